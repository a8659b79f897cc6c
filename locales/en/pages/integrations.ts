export const integrations = {
  title: 'Integrations: the systems we connect',
  description:
    'ERP, CRM, accounting, mail, files, HR, ticketing and databases: what we read and write there, how we sign in, and where the limits are.',
  stop: 'Systems',
  long: 'Your systems',
  short: 'stay where they are.',
  lede: 'We connect what you already run. For each system: what we read, what we write, how we sign in, and where the limits are.',
  board: {
    stop: 'Directory',
    long: 'Connections,',
    short: 'documented.',
    search: 'Search the systems',
    placeholder: 'SAP, mailbox, invoice',
    categories: 'Kinds of system',
    count: '{{shown}} of {{all}} systems',
    none: 'No system here has all of these words. It may still be within reach: ask us.',
    ask: 'Ask about a system',
    clear: 'Show all systems',
    noScriptLink: 'All systems with their whole text',
    remark:
      'Product names belong to their owners. We name them to say what we can connect to; it does not mean a partnership.',
  },
  counted: {
    stop: 'Counted',
    long: 'What “{{count}}+” means,',
    short: 'and how it is counted.',
    integrations: {
      figure: '{{count}}+ integrations',
      here: '{{documented}} documented on this page',
      all: '{{count}} counted',
      text: 'A system counts once, if it has a documented way in and we would take on the connection without research. {{documented}} of them are written up on this page. The others are reached in one of two ways.',
      ways: [
        {
          name: 'Through standard interfaces',
          text: 'REST, OData, SOAP, SQL, SFTP, IMAP. Whatever speaks one of these can be connected without a product of ours for it: industry software, portals, the old database in the basement.',
        },
        {
          name: 'Through ready connectors',
          text: 'The automation platforms that we build on, such as Power Platform and n8n, bring connectors of their own, several hundred each. We count only those for software found in companies like yours, and none twice.',
        },
      ],
      limit:
        'What the number does not say: that every system can be read and written in full. That is decided by its maker, its edition and your licence, and it is the first thing we check in the free session.',
    },
    platforms: {
      figure: '{{count}}+ platforms',
      text: 'Software that you may already run and that can carry an automation, so that nothing new has to be bought. At present there are {{listed}}:',
    },
    checked: 'Definitions last checked on {{date}}.',
  },
  call: {
    long: 'Your system',
    short: 'is not on the list?',
    text: 'Name it in the free session. At most two working days later you get a demo with its fields and invented data, or a clear no with the reason.',
  },
}
