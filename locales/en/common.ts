export const common = {
  skip: 'Skip to content',
  bookSession: 'Book free session',
  bookSessionLong: 'Book the free 2-hour session',
  browseCatalogue: 'Browse the catalogue',
  newPage: 'Page: {{title}}',
}
