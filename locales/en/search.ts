/** The words of the search; they come with its list, so that no page carries them. */
export const search = {
  placeholder: 'Invoice, works council, price …',
  kinds: {
    page: 'Pages',
    automation: 'Catalogue',
    question: 'Questions',
    article: 'Articles',
    useCase: 'Use cases',
    integration: 'Integrations',
  },
  /** Before anything is typed. */
  covers:
    'Searches {{page}} pages, {{automation}} automations, {{question}} questions, {{article}} articles, {{useCase}} use cases and {{integration}} integrations. Typos are fine.',
  results: 'Results',
  one: '1 result',
  found: '{{count}} results',
  all: 'Search this list on its own page',
  nothing: 'No results.',
  help: 'Try a shorter word or a synonym. Or browse everything, or ask a person.',
  siteMap: 'Site map',
  contact: 'Ask us',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  slash: 'The key / opens this search',
}
