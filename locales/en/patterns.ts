export const patterns = {
  stop: 'Pattern library',
  use: 'Use it',
  avoid: 'Do not use it',
  props: 'Props',
  noProps: 'None.',
  others: 'The other two parts of the library',
}
