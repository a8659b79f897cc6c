import { expect, test } from 'vitest'
import { fold, indexEntries, longestQuery, search } from './search.ts'

interface Note {
  name: string
  title: string
  text: string
}

const notes: Note[] = [
  {
    name: 'invoice',
    title: 'Lieferantenrechnungen erfassen',
    text: 'Die Prüfung übernimmt die Buchhaltung.',
  },
  { name: 'reminder', title: 'Mahnlauf nach Plan', text: 'Eine offene Rechnung wird täglich geprüft.' },
  { name: 'street', title: 'Adressen abgleichen', text: 'Straße und Hausnummer, Größe des Gebäudes.' },
  { name: 'inspection', title: 'Sichtprüfung', text: 'Ein Bild­modell erkennt Dellen.' },
  { name: 'english', title: 'Ticket triage', text: 'Sorts requests before anyone opens the inbox.' },
]
const index = indexEntries(notes, ({ title, text }) => [title, text])

function names(query: string): string[] {
  return search(index, query).entries.map(({ name }) => name)
}

function marked(query: string, text: string): string[] {
  return search(index, query)
    .marksIn(text)
    .map(([start, end]) => text.slice(start, end))
}

test('An empty question gives everything in its own order, without marks.', () => {
  for (const query of ['', '   ']) {
    expect(search(index, query).entries).toBe(notes)
    expect(search(index, query).marksIn('Sichtprüfung')).toEqual([])
  }
})

test('Signs alone find nothing.', () => {
  for (const query of ['🚲', '?!', '- !', '\u00ad']) expect(search(index, query).entries).toEqual([])
})

test.each(['prüfung', 'pruefung', 'PRUFUNG', 'Pru\u0308fung'])('Umlauts are found as %s.', (query) => {
  expect(names(query)).toEqual(['inspection', 'invoice'])
})

test('Sharp s and double s are the same.', () => {
  expect(names('Strasse')).toEqual(['street'])
  expect(names('straße')).toEqual(['street'])
  expect(names('groesse')).toEqual(['street'])
})

test('A part of a compound finds the compound, and the title counts more than the text.', () => {
  expect(names('rechnung')).toEqual(['invoice', 'reminder'])
  expect(names('modell')).toEqual(['inspection'])
})

test('One or two letters are looked for at the start of words only.', () => {
  expect(names('ti')).toEqual(['english'])
  expect(names('ng')).toEqual([])
  expect(names('p')).toEqual(['reminder', 'invoice'])
})

test('Other endings of a word are found.', () => {
  expect(names('Dellen')).toEqual(['inspection'])
  expect(names('mahnläufe')).toEqual(['reminder'])
  expect(names('planen')).toEqual(['reminder'])
  expect(names('prüfungen')).toEqual(['inspection', 'invoice'])
})

test('Another ending finds what the word itself finds, after the places of what was typed.', () => {
  const texts = ['Rechnung prüfen', 'Lieferantenrechnung', 'Belege', 'E-Rechnungen', 'Rechnungen']
  const rows = indexEntries(texts, (text) => [text])
  expect(search(rows, 'Rechnungen').entries).toEqual([
    'E-Rechnungen',
    'Rechnungen',
    'Rechnung prüfen',
    'Lieferantenrechnung',
  ])
  expect(search(rows, 'Rechnungen').marksIn('Lieferantenrechnung')).toEqual([[11, 19]])
  const entries = indexEntries(['Entry form', 'Invoice'], (text) => [text])
  expect(search(entries, 'entries').entries).toEqual(['Entry form'])
  expect(search(entries, 'invoices').entries).toEqual(['Invoice'])
})

test('A compound that nobody wrote is found by its parts, and both are marked.', () => {
  expect(names('Rechnungsplan')).toEqual(['reminder'])
  expect(names('Hausnummerngröße')).toEqual(['street'])
  expect(marked('Rechnungsplan', 'Rechnung nach Plan')).toEqual(['Rechnung', 'Plan'])
  expect(names('Rechnungswetter')).toEqual([])
})

test('A short stem is not looked for inside of words.', () => {
  const dents = indexEntries(['Modell', 'Delle'], (text) => [text])
  expect(search(dents, 'Dellen').entries).toEqual(['Delle'])
})

test.each([
  ['Daten', 'Datum'],
  ['series', 'Server'],
])('Too little is left of %s without its ending to find %s.', (query, text) => {
  const other = indexEntries([text], (own) => [own])
  expect(search(other, query).entries).toEqual([])
})

test.each(['Mitarbeiter:innen', 'Mitarbeiter*innen', 'Mitarbeiter/-innen', 'Mitarbeiterinnen'])(
  '%s also asks for Mitarbeiter.',
  (query) => {
    const people = indexEntries(['Onboarding neuer Mitarbeiter', 'Innenraum'], (text) => [text])
    expect(search(people, query).entries).toEqual(['Onboarding neuer Mitarbeiter'])
  },
)

