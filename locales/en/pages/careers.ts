export const careers = {
  title: 'Careers: four open roles',
  description:
    'Process analyst, automation engineer, data scientist, project lead: what you would do, what we pay for, how we hire in three conversations.',
  long: 'Get on here,',
  short: 'arrive somewhere.',
  lede: 'Four roles are open. Each advert says what the work is, what it is not, and how the next three weeks run if you apply.',
}
