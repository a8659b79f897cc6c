export const product1 = {
  title: 'Automation catalogue: tasks, delivery days, limits',
  description:
    'Search automations by department, method, platform and effort. Each with its problem, what runs afterwards, delivery days and limits.',
  long: 'Automations,',
  short: 'ready to depart.',
  lede: 'Each line is an automation we have thought through: what it removes, what it needs from you, how many days until it runs, and where its limits are.',
  stop: 'Catalogue',
  reading: {
    stop: 'Key',
    long: 'How to read',
    short: 'a line.',
    items: {
      line: {
        name: 'Line',
        text: 'A short name for calls and emails, numbered by department. It stays when you filter or sort.',
      },
      stops: {
        name: 'Manual stops',
        text: 'Places where somebody has to touch a case. Grey is today in a typical mid-sized company, vermilion is what stays with people afterwards.',
      },
      days: {
        name: 'Live in',
        text: 'Days from the agreed start to production-ready, once we have access and samples. At most {{days}}; anything longer is split.',
      },
      assumed: {
        name: 'Assumptions',
        text: 'Volume and minutes are our starting values, not measured results; the costs are those of individual development, and on a plan its price applies. Replace them with yours.',
        link: 'Open the ROI forecast',
      },
    },
  },
  missing: {
    stop: 'Connections',
    long: 'Your process',
    short: 'is not on the board?',
    text: 'Most processes are in no catalogue. Draw yours with the times it takes today, or tell us about it. We also say when automating would not pay.',
    draw: 'Draw my process',
  },
}
