import { expect, test } from 'vitest'
import { bindSigns, hyphenate, plain, typeset } from './typography.ts'

test('a German number stays with its unit, a sign with its number, an abbreviation with itself', () => {
  expect(typeset('nach 14 Tagen, 20 % von 1.234,56 €', 'de')).toBe(
    'nach 14\u00a0Tagen, 20\u00a0% von 1.234,56\u00a0€',
  )
  expect(typeset('z. B. § 87 Abs. 1 Nr. 6 BetrVG', 'de')).toBe(
    'z.\u00a0B. §\u00a087 Abs.\u00a01 Nr.\u00a06 BetrVG',
  )
  expect(typeset('am 5. November um 9:00 Uhr', 'de')).toBe('am 5.\u00a0November um 9:00\u00a0Uhr')
  expect(typeset('i. d. R.', 'de')).toBe('i.\u00a0d.\u00a0R.')
  expect(typeset('12 Mio. € in 10 Arbeitstagen', 'de')).toBe('12\u00a0Mio.\u00a0€ in 10\u00a0Arbeitstagen')
})

test('in the words of pages a number keeps its sign, also where the number is filled in later', () => {
  expect(bindSigns('max. {{hours}} h, 99,9 % für 19 € (§ 14 BGB), 14 Tage')).toBe(
    'max. {{hours}}\u00a0h, 99,9\u00a0% für 19\u00a0€ (§\u00a014 BGB), 14 Tage',
  )
  expect(bindSigns('{{name}} hat 3 der Häuser')).toBe('{{name}} hat 3 der Häuser')
})

test('a duration of two units is never broken', () => {
  expect(typeset('2 h 30 min', 'en')).toBe('2\u00a0h\u00a030\u00a0min')
})

test('an English number stays with its unit', () => {
  expect(typeset('within 14 days, Art. 22 GDPR', 'en')).toBe('within 14\u00a0days, Art.\u00a022 GDPR')
})

test('numbers before other words may be broken off', () => {
  expect(typeset('200 Rechnungen und 3 heute', 'de')).toBe('200 Rechnungen und 3 heute')
})

test('a dash stays with what stands before it', () => {
  expect(typeset('heute – nie', 'de')).toBe('heute\u00a0– nie')
})

test('a hyphen between two words with spaces around it is meant as a dash, other hyphens are not', () => {
  expect(typeset('today - or never -- or', 'en')).toBe('today\u00a0– or never\u00a0– or')
  expect(typeset('Ein- und Ausgang, E-Mail, -5, --check, 3-4', 'de')).toBe(
    'Ein- und Ausgang, E-Mail, -5, --check, 3-4',
  )
})

test('German gets the spaces that many do not type', () => {
  expect(typeset('z.B. 10% von 19€, d.h. wenig, i.d.R. mehr', 'de')).toBe(
    'z.\u00a0B. 10\u00a0% von 19\u00a0€, d.\u00a0h. wenig, i.\u00a0d.\u00a0R. mehr',
  )
  expect(typeset('10% of it', 'en')).toBe('10% of it')
})

test('straight quotation marks become those of the language', () => {
  expect(typeset('Er sagt "ja" und (\'nein\').', 'de')).toBe('Er sagt „ja“ und (‚nein‘).')
  expect(typeset('He says "yes" and (\'no\').', 'en')).toBe('He says “yes” and (‘no’).')
})

test('a quotation mark after a word that stands in another piece of text closes', () => {
  expect(typeset('" said nobody', 'en', 'd')).toBe('” said nobody')
})

test('an apostrophe inside a word is one in both languages', () => {
  expect(typeset("it's Mum's", 'en')).toBe('it’s Mum’s')
  expect(typeset("geht's", 'de')).toBe('geht’s')
})

test('three dots become one sign', () => {
  expect(typeset('und so weiter...', 'de')).toBe('und so weiter…')
})

test('only long compounds with a joint we are sure of get a soft hyphen', () => {
  expect(hyphenate('Eingangsrechnungen')).toBe('Eingangs\u00adrechnungen')
  expect(hyphenate('Reisekostenabrechnungen')).toBe('Reisekosten\u00adabrechnungen')
  expect(hyphenate('Rechnung')).toBe('Rechnung')
  expect(hyphenate('Veröffentlichung')).toBe('Veröffentlichung')
})

test('plain text has neither soft hyphens nor fixed spaces', () => {
  expect(plain('Eingangs\u00adrechnung in 14\u00a0Tagen')).toBe('Eingangsrechnung in 14 Tagen')
})
