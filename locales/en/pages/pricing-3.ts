export const pricing3 = {
  title: 'What individual development costs: an estimate',
  description:
    'Set the scope of your process and see the price range of individual development, with the return beside it. No form, no call.',
  long: 'What it costs',
  short: 'beside what it returns.',
  lede: 'Set the size of your process and see a price range at once. The return stands beside it, so that you can stop reading if it does not pay.',
}
