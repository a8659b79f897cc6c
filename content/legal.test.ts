import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type * as v from 'valibot'
import { lasting, type signUpSchema } from '#contract/account.ts'
import { company, storagePrefix } from '#contract/company.ts'
import { type FieldName, type LeadKind, leadKinds } from '#contract/lead.ts'
import { locales } from '#contract/locale.ts'
import { retentionDays } from '#contract/retention.ts'
import { readAccessibility, readLegal } from './legal.ts'
import { routePaths } from './read.ts'

const names = ['accessibility', 'imprint', 'privacy', 'terms'] as const
const paths = routePaths()

test.each(names)('%s is filled in, in both languages, and its links lead somewhere', async (name) => {
  for (const locale of locales) {
    const text = await readLegal(name, locale)
    const html = [text.intro, ...text.sections.map((section) => section.heading + section.html)].join('')
    expect(html).not.toMatch(/\{\{|undefined|\[object/)
    for (const [, target] of html.matchAll(/href="(\/[^"#?]*)/g)) expect(paths).toContain(target)
  }
})

test.each(names)('the sections of %s have the same addresses in both languages', async (name) => {
  const [english, german] = await Promise.all(locales.map((locale) => readLegal(name, locale)))
  const idsOf = (text: typeof english) => text?.sections.map(({ id }) => id)
  expect(idsOf(english)).toEqual(idsOf(german))
  expect(new Set(idsOf(english)).size).toBe(english?.sections.length)
})

test('the tables of a legal text are no stops of the keyboard, since none of them scrolls', async () => {
  for (const locale of locales) {
    const { sections } = await readLegal('privacy', locale)
    const html = sections.map((section) => section.html).join('')
    expect(html).toContain('<table')
    expect(html).not.toContain('tabindex')
  }
})

test('the imprint leads to the licences at the root, also from an address that names a language', async () => {
  for (const locale of locales) {
    const { sections } = await readLegal('imprint', locale)
    const html = sections.find(({ id }) => id === 'content')?.html ?? ''
    const href = /href="([^"]+\.txt)"/.exec(html)?.[1] ?? ''
    // With a slash in front it would get that language, and there is one file for both.
    for (const address of ['/imprint', `/${locale}/imprint`])
      expect(new URL(href, company.origin + address).pathname).toBe('/licenses.txt')
  }
})

test('the accessibility statement says in its own language when it was last checked', async () => {
  const [english, german] = await Promise.all(locales.map((locale) => readLegal('accessibility', locale)))
  const { date } = (await readAccessibility('en')).check
  for (const [text, tag] of [
    [english, 'en-GB'],
    [german, 'de-DE'],
  ] as const) {
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
    const html = text?.sections.map((section) => section.html).join('') ?? ''
    expect(html.replaceAll('\u00a0', ' ')).toContain(day)
  }
})

test('the privacy notice names the controller and every period that the clean-up applies', async () => {
  for (const locale of locales) {
    const { sections } = await readLegal('privacy', locale)
    const section = (id: string) =>
      sections
        .find((each) => each.id === id)
        ?.html.replaceAll('\u00a0', ' ')
        .replaceAll('&amp;', '&') ?? ''
    expect(section('controller')).toContain(company.legalName)
    const { rateKeys, proofs, accountHits, ...days } = retentionDays
    expect(rateKeys).toBe(proofs)
    for (const hours of [rateKeys * 24, accountHits * 24])
      expect(section('periods')).toMatch(new RegExp(`\\b${hours} (hours|Stunden)`))
    for (const period of Object.values(days))
      expect(section('periods')).toMatch(new RegExp(`\\b${period.toLocaleString(locale)} (days|Tage)`))
    const { sessionDays, confirmHours, resetMinutes, demoHours } = lasting
    for (const period of [
      `${sessionDays} (days|Tage)`,
      `${confirmHours} (hours|Stunden)`,
      `${resetMinutes} (minutes|Minuten)`,
    ])
      expect(section('periods')).toMatch(new RegExp(`\\b${period}`))
    expect(section('cookies')).toMatch(new RegExp(`__Host-demo[^]{0,200}?\\b${demoHours} (hours|Stunden)`))
  }
})

/** `language-asked`, `reloaded-at` and the two of the language have no prefix and are not looked for. */
test('the privacy notice names every cookie and every place in storage that the code names, and no other', async () => {
  const files = globSync('{app,contract,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|fixture-/.test(file),
  )
  const code = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .replaceAll('${consentCookie}', '${storagePrefix}-cookie-consent')
    .replaceAll('${workflowKey}', '${storagePrefix}-workflow')
  const own = [...code.matchAll(/`\$\{storagePrefix\}(-[a-z-]+)`/g)].map(([, name]) => storagePrefix + name)
  const locked = [...code.matchAll(/'(__Host-[a-z]+)'/g)].map(([, name = '']) => name)
  // What is attached to a demo request: the other kind has the name of the drawing.
  const names = new Set([...own, ...locked, `${storagePrefix}-forecast`])
  for (const locale of locales) {
    const { sections } = await readLegal('privacy', locale)
    const html = sections.find(({ id }) => id === 'cookies')?.html ?? ''
    const named = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name = '']) => name.replace('…', ''))
    const ours = named.filter((name) => name.startsWith(storagePrefix) || name.startsWith('__Host-'))
    expect([...new Set(ours)].toSorted()).toEqual([...names].toSorted())
  }
})

