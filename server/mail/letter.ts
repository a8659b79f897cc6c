/** The look of every letter: a small timetable of tables and inline styles, because mail programs know little else. */
import { dark, light } from '#contract/colours.ts'
import { company } from '#contract/company.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { Locale } from '#contract/locale.ts'

import { mailWords } from './words.ts'

export interface Letter {
  locale: Locale
  /** The heading: the long line and the short one. */
  long: string
  short: string
  /** Shown beside the subject in the list of mails. */
  preview: string
  reference?: string
  paragraphs: string[]
  /** Stations on the line: what happens when. */
  stops?: { time: string; title: string; note?: string }[]
  /** What was entered, by label, and where we show it; only an address that we made becomes a link. */
  facts?: { label: string; value: string; href?: string }[]
  /** A quiet one is a link in small print, not the thing to do. */
  action?: Action
  /** Why this letter came, in small print. */
  closing: string[]
}

interface Action {
  label: string
  href: string
  isQuiet?: true
}

/** What the law wants to see in a business letter. */
function legalLines(locale: Locale): string[] {
  const { legalName, street, postalCode, city, registerCourt, registerNumber, representatives, vatId } =
    company
  const words = mailWords[locale].legal
  return [
    `${legalName} · ${street} · ${postalCode} ${city}`,
    `${words.seat}: ${city} · ${registerCourt[locale]}, ${registerNumber} · ${words.vat}: ${vatId}`,
    `${words.directors}: ${representatives.join(', ')}`,
    `${company.email} · ${company.phone}`,
    `${words.imprint}: ${company.origin}/${locale}/imprint`,
    `${words.privacy}: ${company.origin}/${locale}/privacy-policy`,
  ]
}

export function textOf(letter: Letter): string {
  const width = Math.max(16, ...(letter.stops ?? []).map(({ time }) => time.length))
  const stops = (letter.stops ?? []).map(({ time, title, note }) =>
    [`${time.padEnd(width)} o  ${title}`, ...(note ? [`${' '.repeat(width)} |  ${note}`] : [])].join('\n'),
  )
  const facts = (letter.facts ?? []).map(({ label, value, href = '' }) => {
    const lines = [value, href].filter(Boolean).join('\n')
    return lines.includes('\n') ? `${label}:\n${lines}` : `${label}: ${lines}`
  })
  const blocks = [
    `${letter.long} ${letter.short}`,
    letter.reference ?? '',
    ...letter.paragraphs,
    letter.action ? `${letter.action.label}:\n${letter.action.href}` : '',
    stops.join('\n'),
    facts.join('\n\n'),
    letter.closing.join('\n'),
    ['-- ', company.name, ...legalLines(letter.locale)].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const sans = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif"
/** No mail program has our typeface; the short line is at least set in a narrow one. */
const narrow = "font-family:'Arial Narrow','Roboto Condensed','Liberation Sans Narrow',Arial,sans-serif"
const mono = "font-family:'Martian Mono',Menlo,Consolas,monospace;font-size:12px;line-height:20px"

/** Only colours: a program that ignores this still shows dark ink on light paper. */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}.ink{color:${dark.ink}!important}.faded{color:${dark.ink2}!important}
.signal{color:${dark.signalT}!important}.line{border-color:${dark.ink}!important}.here{border-color:${dark.signal}!important}.hair{border-color:#3a372f!important}
.board{background:${dark.board}!important}.dot{background:${dark.signal}!important}}`

export function htmlOf(letter: Letter): string {
  const {
    locale,
    long,
    short,
    preview,
    reference,
    paragraphs,
    stops = [],
    facts = [],
    action,
    closing,
  } = letter
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(`${long} ${short}`)}</title><style>${darkStyle}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;${sans};color:${light.ink}">
<tr><td class="board" style="background:${light.board};padding:14px 20px">${board(reference)}</td></tr>
<tr><td style="padding:32px 20px 8px"><h1 class="ink" style="margin:0;${sans};font-size:30px;line-height:34px;font-weight:800;color:${light.ink}">${escapeHtml(long)}<br><span class="signal" style="${narrow};color:${light.signalT}">${escapeHtml(short)}</span></h1></td></tr>
<tr><td style="padding:8px 20px 16px">${paragraphs.map(paragraph).join('')}${action ? button(action) : ''}</td></tr>
${stops.length > 0 ? `<tr><td style="padding:8px 20px 16px">${line(stops)}</td></tr>` : ''}
${facts.length > 0 ? `<tr><td style="padding:8px 20px 16px">${slip(facts)}</td></tr>` : ''}
<tr><td class="line" style="padding:16px 20px;border-top:1px solid ${light.ink}">${small(closing)}${small(legalLines(locale))}</td></tr>
</table></td></tr></table></body></html>
`
}