test.each([
  ['email', 'Postfach für E-Mails', 'E-Mail'],
  ['einvoice', 'The e-invoice intake', 'e-invoice'],
  ['followup', 'Notes and follow-up tasks', 'follow-up'],
  ['S4HANA', 'SAP S/4HANA', 'S/4HANA'],
  ['mailadresse', 'Kunden-E-Mail-Adressen', 'Mail-Adresse'],
  ['mail', 'Kunden-E-Mail-Adressen', 'Mail'],
  ['kunden', 'Kunden-E-Mail-Adressen', 'Kunden'],
])('Written together, %s finds and marks what hyphens or slashes join in "%s".', (query, text, part) => {
  const { entries, marksIn } = search(
    indexEntries([text, 'Nothing'], (own) => [own]),
    query,
  )
  expect(entries).toEqual([text])
  expect(marksIn(text).map(([start, end]) => text.slice(start, end))).toEqual([part])
})

test.each([
  ['buchhalung', 'invoice'],
  ['buchhaltnug', 'invoice'],
  ['buchhalttung', 'invoice'],
  ['buchhaldung', 'invoice'],
  ['ubchhaltung', 'invoice'],
  ['mahnlsuf', 'reminder'],
  ['tiket', 'english'],
  ['lieferantenrechnugn', 'invoice'],
])('One slip in %s does no harm.', (query, name) => {
  expect(names(query)).toEqual([name])
})

test('Two slips, a slip in a short word and a wrong first letter find nothing.', () => {
  expect(names('buchaltng')).toEqual([])
  expect(names('plsn')).toEqual([])
  expect(names('xahnlauf')).toEqual([])
})

test('A slip inside a compound is believed in long words only, and after one at the start of a word.', () => {
  const rows = indexEntries(['Lieferantenrechnung', 'Rechnung', 'Sichtprüfung', 'Prüfung'], (text) => [text])
  expect(search(rows, 'rechung').entries).toEqual(['Rechnung', 'Lieferantenrechnung'])
  expect(search(rows, 'prüfng').entries).toEqual(['Prüfung'])
})

test('A slip is only considered when nothing is found as typed.', () => {
  const close = indexEntries(['Kasse leeren', 'Kosse polieren'], (text) => [text])
  expect(search(close, 'kasse').entries).toEqual(['Kasse leeren'])
})

test('Every word of the question must be answered, in any order and in any field.', () => {
  expect(names('buchhaltung lieferanten')).toEqual(['invoice'])
  expect(names('rechnung täglich')).toEqual(['reminder'])
  expect(names('rechnung dellen')).toEqual([])
})

test('A whole word counts more than a beginning, a beginning more than an inner part.', () => {
  const ranked = indexEntries(['Vorplan', 'Planung', 'Plan'], (text) => [text])
  expect(search(ranked, 'plan').entries).toEqual(['Plan', 'Planung', 'Vorplan'])
})

test('A weak answer in the title outweighs strong ones in all other texts.', () => {
  const texts = [
    ['a', 'bon', 'bon', 'bon'],
    ['Kassenbons', 'b', 'c', 'd'],
  ]
  expect(
    search(
      indexEntries(texts, (own) => own),
      'bon',
    ).entries.map(([first]) => first),
  ).toEqual(['Kassenbons', 'a'])
})

test('Single letters beside longer words are left out.', () => {
  expect(names('e-rechnung')).toEqual(['invoice', 'reminder'])
  expect(names('Plan B')).toEqual(['reminder'])
})

test('The letters that were found are marked in the spelling of the text.', () => {
  expect(marked('pruefung', 'Die Sichtprüfung und die Prüfung')).toEqual(['prüfung', 'Prüfung'])
  expect(marked('strasse', 'Straßenname')).toEqual(['Straße'])
  expect(marked('bildmodell', 'Ein Bild­modell.')).toEqual(['Bild­modell'])
  expect(marked('rechnung lieferanten', 'Lieferantenrechnungen')).toEqual(['Lieferantenrechnung'])
  expect(marked('buchhalung', 'In der Buchhaltung')).toEqual(['Buchhaltung'])
})

test('Huge and hostile questions are cut, not obeyed.', () => {
  expect(names('<script>alert(1)</script>')).toEqual([])
  expect(names('.*')).toEqual([])
  expect(names(`mahnlauf${' '.repeat(longestQuery)}dellen`)).toEqual(['reminder'])
  expect(() => names('ä'.repeat(100_000))).not.toThrow()
  expect(names('💥 mahnlauf')).toEqual(['reminder'])
})

test('What is typed on the way to a word always finds the word.', () => {
  for (const word of ['lieferantenrechnungen', 'requests', 'größe', 'täglich']) {
    for (let length = 3; length <= word.length; length++) {
      expect(names(word.slice(0, length)), word.slice(0, length)).not.toEqual([])
    }
  }
  expect(fold('Aktuelle Größe')).toBe('aktulle grosse')
})
