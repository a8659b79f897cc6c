export const passwordProtected = {
  title: 'Open your prepared demo',
  description: 'Open the demo that was prepared for you with the access code from our mail.',
  long: 'Your demo',
  short: 'is waiting on this track.',
  lede: 'We have prepared a demo for you. The access code is in our mail; it is valid for 30 days.',
}
