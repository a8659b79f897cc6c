export const aboutDetails = {
  title: 'How we work: principles, data handling, technology',
  description:
    'Nine principles, where your data goes and where it does not, which technology we choose and why, and who does what in our team.',
  long: 'How we decide,',
  short: 'written down.',
  lede: 'Principles are only useful if you can hold us to them. So each of the nine says what you get out of it and what it costs us.',
  principles: {
    stop: 'Principles',
    you: 'What you get',
    us: 'What it costs us',
    list: [
      {
        name: 'Rules before models',
        you: 'The simplest method that solves the task. It is cheaper to run, and anyone can trace what it did.',
        us: 'The larger invoice.',
      },
      {
        name: 'Measure, then build',
        you: 'We time the process before we touch it, and again afterwards with the same stopwatch.',
        us: 'Now and then the second figure disappoints. You see it all the same.',
      },
      {
        name: 'People decide what matters',
        you: 'Money, contracts and anything about people: software prepares, a person decides. Only for money can you set limits within which it acts alone.',
        us: 'Demos that look less magical.',
      },
      {
        name: 'Data stays at home',
        you: 'Automations built for you run where your data already is, on your servers or in your cloud.',
        us: 'Effort to fit into systems we did not choose.',
      },
      {
        name: 'As little access as possible',
        you: 'Read-only until writing is needed, one account for each automation, and you hold the off switch.',
        us: 'More requests to your administrators in the first days.',
      },
      {
        name: 'Everything leaves a trace',
        you: 'Each run records its steps, the rule or model version, the result and who approved it.',
        us: 'Code that nobody applauds.',
      },
      {
        name: 'Exceptions first',
        you: 'We build the odd cases before the normal one, because they decide whether it works on a Monday.',
        us: 'A first demo that dazzles less.',
      },
      {
        name: 'Made to be handed over',
        you: 'Source code, drawing and runbook go into your own repository, explained to your team.',
        us: 'You need us less.',
      },
      {
        name: 'A no in writing',
        you: 'If the forecast does not support the project, we tell you so in writing, with the figures.',
        us: 'The project.',
      },
    ],
  },
  data: {
    stop: 'Data',
    long: 'Where your data goes,',
    short: 'and where it stops.',
    text: 'One track for each kind of data. A ring is a place where it stays, a buffer stop is where it ends, and a dashed track is used only if you agree. This holds for individual development; the plans run on our servers in the European Union, under a data processing agreement.',
    caption: 'The path of each kind of data through your systems, the automation, our workshop and others',
    kind: 'Kind of data',
    zones: ['Your systems', 'Automation, in your IT', 'Our workshop', 'Others'],
    marks: {
      start: 'starts here',
      stop: 'is used here',
      asked: 'only if you agree',
      end: 'does not get here',
      none: 'is not here',
    },
    rows: {
      business: {
        name: 'Invoices, emails, orders, files',
        text: 'Your business data is processed where it is. We look at it on your screen.',
      },
      samples: {
        name: 'Samples for the demo',
        text: 'Invented, or anonymised by you. Deleted with the demo, on the day named in the email.',
      },
      secrets: {
        name: 'Passwords and keys',
        text: 'They are kept in your vault. The automation fetches them; we never see them.',
      },
      logs: {
        name: 'Log of every run',
        text: 'Stays with you. If something goes wrong you show us the part in question.',
      },
      questions: {
        name: 'Questions to a language model',
        text: 'Only where the method needs one: a provider under contract with you, in a region you choose, or a model on your own hardware.',
      },
      contacts: {
        name: 'Contact names and addresses',
        text: 'We need them to work with you. They are kept by our hosting and mail providers; the invitation says who receives data in an online session.',
      },
      training: {
        name: 'Training material for other people’s models',
        text: 'Your data is not used for it. There is no track.',
      },
    },
    link: 'What this website itself stores',
  },
  technology: {
    stop: 'Technology',
    long: 'Boring technology,',
    short: 'chosen for a reason.',
    caption: 'What we use for each task, why, and when we do not',
    columns: ['Task', 'We use', 'Because', 'Except when'],
    rows: [
      {
        task: 'Where it runs',
        take: 'your servers or your cloud account',
        because: 'the data need not move and the bill is yours to see',
        otherwise: 'you run no IT of your own: then with us, on servers in the European Union',
      },
      {
        task: 'Workflows',
        take: 'the engine you already have, else n8n or Camunda',
        because: 'your people can open the drawing and change it',
        otherwise: 'there are only three steps: then a script will do',
      },
      {
        task: 'Our own code',
        take: 'Python and TypeScript',
        because: 'you will find people who can read it',
        otherwise: 'your team works in another language and will take over',
      },
      {
        task: 'Storage',
        take: 'your database, else PostgreSQL',
        because: 'backup and access rights exist already',
        otherwise: 'the data belongs in a file, as with archives',
      },
      {
        task: 'Predictions',
        take: 'small models that can be explained',
        because: 'they are trained in minutes and show what tipped the balance',
        otherwise: 'it involves images or sound: these need deep networks',
      },
      {
        task: 'Language',
        take: 'a model with a European contract, or open weights on your hardware',
        because: 'input is not used for training, and deletion is agreed',
        otherwise: 'a rule finds the same thing in the text',
      },
      {
        task: 'Connections',
        take: 'official interfaces',
        because: 'they survive updates and respect user rights',
        otherwise: 'an old system has none: then files, then, last of all, the screen',
      },
      {
        task: 'Secrets',
        take: 'your vault',
        because: 'whoever leaves takes nothing with them',
        otherwise: 'never',
      },
    ],
  },
  roles: {
    stop: 'Roles',
    long: 'Who is on board,',
    short: 'and when.',
    text: 'A full circle leads, a ring assists, an empty field is not on this train.',
    caption: 'Which role takes part in which step',
    step: 'Step',
    marks: { leads: 'leads', works: 'assists', none: 'not on board' },
    names: {
      analyst: 'Process analyst',
      engineer: 'Automation engineer',
      scientist: 'Data scientist',
      lead: 'Project lead',
      protection: 'Data protection lead',
    },
    steps: {
      session: 'Requirements session',
      demo: 'Working demo',
      goals: 'Goals and ROI',
      implementation: 'Implementation',
      handover: 'Handover',
    },
    link: 'Four of these roles are open',
  },
}
