export const cookies = {
  heading: 'May we count your visit one day?',
  text: 'Right now this site stores only what it needs: your language, your colour theme and this choice. There is no tracking. Your answer decides whether we may measure visits if we ever add statistics.',
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
