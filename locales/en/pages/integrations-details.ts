export const integrationsDetails = {
  title: 'One integration in full: data flow, rights, limits',
  description:
    'Data flow, permissions, limits and failure cases of one integration, shown in full as we document it for every customer.',
  stop: 'Example',
  long: 'One connection,',
  short: 'in full.',
  lede: 'This is how we document a connection before we build it: data flow, permissions, limits, and what happens when the other side is down.',
  example: 'Example: {{system}}',
  flow: {
    stop: 'One run',
    heading: 'What happens in one run',
    label:
      'Data flow between {{system}}, the automation and a person in seven steps; the list below says the same in words.',
    automation: 'Automation',
    person: 'Person',
    order: 'order of steps, not to scale',
    steps: [
      { name: 'Start', text: 'An event in the system starts the run, or the clock does.' },
      { name: 'Read', text: 'Only what has changed since the last run is fetched, page by page.' },
      { name: 'Check', text: 'Comparing and calculating happen outside the system and are logged.' },
      { name: 'Ask', text: 'What is unclear goes to a person, with the document beside the question.' },
      { name: 'Write', text: 'One record, with our reference and the version that was read.' },
      { name: 'Refused?', text: 'If the record has changed since, the run reads it again.' },
      { name: 'Done', text: 'The number of the new document is noted. The case is closed.' },
    ],
  },
  both: { stop: 'Read and write' },
  rights: {
    stop: 'Rights',
    caption: 'What the technical user may do',
    action: 'Action',
    right: 'Right',
    reason: 'Why',
    yes: 'yes',
    some: 'named fields',
    no: 'no',
    rows: {
      read: {
        action: 'Read the objects named in the order',
        reason: 'Otherwise there is nothing to compare.',
      },
      create: {
        action: 'Create documents, parked or blocked',
        reason: 'A draft that a person releases can be wrong without harm.',
      },
      change: { action: 'Change master data', reason: 'Field by field, each one agreed and logged.' },
      post: {
        action: 'Post, pay, release',
        reason: 'Stays with people unless you decide otherwise in writing.',
      },
      delete: { action: 'Delete', reason: 'Mistakes are reversed, so they stay visible.' },
      manage: {
        action: 'Manage users, roles, settings',
        reason: 'An automation must not be able to widen its own rights.',
      },
    },
  },
  limits: {
    stop: 'Limits',
    caption: 'When something goes wrong',
    case: 'Situation',
    reaction: 'What the automation does',
    notice: 'What you notice',
    rows: [
      {
        case: 'The system cannot be reached',
        reaction: 'Waits and tries again, at growing intervals. Cases queue up, none is lost.',
        notice: 'A message if it lasts longer than an hour.',
      },
      {
        case: 'The record changed in the meantime',
        reaction: 'Reads again and checks again; after the third time the case goes to a person.',
        notice: 'Nothing, or one more question in the list.',
      },
      {
        case: 'A right is missing or a key has expired',
        reaction: 'Stops before writing. Nothing is left half done.',
        notice: 'A message to your administrator with the name of the right.',
      },
      {
        case: 'The same case arrives twice',
        reaction: 'Recognises its own reference and creates nothing.',
        notice: 'A line in the log.',
      },
      {
        case: 'An answer looks different from yesterday',
        reaction: 'Stops this kind of case; the others carry on.',
        notice: 'A message to us and to you.',
      },
    ],
    agreed: 'Intervals and recipients are agreed for each project; these are our defaults.',
  },
  back: 'All systems in the directory',
  call: {
    long: 'Your systems,',
    short: 'documented like this.',
    text: 'Bring one process and the names of the systems it runs through. In the session we tell you what can be read and written, and who has to agree.',
  },
}
