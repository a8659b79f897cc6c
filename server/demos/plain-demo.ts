/** A prepared demo for a browser without a script. */
import { toolPaths } from '#contract/account.ts'
import type { DemoBlock, DemoView } from '#contract/demo-view.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { fill } from '#contract/fill.ts'
import type { Locale } from '#contract/locale.ts'
import { passwordProtected as german } from '#locales/de/pages/password-protected.ts'
import { passwordProtected as english } from '#locales/en/pages/password-protected.ts'
import { dateOf } from '#server/mail/wording.ts'
import { accountWords } from '#server/mail/words.ts'

const words = { en: english, de: german }

/** A note alone leaves the form below it in its place. */
export function plainDemoEnded(locale: Locale): string {
  return `<p role="alert">${escapeHtml(words[locale].ended)}</p>`
}

export function plainDemo({ title, preparedFor, expiresAt, blocks }: DemoView, locale: Locale): string {
  const date = dateOf(Date.parse(expiresAt), locale, { dateStyle: 'long' })
  const about = fill(accountWords[locale].page.preparedFor, { name: preparedFor, date })
  const content = blocks.map((block) => blockHtml(block, locale))
  return `<section id="demo"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(about)}</p>${content.join('')}</section>`
}

function blockHtml(block: DemoBlock, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${escapeHtml(block.text)}</h3>`
    case 'text':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'facts': {
      const rows = block.rows.map(
        ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
      )
      return `<dl>${rows.join('')}</dl>`
    }
    case 'workflow':
    case 'forecast': {
      const { kind, name, hash } = block
      return `<p><a href="/${locale}${toolPaths[kind]}#${escapeHtml(hash)}">${escapeHtml(name)}</a></p>`
    }
  }
}