function board(reference: string | undefined): string {
  const mark = `<td style="${sans};font-size:18px;font-weight:800;font-stretch:125%;color:${light.boardInk}">${escapeHtml(company.name)}</td>`
  const number = `<td align="right" style="${mono};color:${light.boardSignal}">${escapeHtml(reference ?? '')}</td>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${mark}${number}</tr></table>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 14px;${sans};font-size:16px;line-height:25px;color:${light.ink}">${withBreaks(text)}</p>`
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function button({ label, href, isQuiet }: Action): string {
  if (isQuiet)
    return `<p style="margin:0 0 14px;${sans};font-size:14px"><a class="faded" href="${escapeHtml(href)}" style="color:${light.ink2}">${escapeHtml(label)}</a></p>`
  const link = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 22px;${sans};font-size:16px;font-weight:700;color:${light.onSignal};text-decoration:none">${escapeHtml(label)}</a>`
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="dot" style="background:${light.signal}">${link}</td></tr></table>
<p class="faded" style="margin:14px 0;${mono};color:${light.ink2};word-break:break-all">${escapeHtml(href)}</p>`
}

/** Times on the left, the line, and what happens on its right. */
function line(stops: NonNullable<Letter['stops']>): string {
  const rows = stops.map(({ time, title, note }, index) => {
    // The line is red where the reader stands.
    const [mark, stroke] = index === 0 ? ['here', light.signal] : ['line', light.ink]
    const explanation = note
      ? `<br><span class="faded" style="font-size:14px;line-height:21px;color:${light.ink2}">${withBreaks(note)}</span>`
      : ''
    return `<tr><td class="faded" width="118" valign="top" style="${mono};padding:6px 14px 14px 0;color:${light.ink2}">${escapeHtml(time)}</td>
<td class="${mark} ink" valign="top" style="border-left:3px solid ${stroke};padding:4px 0 14px 16px;${sans};font-size:16px;line-height:23px;color:${light.ink}"><strong>${escapeHtml(title)}</strong>${explanation}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function slip(facts: NonNullable<Letter['facts']>): string {
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><th class="hair faded" align="left" valign="top" width="118" style="border-top:1px solid #cfcabf;padding:10px 14px 10px 0;${mono};font-weight:400;color:${light.ink2}">${escapeHtml(label)}</th>
<td class="hair ink" dir="auto" style="border-top:1px solid #cfcabf;padding:8px 0;${sans};font-size:16px;line-height:24px;color:${light.ink};word-break:break-word">${[value && withBreaks(value), href && link(href)].filter(Boolean).join('<br>')}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

/** Our own words, in which an address is a link: not every mail program makes one of it. */
function small(lines: string[]): string {
  if (lines.length === 0) return ''
  const words = lines.join('\n').split(/(https?:\/\/[^\s)]*[\w/])/)
  const html = words.map((part, index) => (index % 2 === 1 ? link(part) : withBreaks(part)))
  return `<p class="faded" style="margin:0 0 10px;${sans};font-size:13px;line-height:20px;color:${light.ink2}">${html.join('')}</p>`
}

function link(href: string): string {
  return `<a href="${escapeHtml(href)}" style="color:inherit">${escapeHtml(href)}</a>`
}
