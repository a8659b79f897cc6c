/** What authors type with a plain keyboard becomes what a typesetter would set. */
import type { Locale } from '#contract/locale.ts'

const nbsp = '\u00a0'
const softHyphen = '\u00ad'

const quotes: Record<Locale, { double: [string, string]; single: [string, string] }> = {
  en: { double: ['“', '”'], single: ['‘', '’'] },
  de: { double: ['„', '“'], single: ['‚', '‘'] },
}

const units: Record<Locale, string> = {
  en: 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|quarters?|per cent|euros?|cents?|pages?|lines?|people',
  de: 'Sekunden?|Minuten?|Stunden?|(?:Arbeits|Personen)?[Tt]age?n?|Wochen?|Monate?n?|Jahre?n?|Quartale?n?|Prozent|Euro|Cent|Seiten?|Zeilen?|Personen|Uhr',
}
const symbols = '%|‰|€|EUR|ms|s|min|h|d|kB|KB|MB|GB|TB|kg|m|km|°C|x'

const months =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|' +
  'January|February|March|May|June|July|October|December'

const binds: Record<Locale, RegExp[]> = {
  en: bindsOf(units.en, 'Art\\.|Article|No\\.|Section|p\\.|Figure|Table|Chapter'),
  de: bindsOf(units.de, '§§?|Art\\.|Abs\\.|Nr\\.|Satz|Artikel|Abschnitt|S\\.|Abb\\.|Tab\\.|Kap\\.'),
}

/** Each finds two parts of one thing with the space between them. */
function bindsOf(words: string, marks: string): RegExp[] {
  const end = '(?![\\p{L}\\p{N}])'
  return [
    new RegExp(`(?<=\\d) (?=(?:${words}|${symbols})${end})`, 'gu'),
    // The second half of "2 h 30 min".
    /(?<=\d[ \u00a0](?:d|h|min)) (?=\d+[ \u00a0](?:h|min|s)(?!\p{L}))/gu,
    new RegExp(`(?<=(?<!\\p{L})(?:${marks})) (?=\\d|[IVX]+(?!\\p{L}))`, 'gu'),
    new RegExp(`(?<=\\d\\.?) (?=(?:${months})${end})`, 'gu'),
    // "12 Mio. €"
    /(?<=\d|\d[ \u00a0](?:Mio|Mrd)\.) (?=(?:Mio|Mrd)\.|€)/gu,
    // "z. B.", "d. h.", "i. d. R.", "e. g."
    /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu,
    // A dash belongs to what stands before it.
    / (?=[–—] )/gu,
  ]
}

const signs = [
  new RegExp(`(?<=\\d|\\}\\}) (?=(?:${symbols})(?![\\p{L}\\p{N}]))`, 'gu'),
  /(?<=(?<!\p{L})(?:§§?|Art\.|Abs\.|Nr\.)) (?=\d)/gu,
]

/** For words of the pages, which are typed as they shall look: only that a number keeps its sign. */
export function bindSigns(text: string): string {
  return signs.reduce((bound, sign) => bound.replace(sign, nbsp), text)
}

/** Where German has a space that many do not type: "z.B.", "10%". */
const germanGaps = [/(?<=(?<!\p{L})[zduoi]\.)(?=[BThaäÄdR]\.)/gu, /(?<=\d)(?=[%€])/gu]

/** @param before the character in front of the text, when it continues a line. */
export function typeset(text: string, locale: Locale, before = ''): string {
  const { double, single } = quotes[locale]
  let result = text
    .replace(/\.\.\./g, '…')
    .replace(/(?<=[^\s|] )--?(?= [^\s|])/g, '–')
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’')
    .replace(/["']/g, (sign, at: number, whole: string) => {
      const pair = sign === '"' ? double : single
      const previous = at === 0 ? before : (whole[at - 1] ?? '')
      return pair[/^$|[\s([{–—„“‚‘"'/]/u.test(previous) ? 0 : 1]
    })
  if (locale === 'de') for (const gap of germanGaps) result = result.replace(gap, nbsp)
  for (const bind of binds[locale]) result = result.replace(bind, nbsp)
  return result
}

/** Parts before which a long German compound may always be broken. */
const joints = [
  'abgleich|ablage|abrechnung|abteilung|abwicklung|analyse|anfrage|anforderung|antrag|anträge|anwendung',
  'auswertung|automatisierung|bearbeitung|bedingung|belege|beratung|berechnung|bericht|bestellung|bestätigung',
  'betrieb|buchhaltung|eingang|eingänge|entscheidung|entwicklung|erfassung|erkennung|fristen|freigabe|führung',
  'gespräch|handbuch|historie|management|meldung|modell|notizen|planung|postfach|postfächer|projekt|prognose',
  'protokoll|prozess|prüfung|recherche|rechnung|reporting|schnittstelle|schutz|steuerung|stellen|system|übersicht',
  'unterlagen|unternehmen|verarbeitung|verfolgung|verwaltung|vorschlag|vorschläge|wartung|werkzeug|zahlung',
].join('|')
const jointPattern = new RegExp(`(?<=\\p{L}{4})(${joints})`, 'gu')

/** Soft hyphens for headings, where the browser's own hyphenation is too late: words of 16 letters and more. */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}{16,}/gu, (word) => word.replace(jointPattern, `${softHyphen}$1`))
}

/** The text as a search box or a title bar wants it. */
export function plain(text: string): string {
  return text.replaceAll(softHyphen, '').replaceAll(nbsp, ' ')
}
