/** The addresses behind the forms. Each step either gives what the next one needs or throws a refusal. */
import { Hono } from 'hono'

import { type LeadKind, leadMeta } from '#contract/lead.ts'
import type { Locale } from '#contract/locale.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { type TrustCheck, visitorAddress } from '#server/http/client-address.ts'
import { problemPage, toMistakes } from '#server/http/form-answers.ts'
import { type MediaType, type RawFields, readFields } from '#server/http/form-fields.ts'
import { guarded } from '#server/http/guarded.ts'
import type { OwnOrigin } from '#server/http/origin-check.ts'
import { allowOnly } from '#server/http/problem-answer.ts'
import type { Hit, RateLimit } from '#server/http/rate-limit.ts'
import { receivePost } from '#server/http/receive-post.ts'
import { Refusal } from '#server/http/refusal.ts'
import { languageOf, prefixOf } from '#server/http/visitor-language.ts'
import type { Log } from '#server/log.ts'
import { mailWords } from '#server/mail/words.ts'

import type { LeadAlarm } from './alarm.ts'
import { formPageOf, toFormPage } from './answers.ts'
import type { Challenges } from './challenge.ts'
import type { LeadStore, NewLead, Receipt, SafeReceipt } from './store.ts'
import { checkFields, keyOf, kindOf, samePress, type Submission } from './submission.ts'

interface LeadRouteParts {
  /** Answers when the lead is safe on the disk. */
  save: (lead: NewLead) => Promise<Receipt>
  recall: LeadStore['recall']
  challenges: Challenges
  /** Every post counts as one, whatever becomes of it; messages without a proof count once more, more strictly. */
  limits: { posts: RateLimit; leads: RateLimit; unproven: RateLimit; challenges: RateLimit }
  alarm: LeadAlarm
  /** Whether the visitor is signed in with this address: who has shown that it is his needs no other proof. */
  isSignedInAs: (headers: Headers, email: string) => Promise<boolean>
  origin: OwnOrigin
  isTrusted: TrustCheck
  /** Something may have been queued. */
  wakeOutbox: () => void
  now: () => number
  log: Log
}

interface Post {
  request: Request
  type: MediaType
  read: () => RawFields
}

const bodyLimit = 32 * 1024

