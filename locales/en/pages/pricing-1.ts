export const pricing1 = {
  title: 'Pricing: basic at 19 per month, or custom',
  description:
    'Catalogue automations at 19 per month with 20% off for a year in advance and a 14-day trial, or individual development at a fixed price.',
  long: 'A ticket for every day,',
  short: 'or a track of your own.',
  lede: 'Two ways to travel: the basic plan for automations from the catalogue, and custom development for the process that is in none.',
}
