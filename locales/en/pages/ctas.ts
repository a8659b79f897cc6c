export const ctas = {
  title: 'Pattern library: calls to action',
  description:
    'Every call to action of the site as a living component, with its name, when to use it and when not.',
  long: 'How a page asks,',
  short: 'call by call.',
  lede: 'One primary action per screen, in vermilion. Everything else steps back. These are the calls to action of this site.',
}