export function leadRoutes(parts: LeadRouteParts): Hono<ApiContext> {
  const { save, recall, challenges, limits, alarm, isSignedInAs, origin, isTrusted, wakeOutbox, now, log } =
    parts
  const routes = new Hono<ApiContext>()
  /** What is just being stored, by its key; of several the first, which alone may be within the limits. */
  const underWay = new Map<string, Promise<unknown>>()

  routes.post('/leads', (context) => {
    let said: unknown
    return guarded(
      context,
      log,
      async () => {
        const request = context.req.raw
        const terms = { bodyLimit, origin, isTrusted, limit: limits.posts }
        const { bytes, type, address } = await receivePost(context, terms)
        const read = () => {
          const raw = readFields(bytes, type)
          said = raw[leadMeta.locale]
          return raw
        }
        const post = { request, type, read }
        try {
          return await counted(limits.leads, address, (hit) => receive(post, address, hit))
        } catch (error) {
          const isTooMany = error instanceof Refusal && error.code === 'too-many'
          const earlier = isTooMany ? await recalled(post) : undefined
          if (earlier) return earlier
          throw error
        }
      },
      (refusal, request) => problemPage(mailWords, refusal, request, said),
    )
  })

  async function receive({ request, type, read }: Post, address: string, hit: Hit): Promise<Response> {
    const raw = read()
    const kind = kindOf(raw)
    const prefix = prefixOf(request.headers, raw[leadMeta.locale])
    try {
      const submission = checkFields(raw, keyOf(raw, request.headers, type), now())
      const taking = take(submission, request, address, hit)
      const isFirst = !underWay.has(submission.key)
      if (isFirst) underWay.set(submission.key, taking)
      const receipt = await taking.finally(() => isFirst && underWay.delete(submission.key))
      wakeOutbox()
      if (receipt.outcome === 'replayed') hit.giveBack()
      else alarm.count()
      return acknowledged(receipt, type === 'form' ? { prefix, kind: submission.kind } : undefined)
    } catch (error) {
      if (type !== 'form' || !kind || !(error instanceof Refusal) || error.code !== 'invalid') throw error
      hit.giveBack()
      return toMistakes(formPageOf(kind, prefix), error)
    }
  }

  /** The answer may have been lost: whoever sends again what is safe already is told so, however often it is. */
  async function recalled({ request, type, read }: Post): Promise<Response | undefined> {
    try {
      const raw = read()
      const submission = checkFields(raw, keyOf(raw, request.headers, type), now())
      // Of several that come at once the first may still be writing.
      await underWay.get(submission.key)?.catch(() => undefined)
      const receipt = (await recall(submission)) ?? (await pressedBefore(submission))
      const page = { prefix: prefixOf(request.headers, raw[leadMeta.locale]), kind: submission.kind }
      return receipt && acknowledged(receipt, type === 'form' ? page : undefined)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  /** The ten minutes of a plain form's key may end between two presses. */
  async function pressedBefore({
    earlierKey: key,
    fingerprint,
  }: Submission): Promise<SafeReceipt | undefined> {
    if (key === undefined) return undefined
    await underWay.get(key)?.catch(() => undefined)
    const receipt = await recall({ key, fingerprint })
    return receipt && receipt.receivedAt > now() - samePress ? receipt : undefined
  }

  async function take(
    submission: Submission,
    request: Request,
    address: string,
    hit: Hit,
  ): Promise<SafeReceipt> {
    const earlier = await pressedBefore(submission)
    if (earlier) return earlier
    const { kind, key, fingerprint, values } = submission
    const { reasons, proof } = await judge(submission, request)
    const locale = submission.locale ?? languageOf(request)
    const lead = { kind, key, fingerprint, values, locale, reasons, proof, rateKey: hit.key }
    const receipt = await (proof && reasons.length === 0 ? save(lead) : saveUnproven(lead, address))
    if (receipt.outcome === 'conflict') throw new Refusal(422, 'conflict')
    return receipt
  }

  function saveUnproven(lead: NewLead, address: string): Promise<Receipt> {
    return counted(limits.unproven, address, async (hit) => {
      const receipt = await save(lead)
      if (receipt.outcome === 'replayed') hit.giveBack()
      return receipt
    })
  }

  async function judge(
    { kind, isTrapped, proof, values }: Submission,
    { headers }: Request,
  ): Promise<Pick<NewLead, 'reasons' | 'proof'>> {
    const result = challenges.check(proof)
    const reasons = [...(isTrapped ? ['trap'] : []), ...(result.problem ? [result.problem] : [])]
    // The letter that asks for a confirmation is the check: it holds nothing that a stranger could have written.
    const isCheckedByMail = kind === 'newsletter' && !alarm.rings()
    const isChecked =
      reasons.join() === 'no-proof' && (isCheckedByMail || (await isSignedInAs(headers, values.email)))
    return { reasons: isChecked ? [] : reasons, proof: result.problem ? undefined : result.proof }
  }

  routes.get('/challenge', (context) =>
    guarded(context, log, async () => {
      limits.challenges.take(visitorAddress(context, isTrusted))
      return Response.json(await challenges.issue())
    }),
  )

  allowOnly(routes, '/leads', 'POST')
  allowOnly(routes, '/challenge', 'GET, HEAD')
  return routes
}

/** A try that fails does not count against the visitor. */
async function counted<Result>(
  limit: RateLimit,
  address: string,
  work: (hit: Hit) => Promise<Result>,
): Promise<Result> {
  const hit = limit.take(address)
  try {
    return await work(hit)
  } catch (error) {
    hit.giveBack()
    throw error
  }
}

/** A form leads back to its page. */
function acknowledged(
  { reference, receivedAt, outcome }: SafeReceipt,
  page: { prefix: Locale | undefined; kind: LeadKind } | undefined,
): Response {
  if (page) return toFormPage(page.prefix, page.kind, `sent=${reference}`, 'sent')
  const body = { reference, receivedAt: new Date(receivedAt).toISOString() }
  return Response.json(body, { status: outcome === 'stored' ? 201 : 200 })
}
