/** The addresses behind the account. No answer tells whether an address has one, and none carries a token. */
import { randomInt } from 'node:crypto'

import { type Context, Hono } from 'hono'
import type * as v from 'valibot'

import {
  type AccountForm,
  accountMeta,
  changeEmailSchema,
  changePasswordSchema,
  confirmSchema,
  deleteSchema,
  endSessionSchema,
  forgetSchema,
  isReturnPath,
  keepSchema,
  logInSchema,
  logOutSchema,
  profileSchema,
  resendSchema,
  resetPasswordSchema,
  signUpSchema,
  updatePasswordSchema,
} from '#contract/account.ts'
import { saveSchema } from '#contract/account-saved.ts'
import { company, storagePrefix } from '#contract/company.ts'
import type { FormSchema } from '#contract/form.ts'
import type { Locale } from '#contract/locale.ts'
import type { AccountRow } from '#server/database/tables.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import type { TrustCheck } from '#server/http/client-address.ts'
import { cookieOf } from '#server/http/cookies.ts'
import { type FormPage, localPath, seeOther } from '#server/http/form-answers.ts'
import { checkedFields, readFields } from '#server/http/form-fields.ts'
import { guarded } from '#server/http/guarded.ts'
import { checkOrigin, type OwnOrigin } from '#server/http/origin-check.ts'
import { allowOnly, problemAnswer } from '#server/http/problem-answer.ts'
import type { Hit, RateLimit } from '#server/http/rate-limit.ts'
import { receivePost } from '#server/http/receive-post.ts'
import { Refusal } from '#server/http/refusal.ts'
import { uncounted } from '#server/http/uncounted.ts'
import { languageOf, prefixOf, refererPrefix } from '#server/http/visitor-language.ts'
import type { Log } from '#server/log.ts'
import { mailboxOf } from '#server/mailbox.ts'

import { refusedForm } from './answers.ts'
import { isCommonPassword } from './common-passwords.ts'
import { deviceOf } from './device.ts'
import { type Meta, metaNames, metaOf } from './fields.ts'
import type { Limiter } from './limiter.ts'
import type { Passwords } from './passwords.ts'
import { plainNote } from './plain-account.ts'
import type { SavedStore } from './saved.ts'
import { clearedCookies, sessionCookie, sessionCookies, type Sessions, type SignedIn } from './sessions.ts'
import type { AccountStore } from './store.ts'
import { tokenOf } from './tokens.ts'
import type { Views } from './view.ts'

interface AccountLimits {
  logIn: RateLimit
  /** Whatever may send a mail. */
  mails: RateLimit
  others: RateLimit
}

interface AccountRouteParts {
  store: AccountStore
  saved: SavedStore
  sessions: Sessions
  views: Views
  limiter: Limiter
  passwords: Passwords
  limits: AccountLimits
  origin: OwnOrigin
  isTrusted: TrustCheck
  wakeOutbox: () => void
  log: Log
}

const bodyLimit = 32 * 1024

const formPages: Record<AccountForm, string> = {
  'sign-up': '/sign-up',
  confirm: '/email-confirmation',
  resend: '/email-confirmation',
  'log-in': '/log-in',
  'reset-password': '/reset-password',
  'update-password': '/update-password',
  'change-password': '/account',
  'change-email': '/account',
  profile: '/account',
  save: '/account',
  forget: '/account',
  'end-session': '/account',
  'log-out': '/account',
  delete: '/account',
  keep: '/account',
}

interface Posted<Values> {
  request: Request
  values: Values
  meta: Meta
  isForm: boolean
  /** The language in the address of the page, when it names one. */
  prefix: Locale | undefined
  /** The visitor's network address. */
  address: string
  hit: Hit
}

interface Outcome {
  /** Where to go now: told to a program, and followed by a browser without a script. */
  next?: string
  /** Where only a browser without a script is led. */
  page?: string
  cookies?: string[]
}