/** Whoever writes, applies, signs up or is shown a demo is kept with the language that the letters to him are in. */
test('the privacy notice and the record of processing name the language wherever it is kept', async () => {
  for (const locale of locales) {
    const { sections } = await readLegal('privacy', locale)
    const named = ['enquiries', 'applications', 'newsletter', 'accounts'].map(
      (id) => sections.find((each) => each.id === id)?.html.match(/\b(?:language|Sprache)\b/g)?.length,
    )
    // Under accounts that of the account, and that of a prepared demo.
    expect(named).toEqual([1, 1, 1, 2])
  }
  const record = readFileSync('docs/data-protection.md', 'utf8')
  for (const what of [
    'answer enquiries',
    'decide on applications',
    'newsletter',
    'accounts',
    'prepared demos',
  ])
    expect(record).toMatch(new RegExp(`^\\| ${what}.*\\blanguage\\b`, 'm'))
})

type Called = [english: string, german: string]
type SignUpField = keyof v.InferOutput<typeof signUpSchema>

/** How the notice calls each field. */
const called: { [Kind in LeadKind]: Record<FieldName<Kind>, Called> } & {
  account: Record<SignUpField, Called>
} = {
  contact: {
    name: ['name', 'Name'],
    email: ['email address', 'E-Mail-Adresse'],
    subject: ['subject', 'Betreff'],
    message: ['message', 'Nachricht'],
    phone: ['phone', 'Telefon'],
    address: ['and address', 'Anschrift'],
  },
  demo: {
    name: ['name', 'Name'],
    email: ['email address', 'E-Mail-Adresse'],
    company: ['company', 'Unternehmen'],
    process: ['description of the process', 'Beschreibung des Prozesses'],
    preferredTime: ['preferred time', 'Wunschtermin'],
    forecast: ['forecast', 'Prognose'],
    estimate: ['price estimate', 'Preisschätzung'],
    workflow: ['workflow', 'Ablauf'],
  },
  application: {
    role: ['the role you want', 'gewünschte Stelle'],
    name: ['name', 'Name'],
    email: ['email address', 'E-Mail-Adresse'],
    phone: ['phone', 'Telefon'],
    message: ['your letter', 'Ihr Anschreiben'],
    link: ['a link to a profile', 'einen Link zu Profil'],
  },
  newsletter: { email: ['email address', 'E-Mail-Adresse'] },
  account: {
    firstName: ['first and last name', 'Vor- und Nachname'],
    lastName: ['first and last name', 'Vor- und Nachname'],
    email: ['email address', 'E-Mail-Adresse'],
    password: ['your password', 'Ihr Passwort'],
    confirmPassword: ['your password', 'Ihr Passwort'],
    business: ['the declaration that you act as a business', 'die Erklärung, als Unternehmer zu handeln'],
    company: ['company', 'Unternehmen'],
    jobTitle: ['job title', 'Position'],
    phoneNumber: ['phone', 'Telefon'],
    website: ['website', 'Website'],
  },
}
const formPaths = {
  contact: '/contact',
  demo: '/request-a-demo',
  application: '/careers',
  newsletter: '/coming-soon',
  account: '/sign-up',
}
const kinds = [...leadKinds, 'account'] as const

test.each(kinds)('the privacy notice names every field of the form for %s', async (kind) => {
  for (const [index, locale] of locales.entries()) {
    const { sections } = await readLegal('privacy', locale)
    // From its link on, up to the next form or paragraph.
    const text = sections
      .map(({ html }) => html)
      .join('')
      .split(`href="${formPaths[kind]}"`)[1]
      ?.split(/<\/p>|<a href/)[0]
    for (const names of Object.values(called[kind])) expect.soft(text, locale).toContain(names[index])
  }
})

test('the record of processing in docs/data-protection.md has the same periods', () => {
  const lines = readFileSync('docs/data-protection.md', 'utf8').matchAll(
    /^\| ([a-z][^|]*?) +\|.*\|([^|]*)\|$/gm,
  )
  const periods = Object.fromEntries(
    lines.map(([, what, end = '']) => [what, end.replaceAll(',', '').match(/\d+/g)?.map(Number)]),
  )
  const days = retentionDays
  expect(days.undeliveredMails).toBe(days.sentMails)
  expect(periods).toMatchObject({
    'show the website': [days.rateKeys * 24],
    'answer enquiries and demo requests': [days.leads],
    'decide on applications': [days.leads],
    newsletter: [days.leads, days.unconfirmedNewsletter],
    accounts: [days.deletedAccounts, days.unverifiedAccounts, lasting.sessionDays, days.accountHits * 24],
    'prepared demos': [days.endedDemos],
    'keep spam out': [days.proofs * 24, days.quarantine],
    'deliver mails': [days.sentMails],
    'prove an erasure': [days.auditLines],
    backups: [days.backups],
  })
})
