export const product2 = {
  title: 'Individual development: a track of your own',
  description:
    'For the process that is in no catalogue: draw it in the workflow tool, see it shrink, and follow the four steps from first call to production.',
  long: 'A track of your own,',
  short: 'built in days.',
  lede: 'For the process that is in no catalogue. Draw it, decide what software takes over, and see what remains.',
}