export function accountRoutes(parts: AccountRouteParts): Hono<ApiContext> {
  const { store, saved, sessions, views, limiter, passwords, limits, origin, isTrusted } = parts
  const { wakeOutbox, log } = parts
  const isHttps = origin.publicOrigin.startsWith('https:')
  const routes = new Hono<ApiContext>()

  function postAs<Schema extends FormSchema, Who>(
    name: AccountForm,
    schema: Schema,
    limit: RateLimit,
    /** Before the fields are looked at; an answer ends the request. */
    identify: (context: Context<ApiContext>, isForm: boolean) => Promise<Who | Response>,
    work: (who: Who, posted: Posted<v.InferOutput<Schema>>) => Promise<Outcome>,
  ): void {
    const path = formPages[name]
    routes.post(`/${name}`, (context) => {
      const request = context.req.raw
      let page: FormPage | undefined
      let said: unknown
      return guarded(
        context,
        log,
        async () => {
          const terms = { bodyLimit, origin, isTrusted, limit, check: checkOwnPage }
          const { bytes, type, address, hit } = await receivePost(context, terms)
          const isForm = type === 'form'
          const who = await uncounted(hit, ['unavailable'], () => identify(context, isForm))
          if (who instanceof Response) return who
          const raw = readFields(bytes, type)
          const meta = metaOf(raw)
          said = meta.locale
          const prefix = prefixOf(request.headers, meta.locale)
          const token = path === '/update-password' ? tokenOf(meta.token) : undefined
          const next = path === '/log-in' ? askedFor(request.headers) : undefined
          page = {
            path,
            prefix,
            query: {
              ...(token && { token }),
              ...(next && { next }),
              ...(path === '/account' && { form: name }),
            },
            ...((token || path === '/account') && { anchor: plainNote }),
            schema,
          }
          // Whoever corrects a form again and again is not counted for it either.
          const outcome = await uncounted(hit, ['invalid', 'unavailable'], async () => {
            const values = checkedFields(raw, schema, metaNames)
            return work(who, { request, values, meta, isForm, prefix, address, hit })
          })
          // A letter is written right after its answer unless it waits: how busy we are then would tell who has an account.
          setTimeout(wakeOutbox, randomInt(100, 1000)).unref()
          const sent = path === '/account' ? `?sent=${name}#${plainNote}` : '?sent=1#sent'
          return answer(outcome, isForm, localPath(prefix, path) + sent)
        },
        (refusal) => refusedForm(page, refusal, request, said),
      )
    })
    allowOnly(routes, `/${name}`, 'POST')
  }

  function post<Schema extends FormSchema>(
    name: AccountForm,
    schema: Schema,
    limit: RateLimit,
    work: (posted: Posted<v.InferOutput<Schema>>) => Promise<Outcome>,
  ): void {
    postAs(
      name,
      schema,
      limit,
      async () => undefined,
      (_, posted) => work(posted),
    )
  }

  /** For who is logged in; whoever is not anymore loses his cookies as well. */
  function postSignedIn<Schema extends FormSchema>(
    name: AccountForm,
    schema: Schema,
    limit: RateLimit,
    work: (signedIn: SignedIn, posted: Posted<v.InferOutput<Schema>>) => Promise<Outcome>,
  ): void {
    postAs(name, schema, limit, signedInOrOut, work)
  }

  async function signedInOrOut(context: Context<ApiContext>, isForm: boolean): Promise<SignedIn | Response> {
    return (await sessions.find(context.req.raw.headers)) ?? signedOut(context, isForm)
  }

  function signedOut(context: Context<ApiContext>, isPerson: boolean): Response {
    const { headers } = context.req.raw
    const prefix = refererPrefix(headers)
    const response = isPerson
      ? seeOther(`${localPath(prefix, '/log-in')}?next=${localPath(prefix, '/account')}`)
      : problemAnswer(new Refusal(401, 'unauthorized'), context.get('requestId'))
    return cookieOf(headers, sessionCookie) === undefined
      ? response
      : withCookies(response, clearedCookies(isHttps))
  }

  /** Takes as long, and waits as long after wrong ones, for an address without an account. */
  async function isPassword(email: string, account: AccountRow | undefined, given: string): Promise<boolean> {
    await limiter.beginTry(email)
    let isRight: boolean
    try {
      isRight = await passwords.verify(account?.password_hash, given)
    } catch (error) {
      await limiter.takeBack(email)
      throw error
    }
    if (isRight) await limiter.clearTries(email)
    return isRight
  }

  async function checkCurrentPassword({ account }: SignedIn, given: string): Promise<void> {
    if (await isPassword(account.email, account, given)) return
    throw new Refusal(422, 'invalid', { fields: { currentPassword: { code: 'invalid' } } })
  }

  /** The answer to the change may have been lost: who sends it again is not told that nothing was changed. */
  async function isChangedAlready(error: unknown, account: AccountRow, wanted: string): Promise<boolean> {
    const isWrong = error instanceof Refusal && error.code === 'invalid'
    if (!isWrong || !(await passwords.verify(account.password_hash, wanted))) return false
    await limiter.clearTries(account.email)
    return true
  }

  async function start(account: AccountRow, { headers }: Request): Promise<string[]> {
    const token = await sessions.start(account, deviceOf(headers.get('user-agent')))
    return sessionCookies(token, isHttps)
  }

  post('sign-up', signUpSchema, limits.mails, async ({ values, request, meta, isForm, prefix }) => {
    const { email: given, password, confirmPassword: _, business: __, ...person } = values
    const email = mailboxOf(given)
    checkUncommon(password, [email, person.firstName, person.lastName, person.company])
    const passwordHash = await passwords.hash(password)
    const locale = meta.locale ?? languageOf(request)
    // All attempts of a page carry one key; without a script there is none.
    const key = request.headers.get('idempotency-key') ?? (isForm ? '' : undefined)
    const sent = key === undefined ? undefined : JSON.stringify({ key, ...values })
    await store.signUp({ email, passwordHash, locale, ...person }, sent)
    return { next: localPath(prefix, '/email-confirmation') }
  })

  post('confirm', confirmSchema, limits.others, async ({ meta, isForm, prefix }) => {
    const token = tokenOf(meta.token)
    const isDone = token !== undefined && (await store.confirm(token, meta.locale))
    if (!isDone && !isForm) throw new Refusal(410, 'expired')
    const state = isDone ? 'confirmed' : 'expired'
    return { page: `${localPath(prefix, '/email-confirmation')}?state=${state}#${state}` }
  })

  post('resend', resendSchema, limits.mails, async ({ values, meta }) => {
    await store.resend(mailboxOf(values.email), meta.locale)
    return {}
  })

  post('log-in', logInSchema, limits.logIn, async ({ values, request, meta, prefix, address, hit }) => {
    const next = returnPath(meta, request.headers) ?? localPath(prefix, '/account')
    const email = mailboxOf(values.email)
    const account = await store.forLogIn(email)
    if (!(await isPassword(email, account, values.password)) || !account) {
      throw new Refusal(401, 'unauthorized')
    }
    // A right password takes as long to compare: it counts less, but whoever has one must not keep us at it for ever.
    limits.others.take(address)
    // Whatever the browser brought along is worth nothing from now on.
    const before = await sessions.find(request.headers)
    if (before) await sessions.end(before.account.id, before.session.id)
    const cookies = await start(account, request)
    await store.speak(account.id, meta.locale)
    hit.giveBack()
    return { next, cookies }
  })

  post('reset-password', resetPasswordSchema, limits.mails, async ({ values, meta }) => {
    await store.requestReset(mailboxOf(values.email), meta.locale)
    return {}
  })

  post('update-password', updatePasswordSchema, limits.others, async ({ values, meta }) => {
    const token = tokenOf(meta.token)
    const account = token === undefined ? undefined : await store.accountOfReset(token)
    if (token === undefined || !account) throw new Refusal(410, 'expired')
    checkUncommon(values.password, knownOf(account))
    const passwordHash = await passwords.hash(values.password)
    if (!(await store.resetPassword(token, passwordHash, meta.locale))) throw new Refusal(410, 'expired')
    await limiter.clearTries(account.email)
    return { cookies: clearedCookies(isHttps) }
  })

  postSignedIn('change-password', changePasswordSchema, limits.others, async (signedIn, posted) => {
    const { values, request } = posted
    checkUncommon(values.password, knownOf(signedIn.account))
    try {
      await checkCurrentPassword(signedIn, values.currentPassword)
    } catch (error) {
      if (!(await isChangedAlready(error, signedIn.account, values.password))) throw error
      return {}
    }
    const passwordHash = await passwords.hash(values.password)
    await store.changePassword(signedIn.account, passwordHash)
    return { cookies: await start({ ...signedIn.account, password_hash: passwordHash }, request) }
  })

  postSignedIn('change-email', changeEmailSchema, limits.mails, async (signedIn, { values, meta }) => {
    await checkCurrentPassword(signedIn, values.currentPassword)
    await store.requestEmail(signedIn.account, mailboxOf(values.email), meta.locale)
    return {}
  })

  postSignedIn('profile', profileSchema, limits.others, async ({ account }, { values }) => {
    await store.changeProfile(account.id, values)
    return {}
  })

  postSignedIn('save', saveSchema, limits.others, async ({ account }, { values, prefix }) => {
    if (!(await saved.save(account.id, values))) throw new Refusal(409, 'conflict')
    return { next: `${localPath(prefix, '/account')}#saved` }
  })

  postSignedIn('forget', forgetSchema, limits.others, async ({ account }, { values }) => {
    await saved.forget(account.id, values.id)
    return {}
  })

  postSignedIn('end-session', endSessionSchema, limits.others, async ({ account, session }, { values }) => {
    if (values.everywhere === 'yes') await sessions.endAll(account.id, session.id)
    else await sessions.end(account.id, values.id)
    return values.id === session.id ? { cookies: clearedCookies(isHttps) } : {}
  })

  postSignedIn('delete', deleteSchema, limits.others, async (signedIn, { values }) => {
    await checkCurrentPassword(signedIn, values.currentPassword)
    await store.markDeleted(signedIn.account)
    await sessions.endAll(signedIn.account.id, signedIn.session.id)
    return {}
  })

  postSignedIn('keep', keepSchema, limits.others, async ({ account }) => {
    await store.keep(account.id)
    return {}
  })

  post('log-out', logOutSchema, limits.others, async ({ request, prefix }) => {
    try {
      const signedIn = await sessions.find(request.headers)
      if (signedIn) await sessions.end(signedIn.account.id, signedIn.session.id)
    } catch (error) {
      // The cookies go in any case: the next one at this computer must not find them.
      if (!isUnavailable(error)) throw error
    }
    return { next: localPath(prefix, '/home'), cookies: clearedCookies(isHttps) }
  })

  function get(path: string, show: (signedIn: SignedIn) => Promise<Response>): void {
    routes.get(path, (context) =>
      guarded(context, log, async () => {
        const { headers } = context.req.raw
        const signedIn = await sessions.find(headers)
        const isPerson = (headers.get('accept') ?? '').includes('text/html')
        return signedIn ? show(signedIn) : signedOut(context, isPerson)
      }),
    )
    allowOnly(routes, path, 'GET, HEAD')
  }

  get('/me', async (signedIn) => Response.json(await views.view(signedIn)))
  get('/export', async (signedIn) => {
    const name = `${storagePrefix}-${new Date().toISOString().slice(0, 10)}.json`
    return new Response(JSON.stringify(await views.exported(signedIn), null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })

  return routes
}

/**
 * A form on a page whose address holds a token comes without its origin, because that page sends no referrer. The
 * browser says all the same that it is one of ours, and no page can make it say so.
 */
function checkOwnPage(request: Request, origin: OwnOrigin): void {
  const { headers } = request
  if (headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin') return
  checkOrigin(request, origin)
}

/** Where the log-in was to lead; the page's own address says so when there is no script. */
function returnPath({ next }: Meta, headers: Headers): string | undefined {
  if (next !== undefined && next !== '') {
    if (typeof next === 'string' && isReturnPath(next)) return next
    throw new Refusal(400, 'invalid', { fields: { [accountMeta.next]: { code: 'invalid' } } })
  }
  return askedFor(headers)
}

function askedFor(headers: Headers): string | undefined {
  const asked = URL.parse(headers.get('referer') ?? '')?.searchParams.get('next')
  return asked && isReturnPath(asked) ? asked : undefined
}

function knownOf({ email, first_name, last_name, company: firm }: AccountRow): string[] {
  return [email, first_name, last_name, firm]
}

function checkUncommon(password: string, known: string[]): void {
  if (!isCommonPassword(password, [company.name, ...known])) return
  throw new Refusal(422, 'invalid', { fields: { password: { code: 'common' } } })
}

function answer({ next, page, cookies = [] }: Outcome, isForm: boolean, back: string): Response {
  const response = isForm ? seeOther(page ?? next ?? back) : Response.json(next === undefined ? {} : { next })
  return withCookies(response, cookies)
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
