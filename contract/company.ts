/**
 * Who we are. The operator edits this file and the open roles in roles.ts to put the site online, and under another name
 * the words around it: in locales/en and locales/de hero, menu, workflow-editor, pages/home, pages/cards
 * and pages/link-in-bio, in locales/en pages/log-in, and the lines with it in locales/same-in-both.txt.
 * Every value that still is a sample is listed in `sampleFields`: the production build refuses to run while
 * that list is not empty or those words say the old name, unless ALLOW_SAMPLE_COMPANY=1 says that this is a demonstration.
 */
export const company = {
  name: 'Kurztakt',
  legalName: 'Kurztakt Musterfirma GmbH',
  representatives: ['Vorname Nachname (Muster)'],
  editor: 'Vorname Nachname (Muster)',
  street: 'Musterstraße 1',
  postalCode: '00000',
  city: 'Musterstadt',
  country: { en: 'Germany', de: 'Deutschland' },
  phone: '+49 30 0000000',
  email: 'hallo@kurztakt.example',
  privacyEmail: 'datenschutz@kurztakt.example',
  securityEmail: 'sicherheit@kurztakt.example',
  registerCourt: { en: 'Local court of Musterstadt', de: 'Amtsgericht Musterstadt' },
  registerNumber: 'HRB 000000 B',
  vatId: 'DE000000000',
  supervisoryAuthority: {
    en: 'Data protection authority of the state (Muster)',
    de: 'Landesdatenschutzbehörde (Muster)',
  },
  hostingProvider: 'Muster-Hosting GmbH, Deutschland',
  mailProvider: 'Muster-Mail GmbH, Deutschland',
  founded: 2026,
  /** Where the site is reached; without a slash at the end. */
  origin: 'https://kurztakt.example',
} as const

/** Before every cookie and storage name of our own; a firm of another name has another one. */
export const storagePrefix = 'kurztakt'
/** Holds `accepted` or `declined`. */
export const consentCookie = `${storagePrefix}-cookie-consent`
/**
 * Set and cleared together with the session cookie, but readable by the page and the same for everybody: it only
 * says that it is worth asking. Without it a visitor's page makes no request at all.
 */
export const signedInCookie = `${storagePrefix}-signed-in`
/** How long the choice and the language are kept on a device; the privacy notice names it. */
export const cookieDays = 365

// A real number may end with noughts; those of a sample are nothing else.
const samplePattern = /muster|\.example|(?<!\d)0{5,}(?!\d)/i

/** The names of the fields that still hold a sample value. */
export function sampleFields(values: Record<string, unknown> = company): string[] {
  return Object.entries(values)
    .filter(([, value]) => samplePattern.test(JSON.stringify(value)))
    .map(([name]) => name)
}

/** No constant: the head script of every page would carry what it is made of. */
export function phoneLink(): string {
  return `tel:${company.phone.replaceAll(' ', '')}`
}
