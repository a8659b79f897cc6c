/** In the tools, for whoever is signed in. */
export const saving = {
  name: 'Name in your account',
  forecastName: 'Forecast of {{date}}',
  save: 'Save to my account',
  sending: 'Saving',
  saved: 'Saved.',
  open: 'My account',
  nameless: 'Please enter a name, so you can find it again.',
  full: 'The account is full. Remove something there first.',
  tooLong: 'This is too long to save. The link in the address bar still holds all of it.',
  tooMany: 'Too many attempts in a short time. Please wait a moment.',
  ended: 'Your session has ended.',
  logIn: 'Log in and come back to this',
}
