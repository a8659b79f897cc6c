import { expect, test } from 'vitest'

import { company } from '#contract/company.ts'

import { htmlOf, type Letter, textOf } from './letter.ts'

const letter: Letter = {
  locale: 'en',
  long: 'Long',
  short: 'short.',
  preview: 'Preview',
  reference: 'K-7F3A9C',
  paragraphs: ['First <paragraph>', 'Second\nparagraph'],
  stops: [{ time: 'now', title: 'Stop', note: 'Note' }],
  facts: [
    { label: 'Name', value: 'Jane "<b>" Doe' },
    { label: 'Text', value: 'One\nTwo' },
  ],
  action: { label: 'Go', href: 'https://site.test/?a=1&b="' },
  closing: ['Because.'],
}

test('Nothing in a text can become markup.', () => {
  const html = htmlOf(letter)
  expect(html).toContain('First &lt;paragraph&gt;')
  expect(html).toContain('Jane &quot;&lt;b&gt;&quot; Doe')
  expect(html).toContain('href="https://site.test/?a=1&amp;b=&quot;"')
  expect(html).toContain('One<br>Two')
})

test('Both forms of a letter say the same.', () => {
  const text = textOf(letter)
  const plain = htmlOf(letter)
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll('<br>', ' ')
    .replaceAll(/<[^>]+>/g, ' ')
  for (const part of [
    'Long',
    'short.',
    'K-7F3A9C',
    'Second',
    'Stop',
    'Note',
    'Name',
    'Two',
    'Go',
    'Because.',
  ]) {
    expect(text).toContain(part)
    expect(plain).toContain(part)
  }
})

test('A line of text stands beside its label, several below it, and what is missing leaves no trace.', () => {
  const text = textOf(letter)
  expect(text).toContain('\n\nName: Jane "<b>" Doe\n\nText:\nOne\nTwo\n\n')
  const { locale, long, short, preview, paragraphs, closing } = letter
  const bare = { locale, long, short, preview, paragraphs, closing }
  expect(textOf(bare)).toMatch(
    /^Long short\.\n\nFirst <paragraph>\n\nSecond\nparagraph\n\nBecause\.\n\n-- \n/,
  )
  expect(htmlOf(bare)).not.toContain('undefined')
  expect(htmlOf(bare)).not.toMatch(/<table[^>]*><\/table>/)
})

test('An address in our own words is a link, without the sign that ends the sentence; one that somebody typed is not.', () => {
  const html = htmlOf({
    ...letter,
    facts: [
      { label: 'Text', value: 'See https://typed.test/page' },
      { label: 'Drawing', value: 'A <sentence>', href: 'https://site.test/de/product-2#w=1~*0' },
    ],
    closing: ['Sent by https://site.test. Not you (https://site.test/en/reset-password): tell us & wait.'],
  })
  const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    'https://site.test/?a=1&amp;b=&quot;',
    'https://site.test/de/product-2#w=1~*0',
    'https://site.test',
    'https://site.test/en/reset-password',
    `${company.origin}/en/imprint`,
    `${company.origin}/en/privacy-policy`,
  ])
  expect(html).toContain('A &lt;sentence&gt;<br><a ')
  expect(html).toContain('</a>): tell us &amp; wait.</p>')
})

test('What somebody typed is read in the direction of its own script.', () => {
  const html = htmlOf({ ...letter, facts: [{ label: 'Text', value: 'مرحبا.' }] })
  expect(html).toMatch(/<td[^>]* dir="auto"[^>]*>مرحبا\.<\/td>/)
})

test('A letter brings its own dark colours and loads nothing from elsewhere.', () => {
  const html = htmlOf(letter)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(/)
  expect(Buffer.byteLength(html)).toBeLessThan(20_000)
})

test.each([
  ['en', ['Registered office', 'Managing directors', 'VAT ID']],
  ['de', ['Sitz', 'Geschäftsführung', 'USt-IdNr.']],
] as const)('The end of a letter says what is what, and where more stands (%s).', (locale, labels) => {
  const [seat, directors, vat] = labels
  for (const form of [textOf({ ...letter, locale }), htmlOf({ ...letter, locale })]) {
    expect(form).toContain(`${seat}: ${company.city} · ${company.registerCourt[locale]}, `)
    expect(form).toContain(`${vat}: ${company.vatId}`)
    expect(form).toContain(`${directors}: ${company.representatives.join(', ')}`)
    expect(form).toContain(`${company.origin}/${locale}/imprint`)
  }
})
