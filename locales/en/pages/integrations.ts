export const integrations = {
  title: 'Integrations: the systems we connect',
  description:
    'ERP, CRM, accounting, mail, files, HR, ticketing and databases: what we read and write there, how we sign in, and where the limits are.',
  stop: 'Systems',
  long: 'Your systems',
  short: 'stay where they are.',
  lede: 'We connect what you already run. For each system: what we read and write, how we sign in, and where the limits are.',
  board: {
    stop: 'Directory',
    long: 'Connections,',
    short: 'documented.',
    search: 'Search the systems',
    placeholder: 'SAP, mailbox, invoice',
    categories: 'Types of system',
    count: '{{shown}} of {{all}} systems',
    none: 'No system here has all of these words. It may still be within reach: ask us.',
    ask: 'Ask about a system',
    clear: 'Show all systems',
    noScriptLink: 'All systems in full',
    remark:
      'Product names belong to their owners. We name them to say what we can connect to, not to claim a partnership.',
  },
  counted: {
    stop: 'Counted',
    long: 'What “{{count}}+” means,',
    short: 'and how it is counted.',
    integrations: {
      figure: '{{count}}+ integrations',
      here: '{{documented}} documented on this page',
      all: '{{count}} counted',
      text: 'A system counts once, if it has a documented way in: interface, database, file or mailbox. {{documented}} of them are written up on this page. The others are reached in one of two ways.',
      ways: [
        {
          name: 'Through standard interfaces',
          text: 'REST, OData, SOAP, SQL, SFTP, IMAP. Anything that speaks one of these can be connected without a dedicated product: industry software, portals, the old database in the basement.',
        },
        {
          name: 'Through ready connectors',
          text: 'The automation platforms we build on, such as Power Platform and n8n, come with several hundred connectors each. We count only those for software found in companies like yours, and none twice.',
        },
      ],
      limit:
        'What the number does not say: that every system can be read and written in full. That depends on its vendor, its edition and your licence, and it is the first thing we check in the free session.',
    },
    platforms: {
      figure: '{{count}}+ platforms',
      text: 'Software that you may already run and that can carry an automation, so you buy nothing new. At present there are {{listed}}:',
    },
    checked: 'Definitions last checked on {{date}}.',
  },
  call: {
    long: 'Your system',
    short: 'is not on the list?',
    text: 'Name it in the free session. Within two working days you get a demo with invented data, or a clear no with the reason.',
  },
}
