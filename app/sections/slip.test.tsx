import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormHandle } from '#app/behaviours/form.ts'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { mailBody, Slip } from './slip.tsx'

const forms = { offline: 'by itself', kept: 'kept', byMail: 'by mail', sendAgain: 'again', number: '' }
const errors = { reasons: { network: 'network error' } }

function slipIn(state: FormHandle['state']): string {
  const native = { ref() {}, onSubmit() {}, onBlur() {}, onInput() {}, onFocus() {} }
  const form = { path: '/', state, scripted: true, problems: [], again() {}, native }
  const language = {
    locale: 'en' as const,
    prefix: undefined,
    path: '/contact',
    words: { forms, errors } as Language['words'],
    switchTo: async () => {},
  }
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <Slip form={form} id="form" number="01" title="" submit="Send" lead="contact" done={() => null} />
    </LanguageContext>,
  )
}

test('that a form is sent by itself is said only where the browser will tell of the connection', () => {
  expect(slipIn({ step: 'offline', text: '' })).toContain(forms.offline)
  const unreached = slipIn({ step: 'failed', cause: 'network', text: '' })
  expect(unreached).not.toContain(forms.offline)
  for (const way of [errors.reasons.network, forms.kept, forms.byMail, forms.sendAgain]) {
    expect(unreached).toContain(way)
  }
})

test('a text that is cut for a mail can be put into an address, wherever it is cut', () => {
  for (const before of ['', 'x']) {
    const body = mailBody(before + '🙂'.repeat(1000))
    expect(decodeURIComponent(encodeURIComponent(body))).toBe(body)
    expect(body).toMatch(/ \[…\]$/)
  }
  expect(mailBody('short')).toBe('short')
})
