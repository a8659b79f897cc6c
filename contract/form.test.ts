import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signUpSchema } from './account.ts'
import { limitsOf, problemsOf } from './form.ts'
import { contactSchema } from './lead.ts'

const contact = { name: 'A', email: 'a@example.org', subject: 'S', message: 'x'.repeat(20) }

test('a complete contact form has no problems and optional fields may be missing', () => {
  expect(problemsOf(contactSchema, contact)).toEqual({})
})

test('missing and empty fields are both required', () => {
  const message = ' \n'.repeat(20)
  expect(problemsOf(contactSchema, { ...contact, name: ' ', subject: undefined, message })).toEqual({
    name: { code: 'required' },
    subject: { code: 'required' },
    message: { code: 'required' },
  })
})

test('signs that nobody sees are no text', () => {
  const unseen = { ...contact, name: '\u200b\u2060 \ufeff', message: '\u3164'.repeat(30) }
  expect(problemsOf(contactSchema, unseen)).toEqual({
    name: { code: 'required' },
    message: { code: 'required' },
  })
  // Between others they may mean something: this is one sign, a family.
  const family = '\u{1F468}\u200d\u{1F469}'
  expect(v.parse(contactSchema, { ...contact, name: ` ${family}\u200b` }).name).toBe(family)
})

test('the schema says what a field may do wrong, each of it once', () => {
  const { message, phone } = contactSchema.entries
  expect(limitsOf(message)).toMatchObject({ required: true, minLength: 20 })
  const codes = limitsOf(message).problems.map(({ code }) => code)
  expect(codes.toSorted()).toEqual(['maxLength', 'minLength', 'required'])
  expect(limitsOf(phone)).toMatchObject({ required: false, minLength: 0 })
  expect(limitsOf(undefined).problems).toEqual([])
})

test('a short message says how long it should be', () => {
  expect(problemsOf(contactSchema, { ...contact, message: 'too short' })['message']).toEqual({
    code: 'minLength',
    count: 20,
  })
})

test.each([
  ['name', 120],
  ['phone', 40],
  ['message', 5000],
])('the field %s takes %i characters and not one more', (name, most) => {
  const problems = (length: number) => problemsOf(contactSchema, { ...contact, [name]: 'x'.repeat(length) })
  expect(problems(most)).toEqual({})
  expect(problems(most + 1)).toEqual({ [name]: { code: 'maxLength', count: most } })
})

test('an address has at most 254 characters', () => {
  const email = (length: number) => `a@${'b'.repeat(length - 5)}.de`
  expect(problemsOf(contactSchema, { ...contact, email: email(254) })).toEqual({})
  expect(problemsOf(contactSchema, { ...contact, email: email(255) })['email']?.code).toBe('maxLength')
})

test.each([
  'a',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@b.de, c@d.de',
  'A <a@b.de>',
  'a@b.de\r\nBcc: c@d.de',
  'a@b.de\u2028',
  'a..b@c.de',
  'a.@b.de',
  'a@b.123',
  // A reader of addresses takes these for a@b.de and a@127.0.0.1.
  'a@b.de/c.de',
  'a@b.de?c.de',
  'a@b.de#c.de',
  'a@%62.de',
  'a@127.0.0x1',
  // And a mail server takes these for a mistake of ours, which nobody can mend.
  'a@b|c.de',
  'a@b.d~e',
  `${'a'.repeat(65)}@b.de`,
])('the address %j is refused', (email) => {
  expect(problemsOf(contactSchema, { ...contact, email })['email']?.code).toBe('email')
})

test.each([
  'a@b.de',
  'first.last+tag@sub.example.org',
  'ü@müller.example',
  `${'a'.repeat(64)}@1.de`,
  "o'neil!#$%&*/=?^_`{|}~@b_c-d.de",
  'a@例え.テスト',
])('the address %j is accepted', (email) => {
  expect(problemsOf(contactSchema, { ...contact, email })).toEqual({})
})

test.each([
  '\u202aj\u00fcrgen@example.org\u202c',
  '\ufeff\u200b j\u00fcrgen@example.org\u200d\u3164',
  'j\u00fcr\u00adgen@\u200bexample\u2060.org',
])('the address %j is the one that is seen', (email) => {
  expect(v.parse(contactSchema, { ...contact, email }).email).toBe('j\u00fcrgen@example.org')
})

test('a joiner inside an address stays: without it the domain would be another one', () => {
  const email = 'a@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.example'
  expect(v.parse(contactSchema, { ...contact, email }).email).toBe(email)
  expect(problemsOf(contactSchema, { ...contact, email: '\u200b' })['email']?.code).toBe('required')
})

test('line breaks in single lines, unknown fields and lists instead of text are refused', () => {
  expect(problemsOf(contactSchema, { ...contact, name: 'A\nB' })['name']?.code).toBe('invalid')
  expect(problemsOf(contactSchema, { ...contact, admin: 'yes' })['admin']?.code).toBe('invalid')
  expect(problemsOf(contactSchema, { ...contact, name: ['A'] })['name']?.code).toBe('invalid')
})

test('passwords must be twelve characters long and the same twice', () => {
  const account = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    password: 'long enough indeed',
    confirmPassword: 'long enough indeed',
    business: 'yes',
  }
  expect(problemsOf(signUpSchema, account)).toEqual({})
  expect(problemsOf(signUpSchema, { ...account, password: 'short' })['password']).toEqual({
    code: 'minLength',
    count: 12,
  })
  // Also when the password is too short and the rest is still empty.
  for (const password of ['long enough indeed', 'short']) {
    const { confirmPassword } = problemsOf(signUpSchema, { password, confirmPassword: 'other' })
    expect(confirmPassword?.code).toBe('mismatch')
  }
  expect(problemsOf(signUpSchema, { password: 'short', confirmPassword: '' })['confirmPassword']?.code).toBe(
    'required',
  )
})
