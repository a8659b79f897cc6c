export const patterns = {
  stop: 'Pattern library',
  use: 'Use it',
  avoid: 'Avoid it',
  props: 'Props',
  noProps: 'None.',
  others: 'The other two parts of the library',
}
