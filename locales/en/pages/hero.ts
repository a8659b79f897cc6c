export const hero = {
  title: 'Pattern library: openings',
  description:
    'Every opening of the site as a living component, with its name, when to use it, when not, and its properties.',
  long: 'How a page begins,',
  short: 'pattern by pattern.',
  lede: 'Every opening used on this site, rendered from the real component, with its name and the reason to choose it.',
}
