import { expect, test } from 'vitest'
import { attachmentKey } from '#app/behaviours/attachment.ts'
import { readLegal } from '#content/legal.ts'
import { consentCookie, cookieDays, signedInCookie } from '#contract/company.ts'
import { localeCookie, locales, localeStorageKey } from '#contract/locale.ts'

test('the privacy notice names what the site keeps on a device, and for as long as it does', async () => {
  for (const locale of locales) {
    const { sections } = await readLegal('privacy', locale)
    const html = sections.find(({ id }) => id === 'cookies')?.html ?? ''
    for (const name of [
      consentCookie,
      localeCookie,
      localeStorageKey,
      attachmentKey('forecast'),
      signedInCookie,
    ])
      expect(html).toContain(`<code>${name}</code>`)
    for (const name of [consentCookie, localeCookie])
      expect(html).toMatch(new RegExp(`<code>${name}</code>(.*\\n){3}<td[^>]*>${cookieDays}\\s`))
  }
})
