export const cta = {
  bookSession: 'Book free session',
  bookSessionLong: 'Book the free 2-hour session',
  browseCatalogue: 'Browse the catalogue',
}
