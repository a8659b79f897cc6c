export const features = {
  title: 'Six methods, from rules to agents',
  description:
    'Rule-based automation, workflow, machine learning, deep learning, language AI, agentic AI: what each is right for, and when to use none.',
  long: 'As simple as possible,',
  short: 'as clever as necessary.',
  lede: 'Six methods on one line. We start at the left, where everything can be traced, and move right only when the task demands judgement.',
  labels: {
    fits: 'Fits when',
    fails: 'Does not fit when',
    needs: 'You bring',
    check: 'We check',
    duration: 'Until live',
    days: '{{from}} to {{to}} days for its {{count}} catalogue entries; the bar is {{max}} days',
    examples: 'From the catalogue',
  },
  groups: {
    traceable: {
      stop: 'Traceable',
      long: 'Every result can be explained',
      short: 'line by line.',
      lede: 'The first two methods do what was written down, no more and no less. They are cheap to run, easy to test, and solve more than most people expect.',
    },
    learned: {
      stop: 'Learned',
      long: 'Learned from your past cases,',
      short: 'measured against them.',
      lede: 'The next two find patterns that nobody could write down. Their results are estimates with an error rate, and that rate is known before anything goes live.',
    },
    judging: {
      stop: 'Judging',
      long: 'Reads, weighs and drafts,',
      short: 'inside your limits.',
      lede: 'The last two handle language and open tasks. They are the most capable and the least predictable, so they get the tightest limits and the fullest logs.',
    },
  },
  methods: {
    rules: {
      what: 'A program carries out steps that are written down completely: if this, then that. The same input gives the same output, today and in three years.',
      fits: [
        'You can write the rule on one page, exceptions included.',
        'The data arrives in fields: a form, a table, an export, an e-invoice.',
        'An auditor will ask why, and “because of line 14” is a good answer.',
      ],
      fails: [
        'Every third case is an exception.',
        'The layout of the input changes each month without notice.',
      ],
      needs: 'One person who knows the rule, and twenty real cases with the right result.',
      check:
        'All twenty cases run as tests before every change. A case that fits no rule is never guessed at: it goes to a person.',
    },
    workflow: {
      what: 'A digital routing slip: the case moves from person to system to person by itself, with deadlines, deputies and reminders. Each handover is recorded.',
      fits: [
        'Most of the time is waiting, not work.',
        'Nobody can say at once where a case is stuck.',
        'Approvals wait for a person who is on holiday.',
      ],
      fails: [
        'The approval has never once been refused. Then it should be removed.',
        'The people involved would have to work in yet another window.',
      ],
      needs: 'The real route with its detours, who may decide what up to which amount, and who stands in.',
      check:
        'We run the last ten real cases through the new route on paper first, then let both run side by side for a few days.',
    },
    'machine-learning': {
      what: 'A model learns from recorded cases how inputs relate to the outcome, and gives an estimate with a probability for new ones.',
      fits: [
        'Thousands of past cases are stored with their outcome.',
        'Experienced people are right more often than beginners, but cannot say why.',
        'A good estimate early is worth more than an exact figure late.',
      ],
      fails: [
        'There are a few hundred records, or the outcome was never written down.',
        'The world has changed so much that the past says little.',
      ],
      needs: 'An export of past cases, and someone who knows what the columns really mean.',
      check:
        'The model must predict the latest months without having seen them, and beat a simple rule of thumb. If it does not, we deliver the rule of thumb.',
    },
    'deep-learning': {
      what: 'Neural networks with many layers recognise things in images, sound and sensor data, where even an expert could not name the features.',
      fits: [
        'A person sees or hears the answer in a second.',
        'A camera, microphone or sensor is there or easy to add.',
        'It is clear what to do when in doubt.',
      ],
      fails: [
        'A barcode, a light barrier or a required field would do.',
        'The fault occurs twice a year, so there is nothing to learn from.',
      ],
      needs:
        'Several hundred labelled examples per class. We often start with a network that has been trained on other data.',
      check:
        'A separate set of images decides, never the one used for training. You set how many missed faults and how many false alarms are acceptable.',
    },
    'language-ai': {
      what: 'A language model reads, sorts, extracts, summarises and drafts text. It works with wording it has never seen before.',
      fits: [
        'The same thing arrives in a hundred wordings: orders, claims, enquiries.',
        'The result can be checked against a source in seconds.',
        'A draft saves most of the work even if someone still edits it.',
      ],
      fails: [
        'The number has to be exact and a database already holds it.',
        'Nobody would look at the draft before it is sent.',
      ],
      needs:
        'Fifty typical texts, the fields you want out of them, and a decision on where the model may run.',
      check:
        'Every extracted value shows its place in the source. We measure the share of correct fields on texts the model has not seen, and below your threshold a person decides.',
    },
    'agentic-ai': {
      what: 'A language model plans its own steps, uses tools such as search, mail or your systems, looks at the result and tries again, until the task is done or a limit is reached.',
      fits: [
        'The path is different every time, but the goal is clear.',
        'Steps can be undone, or a person approves the last one.',
        'Today someone spends hours collecting things from many places.',
      ],
      fails: [
        'One wrong step cannot be taken back.',
        'The path is always the same. Then a workflow is cheaper and safer.',
      ],
      needs:
        'A list of what it may read, what it may write, how much it may spend, and when it must stop and ask.',
      check:
        'Each step is logged and can be replayed. It starts read-only; write access is granted one action at a time.',
    },
  },
  check: {
    stop: 'Self-check',
    long: 'Which method fits your task?',
    short: 'Perhaps none.',
    lede: 'Five questions about one task. The answer is computed here in your browser and sent nowhere.',
    questions: {
      often: {
        label: 'How often does the task come up?',
        answers: {
          rare: 'Fewer than ten times a month',
          regular: 'Ten to a hundred times a month',
          often: 'More often than that',
        },
      },
      rule: {
        label: 'Could a new colleague do it from a written rule?',
        answers: {
          clear: 'Yes, completely',
          handover: 'Yes, but the case gets stuck between several people',
          judgement: 'No, it takes experience',
          open: 'No, even the path is different every time',
        },
      },
      input: {
        label: 'What comes in?',
        answers: {
          fields: 'Fields, numbers, tables',
          text: 'Free text: emails, letters, PDFs',
          senses: 'Images, sound or sensor data',
        },
      },
      history: {
        label: 'Are there past cases with their outcome?',
        answers: {
          little: 'A few hundred at most, or I do not know',
          much: 'Thousands, and the outcome is recorded',
        },
      },
      mistake: {
        label: 'What happens if one result is wrong?',
        answers: {
          noticed: 'Someone notices and corrects it',
          expensive: 'It costs money',
          final: 'It cannot be undone',
        },
      },
    },
    result: 'Result',
    open: 'The result appears once all are answered. Still open: {{count}}.',
    none: 'Don’t automate this',
    verdicts: {
      rare: 'Fewer than ten cases a month rarely repay building and looking after an automation, unless each takes hours. Write a good checklist and spend the money elsewhere.',
      noExamples:
        'Not yet. A network usually needs several hundred labelled examples per class, often thousands in all; some lines in the catalogue need fewer. Collect pictures or recordings for a few weeks first, and ask whether a barcode or a sensor would do.',
      noRecords:
        'Not yet. If experience decides and nobody recorded the outcomes, there is nothing to learn from. Record input, decision and outcome for a few months; then ask again.',
      rules: 'The simplest method is enough, and that is good news: cheap, fast and easy to explain.',
      workflow:
        'The time is lost between people. A route with deadlines and deputies does more than any model would.',
      'machine-learning':
        'There is enough history to learn from. The estimate has to beat your rule of thumb, otherwise we do not build it.',
      'deep-learning':
        'A person sees or hears it at once, and there are enough examples. That is what neural networks are for.',
      'language-ai':
        'The content is in the wording. A language model reads it, and fixed rules check what it has read.',
      'agentic-ai':
        'The goal is clear, the path is open. An agent can do this if its rights are narrow and its steps are logged.',
    },
    careful: {
      expensive: 'Since mistakes cost money: below a threshold that you set, a person decides.',
      final: 'Since a mistake cannot be undone: a person keeps the last click, whatever the method.',
    },
    depth: 'Read about this method',
    session: 'Go through it with us, free',
    caption: 'The same check as a table. Read from the top: the first line that fits counts.',
    columns: { when: 'If the task …', result: 'Then' },
    rows: {
      rare: 'is short and comes up fewer than ten times a month',
      workflow: 'has a clear rule, but gets stuck between several people',
      'agentic-ai': 'takes a different path every time',
      'deep-learning':
        'starts with images, sound or sensor data, and enough cases are recorded, usually thousands',
      noExamples: 'starts with images, sound or sensor data, without such a record',
      'language-ai': 'starts with free text',
      'machine-learning': 'takes experience, and thousands of cases are recorded with their outcome',
      noRecords: 'takes experience, without such a record',
      rules: 'is none of these: a clear rule and data in fields',
    },
    later: 'Don’t automate this yet',
    note: 'If a mistake cannot be undone, a person keeps the last click in every line of this table.',
  },
}
