export const cookies = {
  heading: 'May we count your visit one day?',
  text: 'This site stores only what it needs: your language, your colour theme and this choice. There is no tracking. If you accept, our scripts may report their own errors to our server, with nothing about you, and we may measure visits if we ever add statistics.',
  privacy: 'Privacy',
  terms: 'Terms',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  settingsHeading: 'Cookie settings',
  present: { accepted: 'You accepted.', declined: 'You declined.', none: 'You have not chosen yet.' },
  until: 'The choice is kept until {{date}} and then forgotten.',
  untilUnknown: 'The choice is kept for {{days}} days.',
  stored: 'Stored on your device: your language, your colour theme if you chose one, and this choice.',
}
