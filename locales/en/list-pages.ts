export const listPages = {
  pages: 'Pages of the list',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
  failed: 'The text could not be loaded.',
  whole: 'The whole text',
  loadingAll: 'Loading the whole list.',
  allFailed: 'The rest of the list could not be loaded.',
  again: 'Try again',
  all: 'The whole list without search',
}
