export const listPages = {
  pages: 'Pages of the list',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
  failed: 'The text could not be loaded.',
  whole: 'The whole text',
}
