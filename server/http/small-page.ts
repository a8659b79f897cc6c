/** The few pages that the server writes itself: a heading, what there is to say, and perhaps one button. */
import { createHash } from 'node:crypto'

import { dark, light } from '#contract/colours.ts'
import { company } from '#contract/company.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { Locale } from '#contract/locale.ts'
import { contentSecurityPolicy } from '#contract/security-headers.ts'
import { mailWords } from '#server/mail/words.ts'

interface SmallPage {
  locale: Locale
  title: string
  paragraphs: string[]
  /** Posts to the address. */
  button?: { action: string; label: string }
  /** The last line ends with our mail address. */
  contact?: string
}

const style = `@font-face{font-family:A;src:url(/fonts/archivo-text.woff2);font-weight:400 740}
@font-face{font-family:D;src:url(/fonts/archivo-display.woff2);font-weight:740;font-stretch:62% 125%}
:root{color-scheme:light dark}
body{margin:0;background:light-dark(${light.paper},${dark.paper});color:light-dark(${light.ink},${dark.ink});font:18px/1.5 A,Arial,sans-serif}
header{padding:14px 24px;background:light-dark(${light.board},${dark.board})}
header a{color:${light.boardInk};font:740 19px/1.3 D,Arial,sans-serif;font-stretch:125%;text-decoration:none}
main{max-width:40em;margin:10vh 24px 24px max(24px,8vw);padding:0 0 32px 28px;border-left:3px solid}
h1{margin:0 0 24px;font:740 clamp(44px,8vw,88px)/.95 D,'Arial Narrow',Arial,sans-serif;font-stretch:62%}
p{margin:0 0 16px}
form{padding:8px 0 16px}
footer{margin:0 24px 24px max(24px,8vw);padding-left:31px}
footer a{margin-right:24px}
main a,footer a{color:inherit}
button{min-height:60px;padding:0 28px;border:0;background:light-dark(${light.signal},${dark.signal});color:${light.onSignal};font:680 18px A,Arial,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid light-dark(${light.signalT},${dark.signalT});outline-offset:3px}`

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy({ styles: [styleHash] }),
  // Its address may carry a token, which no other site may see.
  'Referrer-Policy': 'same-origin',
}

export function smallPage(page: SmallPage, status: number, more: Record<string, string> = {}): Response {
  return new Response(htmlOf(page), { status, headers: { ...headers, ...more } })
}

function htmlOf({ locale, title, paragraphs, button, contact }: SmallPage): string {
  const lines = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)
  if (button) {
    const { action, label } = button
    lines.push(
      `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`,
    )
  }
  if (contact) {
    lines.push(`<p>${escapeHtml(contact)} <a href="mailto:${company.email}">${company.email}</a></p>`)
  }
  const { imprint, privacy } = mailWords[locale].legal
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)} · ${escapeHtml(company.name)}</title><style>${style}</style></head>
<body><header><a href="/${locale}/home">${escapeHtml(company.name)}</a></header><main><h1>${escapeHtml(title)}</h1>${lines.join('')}</main><footer><a href="/${locale}/imprint">${imprint}</a> <a href="/${locale}/privacy-policy">${privacy}</a></footer></body></html>
`
}
