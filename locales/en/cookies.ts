export const cookies = {
  heading: 'Cookies: may our scripts report their errors?',
  text: 'This site stores only what it needs: your language, your colour theme, this choice, what you draw and type, and your log-in. No tracking. If you accept, our scripts report their own errors to our server, without an identifier. You can withdraw consent at the foot of any page.',
  privacy: 'Privacy',
  terms: 'Terms',
  accept: 'Accept',
  decline: 'Decline',
  settingsHeading: 'Cookie settings',
  present: { accepted: 'You accepted.', declined: 'You declined.', none: 'You have not chosen yet.' },
  until: 'The choice is kept until {{date}} and then forgotten.',
  untilUnknown: 'The choice is kept for {{days}} days.',
}
