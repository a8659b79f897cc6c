import { expect, test } from 'vitest'

import { isCommonPassword } from './common-passwords.ts'

const context = ['Jane', 'Grünwald', 'jane.gruenwald@nordlicht-logistik.example', 'Kurztakt']

test.each([
  '123456789012',
  '111111111111',
  '121212121212',
  'abcabcabcabc',
  'qwertyuiop123',
  'qwertzuiop12',
  '1q2w3e4r5t6z',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
  '1qaz2wsx3edc',
  'asdfghjkl123',
  'password1234',
  'Passwort2026!',
  'P@ssw0rd1234',
  'passwordpassword',
  'administrator',
  'Administrator1',
  'admintelecom1',
  'Willkommen123',
  'Welcome@12345',
  'iloveyou12345',
  'ichliebedich1',
  'sonnenschein1',
  'Sommer2026!!!',
  'hallohallo123',
  'deutschland1!',
  'schalke041904',
  'unbelievable!',
  'thisismypassword',
  'letmeinletmein',
  'superman12345',
  'basketball23!',
  'qwerty123456!',
  'abcdefghijkl',
  'zxcvbnm12345',
  '147258369147',
  'finalfantasy',
  'Counterstrike1!',
  'playstation2',
  'SonyEricsson',
])('%s is refused.', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Kurztakt2026!', 'grünwald-jane', 'JaneGrünwald1', 'nordlicht-logistik', 'jane.gruenwald1!'])(
  '%s is refused for who can be known by it.',
  (password) => {
    expect(isCommonPassword(password, context)).toBe(true)
  },
)

test.each([
  'correct horse battery staple',
  'vier Kühe mähen den Rasen',
  'xK9#mQ2$vL7p',
  'rugknzvmqhxe',
  'Mein Fahrrad ist grün.',
  '948271650384',
  'ein Lied für den Winter in Kiel',
  '🚲🌧️☕🗺️ nach Süden',
  'x'.repeat(3) + 'Ü7kq-vB2mP',
  'x'.repeat(64),
])('%s is allowed.', (password) => {
  expect(isCommonPassword(password, context)).toBe(false)
})
