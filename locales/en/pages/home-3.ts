export const home3 = {
  title: 'For management: the return first, then the decision',
  description:
    'An ROI forecast with a range instead of a promise, the price in advance, the risk on one page. Two of four steps cost nothing.',
  long: 'What it returns,',
  short: 'before what it costs.',
  lede: 'For those who sign: a forecast with a range instead of a promise, a fixed price in advance, and an honest list of what can go wrong.',
}
