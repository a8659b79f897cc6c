export const faq = {
  topics: {
    start: {
      title: 'Getting started',
      questions: {
        'what-happens-in-the-session': {
          question: 'What happens in the free session?',
          answer:
            'You show us one process as it really runs, with its screens, paperwork and detours. We ask, draw and time every step: how long it takes and how long the case waits before it. After at most {{sessionHours}} hours you have a scale drawing with the expensive waits marked, and a first opinion on what can be automated and what should not be. You keep the drawing, whether or not we go on.',
        },
        'what-should-we-bring': {
          question: 'What do we have to prepare?',
          answer:
            'Not much. Choose one process that regularly annoys you, and bring the person who does it every day, not just the one responsible for it. Five real cases help more than any manual: two normal ones, two with problems, and last month’s worst. Black out personal data, or tell us from memory. Written process descriptions are welcome, but we trust daily practice more.',
        },
        'is-the-demo-really-free': {
          question: 'Is the demo really free? What is the catch?',
          answer:
            'It is free and commits you to nothing. The catch is on our side: no later than {{demoDays}} working days after the session we have built something that works on your case, with invented or anonymised data. If you then say no, we have worked for nothing. We do it because a demo you can click answers questions that no presentation can, and because we would rather lose two days than start the wrong project.',
        },
        'what-if-our-process-is-not-suitable': {
          question: 'What if our process is not suitable?',
          answer:
            'Then we say so, ideally in the first hour. Typical reasons: it happens too rarely, the rule changes every month, or a single approval causes all the waiting and should simply be dropped. The last one is the best result of all, because it costs nothing. The self-check on our methods page gives you a first answer beforehand, and it may also say “don’t automate this”.',
        },
        'who-do-we-talk-to': {
          question: 'Who do we talk to?',
          answer:
            'The people who would build it: usually a process analyst and an automation engineer. There is no sales team making promises that others have to keep. From the session to the handover you normally keep the same two people; if one of them is ill, the other knows the case. Sessions are online, in English or German, and you may bring as many colleagues as you like.',
        },
      },
    },
    money: {
      title: 'Price and return',
      questions: {
        'what-does-it-cost': {
          question: 'What does it cost?',
          answer:
            'Automations from the catalogue run on a plan: free for trying things out, {{price}} per month for Basic (Starter in the list of plans), or {{annual}} if you pay a year in advance, which is {{sum}} per year. Individual development has a fixed price that depends on systems, steps, exceptions and methods; the estimate on our pricing page shows the range at once. The session, the demo and the work on goals and return are free. All prices are net and for businesses only.',
        },
        'which-plan-do-we-need': {
          question: 'Which plan do we need?',
          answer:
            'Count the cases per month, not the people: one invoice, one ticket or one order is one case. Up to {{freeCases}} cases the free plan is enough, up to {{basicCases}} Starter, up to {{professionalCases}} Professional. If you reach a limit we tell you; cases under way are completed, new ones wait, and you pay more only if you order a larger plan. Start small. Moving up takes effect at once, moving down at the end of the month or year you have paid for.',
        },
        'how-reliable-is-the-forecast': {
          question: 'How reliable is the ROI forecast?',
          answer:
            'It is arithmetic on your own assumptions, shown as a range with the formula beside it. It is not a guarantee. The three weakest inputs are nearly always the usable share of the time gained, the share that can be automated and the minutes per case, because people underestimate waiting and overestimate work. So we measure five real cases before we believe any number, and after going live we compare the forecast with the log.',
        },
        'are-there-follow-up-costs': {
          question: 'Are there running costs?',
          answer:
            'Yes, and you should plan for them. Running an automation costs money every month: hosting, monitoring, and for language models a small amount per case. Interfaces change, so someone has to look after it from time to time. The estimate names the running cost per month separately from the one-off price. Your own people will also spend time on it, mostly on the exceptions that were left to a person on purpose.',
        },
        'how-are-we-billed': {
          question: 'How are we billed, and in which currency?',
          answer:
            'Plans are invoiced in advance, monthly or yearly; individual development after you have accepted the result. Invoices come electronically and are due 14 days after receipt. Prices are net; VAT is added where it applies. German pages show prices in euros, English ones in dollars. Which currency we invoice in is agreed when you order and named in the confirmation. We never need a credit card.',
        },
      },
    },
    time: {
      title: 'Duration and effort',
      questions: {
        'how-can-14-days-be-enough': {
          question: 'How can {{implementationDays}} days be enough?',
          answer:
            'Because the long part comes first: by then the process is drawn, a demo has shown that it works, and goals and limits are agreed in writing. What remains is one process, one scope and a small team that builds nothing else in those days. Whatever does not fit becomes a second step or is declined. We do not replace an ERP system in {{implementationDays}} days, and nobody should promise you that.',
        },
        'when-does-the-clock-start': {
          question: 'When do the {{implementationDays}} days start?',
          answer:
            'On the day named in the quote you accept. Before that day, three things have to be in place: access to the systems involved, a person on your side who can decide, and, where the law requires it, sign-off from data protection and the works council. If one of these is late, the deadline moves by the same number of days. We tell you at once.',
        },
        'how-much-time-does-our-team-need': {
          question: 'How much time does our own team need?',
          answer:
            'Plan two hours for the session, one hour to try the demo, and then about half an hour a day while we build: questions about exceptions, a look at intermediate results. In the last days one person tests with real cases, usually half a day in all. It cannot be done in less. Projects rarely fail because of technology; they fail because nobody on the customer’s side had time to answer.',
        },
        'what-if-you-need-longer': {
          question: 'What if you need longer than promised?',
          answer:
            'Then you do not pay more. The price is fixed, and you pay only after acceptance, that is, when the result meets the criteria we wrote down together. If we notice that something is larger than expected, we say so with a proposal: leave a part out, build it later, or stop. If you stop before acceptance, you pay for what has been done so far and get what there is.',
        },
      },
    },
    it: {
      title: 'Your IT',
      questions: {
        'do-we-have-to-replace-software': {
          question: 'Do we have to replace any software?',
          answer:
            'No. The automation goes between the systems you have: it reads from one, decides or calculates, and writes to the other. That is the point of more than {{integrations}} integrations and more than {{platforms}} platforms: the tool follows your IT, not the other way round. We recommend replacing something only when its vendor has stopped supporting it, and then it is a separate project that somebody else usually does better.',
        },
        'where-does-it-run': {
          question: 'Where does the automation run?',
          answer:
            'Plans run on our servers in the European Union, Enterprise also in your own IT. Individual development runs where you want it: in your cloud account, on a server in your building, or with us. Language models can be used through a large provider’s European data centre or, with smaller models, entirely in your own network. The second is slower and less capable, but some data should not leave the building. We decide this together before the demo.',
        },
        'system-without-interface': {
          question: 'Our system has no interface. What then?',
          answer:
            'There is nearly always another way in: the database behind it, an export file at night, a mailbox, a printer queue. If nothing else works, a program can operate the screen like a person. That is our last resort, because it breaks whenever a window changes, and we tell you so. In a few cases we have to say that connecting the system would cost more than the process loses.',
        },
        'which-access-do-you-need': {
          question: 'What access do you need?',
          answer:
            'As little as possible. A separate technical account for each system, with the rights the process needs and no more: reading first, writing to single fields later. No personal passwords, no administrator rights, no permanent remote access. You create the accounts and can lock them at any time. For the demo we need none at all; it works with invented or anonymised data.',
        },
        'who-maintains-it': {
          question: 'Who looks after it once it is running?',
          answer:
            'Whoever you choose. At the handover you get the source code, the configuration and a workflow description that others can follow; your team is trained on its own case. If you have nobody for it, we look after it for a monthly fee agreed in advance. Plans include maintenance. You may also hand the automation to another firm: your rights allow that.',
        },
      },
    },
    data: {
      title: 'Data protection and people',
      questions: {
        'do-you-see-personal-data': {
          question: 'Do you get to see personal data?',
          answer:
            'Not until there is a data processing agreement under Art. 28 GDPR. Sessions and demos work with invented or anonymised data. After that only the people who work on it see anything, and only what the process needs. Logs record which step ran when and with what result; what they show of the content, and for how long, is agreed with you and set in the system.',
        },
        'are-our-data-used-for-training': {
          question: 'Is our data used to train models?',
          answer:
            'Not by us: we do not use your data to train models for others. If a model is trained on your cases, it belongs to your process and stays there. For language models we use only services whose contract rules out training on your inputs, and we show you the clause. If you want to rely on no contract at all, a model in your own network is the answer.',
        },
        'what-does-the-works-council-ask': {
          question: 'What will the works council ask?',
          answer:
            'Usually three things: does it record who did what and when, who can see that, and will it be used to judge people? In Germany a system that is objectively suitable for monitoring is subject to co-determination, even if nobody intends to monitor. So involve the council while everything is still on paper, and decide field by field. Our article on the subject shows which talks to hold in which order. This is not legal advice.',
        },
        'what-about-the-ai-act': {
          question: 'What does the EU AI Act mean for us?',
          answer:
            'For most back-office automations, little: reading invoices or sorting tickets is not a high-risk use. It becomes serious when software helps to decide about people, for instance in recruiting, credit, or life and health insurance. You are the deployer as soon as AI is involved, usually with few duties, such as supporting your staff’s AI literacy. If an AI itself writes to people, they must be told (Art. 50); in the cases above there are more duties. We name the class we see before the demo, supply the information you need, and advise against projects whose duties outweigh their benefit. This is not legal advice.',
        },
        'will-jobs-be-cut': {
          question: 'Does this cost jobs?',
          answer:
            'That is your decision, and it is better to make it before the project than after it. What we can say: software takes over steps, not jobs, and the saved minutes are spread over several people. In most teams they go into work that had been left undone. We ask for an honest answer at the start, because people who fear for their jobs do not tell you about the exceptions, and without the exceptions no automation works.',
        },
      },
    },
    operation: {
      title: 'Operation and exit',
      questions: {
        'what-if-it-makes-a-mistake': {
          question: 'What happens when the automation makes a mistake?',
          answer:
            'It will, so we plan for it. Rules stop at a case they do not know and hand it to a person. Learning methods give a probability; below the threshold you set, a person decides. Each run is logged, so a mistake can be found, and others like it. And nothing that cannot be undone happens without a human click, except within limits you set. The quote says how often a mistake may occur, as a number we measure.',
        },
        'what-if-an-interface-changes': {
          question: 'What if an interface or a model changes?',
          answer:
            'Our tests notice, ideally before you do. Every automation has a set of known cases that run regularly; if one of them gives a different result, we or your team get a message and the automation stops cleanly. Versions of language models are fixed and changed only after the same tests have passed. What we cannot prevent: an outside provider switching something off. For that, a manual fallback is written down.',
        },
        'how-available-is-it': {
          question: 'How available is the service?',
          answer:
            'The paid plans that we operate have an uptime of at least {{uptime}} in a calendar year, measured every minute. That leaves at most {{downtime}} of downtime a year. Maintenance announced in advance is not counted. If we fall short, the fee for that year is reduced in proportion. The free plan and the trial carry no such promise of availability (SLA), and an automation in your own IT is as available as your IT.',
        },
        'what-happens-after-the-trial': {
          question: 'What happens after the trial?',
          answer:
            'It ends by itself after {{trialDays}} days. No payment details were asked for, so nothing can be charged, and it does not turn into a paid contract. You keep the free plan; you can download anything beyond its limits for 30 days, then we delete it. If you want to go on, you order a plan, and your automations continue with their settings and logs. If not, there is nothing you have to do.',
        },
        'how-do-we-leave': {
          question: 'How do we leave?',
          answer:
            'Cancel by email. Monthly plans end at the end of any contract month; yearly ones at the end of the paid year, with one month’s notice and a reminder from us six weeks ahead. Once paid for, individual development is yours to run: change it, or have others do so. You may switch to another provider at any time, on two months’ notice and without a fee, and take data, workflows and logs with you as JSON and CSV. After 30 days we delete what is left.',
        },
      },
    },
  },
}
