/** What a browser without a script shows of the account: plain HTML that uses the forms' own addresses. */
import type { GenericSchema } from 'valibot'

import {
  type AccountForm,
  accountMeta,
  accountPath,
  accountSchemas,
  lasting,
  passwordMinimum,
  toolPaths,
} from '#contract/account.ts'
import { mostSaved } from '#contract/account-saved.ts'
import { type AccountView, requestSteps } from '#contract/account-view.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { fill } from '#contract/fill.ts'
import { type FieldProblem, limitsOf } from '#contract/form.ts'
import type { Locale } from '#contract/locale.ts'
import { forms as germanForms } from '#locales/de/forms.ts'
import { forms as englishForms } from '#locales/en/forms.ts'
import { dateOf } from '#server/mail/wording.ts'
import { accountWords } from '#server/mail/words.ts'

/** The place of what was done, or of what is wrong. */
export const plainNote = 'plain'

const formWords = { en: englishForms, de: germanForms }

interface Input {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  value?: string
  isOptional?: true
  autocomplete?: string
}

function input({ name, label, type = 'text', value = '', isOptional, autocomplete }: Input): string {
  const attributes = [
    `type="${type}" name="${name}"`,
    ...(value ? [`value="${escapeHtml(value)}"`] : []),
    ...(autocomplete ? [`autocomplete="${autocomplete}"`] : []),
    ...(autocomplete === 'new-password' ? [`minlength="${passwordMinimum}"`] : []),
    ...(isOptional ? [] : ['required']),
  ]
  return `<p><label>${escapeHtml(label)}<br><input ${attributes.join(' ')}></label></p>`
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}

function form(name: AccountForm, locale: Locale, label: string, ...content: string[]): string {
  const button = `<p><button>${escapeHtml(label)}</button></p>`
  return `<form method="post" action="${accountPath}/${name}?lang=${locale}">${hidden(accountMeta.locale, locale)}${content.join('')}${button}</form>`
}

