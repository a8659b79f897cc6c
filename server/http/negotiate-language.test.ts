import { expect, test } from 'vitest'

import { negotiateLanguage } from './negotiate-language.ts'

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['fr, de;q=0.5', 'de'],
  ['fr', 'en'],
  ['den', 'en'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['de;q=0.5, en;q=0.9', 'en'],
  ['de, en', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0', 'en'],
  ['de;q=0, en;q=0.1', 'en'],
  ['en;q=0, de;q=0.1', 'de'],
  ['*', 'en'],
  ['fr, *;q=0.5', 'en'],
  ['de;q=0.3, *;q=0.8', 'en'],
  ['*;q=0.1, de', 'de'],
  ['en;q=0, *', 'de'],
  ['de;q=wrong, en;q=0.1', 'en'],
  [`${'x,'.repeat(5000)}de`, 'de'],
])('A browser that accepts %j gets %s.', (acceptLanguage, language) => {
  expect(negotiateLanguage(new Headers({ 'accept-language': acceptLanguage }))).toBe(language)
})

test.each([
  ['lang=de', 'de'],
  ['a=1; lang=de; b=2', 'de'],
  ['a=1;lang=de', 'de'],
  ['lang=fr', 'en'],
  ['lang=de-AT', 'en'],
  ['lang=', 'en'],
  ['slang=de', 'en'],
  ['x=lang=de', 'en'],
  ['lang=fr; lang=de', 'de'],
])('A visitor with the cookie %j and an English browser gets %s.', (cookie, language) => {
  expect(negotiateLanguage(new Headers({ cookie, 'accept-language': 'en' }))).toBe(language)
})
