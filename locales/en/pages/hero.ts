export const hero = {
  title: 'Pattern library: openings',
  description:
    'Every opening on the site as a living component, with its name, when to use it, when not, and its properties.',
  long: 'How a page begins,',
  short: 'pattern by pattern.',
  lede: 'Every opening used on this site, rendered from the real component, with its name and the reason to choose it.',
  sample: {
    opening: {
      long: 'A long way,',
      short: 'now short.',
      lede: 'One or two sentences that say what the page is for and what a visitor can do here.',
    },
    timetable: {
      long: 'Four days of waiting,',
      short: 'forty-one minutes.',
      lede: 'The drawing below plays once when the page opens. It can be replayed and moved by hand.',
    },
  },
  patterns: {
    timetable: {
      name: 'Hero timetable',
      use: 'On the home page only: the claim as a drawing that visitors can play, stop and scrub.',
      avoid: 'On any second page. A claim that is repeated turns into wallpaper.',
    },
    opening: {
      name: 'Plain opening',
      use: 'When the page itself is the message: legal texts, lists, articles.',
      avoid: 'When the page has a drawing or a tool that could speak first.',
    },
    spectrum: {
      name: 'Methods on one line',
      use: 'Where a visitor has to choose between simple and clever.',
      avoid: 'For any other list of six things. The line means: from rules to agents.',
    },
    steps: {
      name: 'Steps to scale',
      use: 'To say how long working with us takes. One day is one day in the drawing.',
      avoid: 'For steps without a duration; there a plain numbered list is more honest.',
    },
  },
  own: {
    heading: 'Openings that belong to one page',
    text: 'These openings are part of their page, because no second page has the same job.',
    list: {
      operations: 'Operations: the workflow tool itself is the opening',
      management: 'Management: a decision sheet with five lines',
      catalogue: 'Catalogue: the departures board',
      pricing: 'Pricing: the ticket with its giant price',
      notFound: 'Not found: a line that ends at a buffer stop',
      pocket: 'Pocket timetable: all links on a folded sheet',
    },
  },
}