function section(title: string, ...content: string[]): string {
  return `<section><h2>${escapeHtml(title)}</h2>${content.join('')}</section>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function list(items: string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Above what was asked for on this page before, said once. */
export function plainAccount(
  view: AccountView,
  locale: Locale,
  query: URLSearchParams,
  time: number,
): string {
  const words = accountWords[locale].page
  const { labels } = formWords[locale]
  function date(moment: string): string {
    return dateOf(Date.parse(moment), locale, { dateStyle: 'long' })
  }
  const isOver = Date.parse(view.trialEndsAt) <= time
  const currentPassword = input({
    name: 'currentPassword',
    label: words.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
  })
  const optional = (['company', 'jobTitle', 'phoneNumber', 'website'] as const).map((name) =>
    input({ name, label: labels[name], value: view[name], isOptional: true }),
  )
  const others = view.sessions.filter(({ isCurrent }) => !isCurrent)

  return [
    notice(locale, query),
    `<h1>${escapeHtml(fill(words.greeting, { name: `${view.firstName} ${view.lastName}` }))}</h1>`,
    paragraph(fill(isOver ? words.trialOver : words.trial, { date: date(view.trialEndsAt) })),
    view.deletionAt === null
      ? ''
      : paragraph(fill(words.leaving, { date: date(view.deletionAt) })) + form('keep', locale, words.keep),
    section(
      words.requests,
      ...(view.requests.length === 0 ? [paragraph(words.noRequests)] : []),
      ...view.requests.map(({ reference, receivedAt, process, steps }) => {
        const moments = requestSteps.map((step) => steps.find((each) => each.step === step)?.reachedAt)
        const latest = moments.findLastIndex((moment) => moment !== undefined)
        const stops = requestSteps.map((step, index) => {
          // One without a day that others have come after was not needed.
          const without = index < latest ? words.skipped : words.open
          const moment = moments[index]
          return `${escapeHtml(words.steps[step])}: ${moment === undefined ? escapeHtml(without) : date(moment)}`
        })
        const title = fill(words.request, { reference, date: date(receivedAt) })
        return `<h3>${escapeHtml(title)}</h3>${paragraph(process)}<ol>${stops.map((stop) => `<li>${stop}</li>`).join('')}</ol>`
      }),
    ),
    section(
      words.saved,
      view.saved.length === 0 ? paragraph(words.noSaved) : '',
      list(
        view.saved.map(({ id, kind, name, hash, savedAt }) => {
          const link = `<a href="/${locale}${toolPaths[kind]}#${escapeHtml(hash)}">${escapeHtml(name)}</a>`
          // In one piece: what stands loose in a row is spread over it.
          return (
            `<span>${link}, ${date(savedAt)}</span>` +
            form('forget', locale, fill(words.remove, { name }), hidden('id', id))
          )
        }),
      ),
    ),
    section(
      words.profile,
      form(
        'profile',
        locale,
        words.saveProfile,
        input({
          name: 'firstName',
          label: labels.firstName,
          value: view.firstName,
          autocomplete: 'given-name',
        }),
        input({
          name: 'lastName',
          label: labels.lastName,
          value: view.lastName,
          autocomplete: 'family-name',
        }),
        ...optional,
      ),
    ),
    section(
      words.password,
      form('change-password', locale, words.reset, currentPassword, ...newPasswords(locale)),
    ),
    section(
      words.email,
      paragraph(fill(words.emailNow, { email: view.email })),
      view.pendingEmail === null ? '' : paragraph(fill(words.pending, { email: view.pendingEmail })),
      form(
        'change-email',
        locale,
        words.sendLink,
        input({ name: 'email', label: words.newEmail, type: 'email', autocomplete: 'email' }),
        currentPassword,
      ),
    ),
    section(
      words.sessions,
      list(
        view.sessions.map(({ id, isCurrent, device, startedAt, lastSeenAt }) => {
          const text = fill(words.device, {
            device: device || words.unknownDevice,
            start: date(startedAt),
            seen: date(lastSeenAt),
          })
          if (isCurrent) return `${escapeHtml(text)} (${escapeHtml(words.current)})`
          return escapeHtml(text) + form('end-session', locale, words.endOne, hidden('id', id))
        }),
      ),
      others.length === 0 ? '' : form('end-session', locale, words.endOthers, hidden('everywhere', 'yes')),
    ),
    section(
      words.data,
      `<p><a href="${accountPath}/export">${escapeHtml(words.exportLink)}</a></p>`,
      form('log-out', locale, words.logOut),
      ...(view.deletionAt === null
        ? [
            paragraph(fill(words.removerText, { days: lasting.undoDays })),
            form('delete', locale, words.remover, currentPassword),
          ]
        : []),
    ),
  ].join('')
}

function newPasswords(locale: Locale): string[] {
  const words = accountWords[locale].page
  const { labels } = formWords[locale]
  return [
    input({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password' }),
    input({
      name: 'confirmPassword',
      label: labels.confirmPassword,
      type: 'password',
      autocomplete: 'new-password',
    }),
  ]
}

/** The query is anybody's to invent: it only chooses among our own sentences. */
function notice(locale: Locale, query: URLSearchParams): string {
  const done: Record<string, string> = accountWords[locale].page.done
  const sent = query.get('sent') ?? ''
  const text = Object.hasOwn(done, sent) ? done[sent] : undefined
  return text
    ? `<p id="${plainNote}" role="status">${escapeHtml(text)}</p>`
    : mistakesOf(locale, query.get('form') ?? '', query)
}

function mistakesOf(locale: Locale, name: string, query: URLSearchParams): string {
  const mistakes = (query.get('error') ?? '').split(',').filter((each) => /^[A-Za-z]+:[A-Za-z-]+$/.test(each))
  if (mistakes.length === 0) return ''
  // Anybody can write a long address; no form has more fields.
  const sentences = mistakes.slice(0, 20).map((mistake) => escapeHtml(sentenceFor(locale, name, mistake)))
  return `<div id="${plainNote}" role="alert">${paragraph(accountWords[locale].page.failed)}${list(sentences)}</div>`
}

function sentenceFor(locale: Locale, name: string, mistake: string): string {
  const words = accountWords[locale].page
  const { labels, messages } = formWords[locale]
  const [field = '', code = ''] = mistake.split(':')
  if (code === 'conflict') return fill(words.conflict, { count: mostSaved })
  if (field === 'currentPassword' && code === 'invalid') return words.wrongPassword
  const known: Record<string, string> = { ...labels, currentPassword: words.currentPassword }
  const problem = findProblem(name, field, code)
  const sentence = fill(messages[problem.code], { count: problem.count ?? passwordMinimum })
  return Object.hasOwn(known, field) ? `${known[field]}: ${sentence}` : sentence
}

function findProblem(name: string, field: string, code: string): FieldProblem {
  const entries: Record<string, GenericSchema> = isForm(name) ? accountSchemas[name].entries : {}
  const schema = Object.hasOwn(entries, field) ? entries[field] : undefined
  const known = limitsOf(schema).problems.find((problem) => problem.code === code)
  if (known) return known
  return { code: code === 'common' || code === 'mismatch' ? code : 'invalid' }
}

function isForm(name: string): name is keyof typeof accountSchemas {
  return Object.hasOwn(accountSchemas, name)
}

/** The link of a mail leads to a page that cannot read its own address without a script. */
export function plainConfirmation(locale: Locale, token: string): string {
  const words = accountWords[locale].page
  return section(words.confirmTitle, form('confirm', locale, words.confirm, hidden(accountMeta.token, token)))
}

export function plainReset(locale: Locale, token: string, query: URLSearchParams): string {
  const words = accountWords[locale].page
  const content = [hidden(accountMeta.token, token), ...newPasswords(locale)]
  return section(
    words.resetTitle,
    mistakesOf(locale, 'update-password', query),
    form('update-password', locale, words.reset, ...content),
  )
}
