/** The addresses behind the forms. Each step either gives what the next one needs or throws a refusal. */
import { type Context, Hono } from 'hono'

import type { ApiContext } from '#server/http/api-context.ts'
import { limitedBody } from '#server/http/body-limit.ts'
import { clientAddress, type TrustCheck } from '#server/http/client-address.ts'
import { checkOrigin, type OwnOrigin } from '#server/http/origin-check.ts'
import { problemAnswer } from '#server/http/problem-answer.ts'
import type { Hit, RateLimit } from '#server/http/rate-limit.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Log } from '#server/log.ts'

import type { LeadAlarm } from './alarm.ts'
import { guarded, languageOf, refererPrefix, toFormPage, toMistakes } from './answers.ts'
import type { Challenges } from './challenge.ts'
import type { NewLead, Receipt, SafeReceipt } from './store.ts'
import { checkFields, keyOf, kindOf, mediaTypeOf, readFields, type Submission } from './submission.ts'

export interface LeadRouteParts {
  /** Answers when the lead is safe on the disk. */
  save: (lead: NewLead) => Promise<Receipt>
  challenges: Challenges
  /** Every post counts as one, whatever becomes of it; messages without a proof count once more, more strictly. */
  limits: { posts: RateLimit; leads: RateLimit; unproven: RateLimit; challenges: RateLimit }
  alarm: LeadAlarm
  origin: OwnOrigin
  isTrusted: TrustCheck
  /** Something may have been queued. */
  wakeOutbox: () => void
  log: Log
}

const bodyLimit = 32 * 1024

export function leadRoutes(parts: LeadRouteParts): Hono<ApiContext> {
  const { save, challenges, limits, alarm, origin, isTrusted, wakeOutbox, log } = parts
  const routes = new Hono<ApiContext>()

  function addressOf({ req, env }: Context<ApiContext>): string {
    return clientAddress(
      env?.incoming?.socket.remoteAddress,
      req.raw.headers.get('x-forwarded-for'),
      isTrusted,
    )
  }

  routes.post('/leads', (context) =>
    guarded(context, log, async () => {
      const request = context.req.raw
      const bytes = await limitedBody(request, bodyLimit)
      const type = mediaTypeOf(request.headers)
      checkOrigin(request, origin)
      const address = addressOf(context)
      limits.posts.take(address)
      return counted(limits.leads, address, async (hit) => {
        const prefix = refererPrefix(request.headers)
        const raw = readFields(bytes, type)
        const kind = kindOf(raw)
        try {
          const submission = checkFields(raw, keyOf(raw, request.headers, type))
          const receipt = await take(
            submission,
            submission.locale ?? languageOf(request.headers),
            address,
            hit,
          )
          wakeOutbox()
          if (receipt.outcome === 'replayed') hit.giveBack()
          else alarm.count()
          if (type === 'form') return toFormPage(prefix, submission.kind, `sent=${receipt.reference}`, 'sent')
          return acknowledged(receipt)
        } catch (error) {
          if (type !== 'form' || !kind || !(error instanceof Refusal) || error.code !== 'invalid') throw error
          hit.giveBack()
          return toMistakes(prefix, kind, error)
        }
      })
    }),
  )

  async function take(
    submission: Submission,
    locale: NewLead['locale'],
    address: string,
    hit: Hit,
  ): Promise<SafeReceipt> {
    const { kind, key, fingerprint, values } = submission
    const { reasons, proof } = judge(submission)
    const lead = { kind, key, fingerprint, values, locale, reasons, proof, rateKey: hit.key }
    const receipt = await (proof && reasons.length === 0
      ? save(lead)
      : counted(limits.unproven, address, () => save(lead)))
    if (receipt.outcome === 'conflict') throw new Refusal(422, 'conflict')
    return receipt
  }

  function judge({ kind, isTrapped, proof }: Submission): Pick<NewLead, 'reasons' | 'proof'> {
    const result = challenges.check(proof)
    const reasons = [...(isTrapped ? ['trap'] : []), ...(result.problem ? [result.problem] : [])]
    // The letter that asks for a confirmation is the check: it holds nothing that a stranger could have written.
    const isCheckedByMail = kind === 'newsletter' && reasons.join() === 'no-proof' && !alarm.rings()
    return { reasons: isCheckedByMail ? [] : reasons, proof: result.problem ? undefined : result.proof }
  }

  routes.get('/challenge', (context) =>
    guarded(context, log, async () => {
      limits.challenges.take(addressOf(context))
      return Response.json(await challenges.issue())
    }),
  )

  for (const [path, allow] of [
    ['/leads', 'POST'],
    ['/challenge', 'GET, HEAD'],
  ] as const) {
    routes.all(path, (context) =>
      problemAnswer(new Refusal(405, 'method', { allow }), context.get('requestId')),
    )
  }
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

function acknowledged({ reference, receivedAt, outcome }: SafeReceipt): Response {
  const body = { reference, receivedAt: new Date(receivedAt).toISOString() }
  return Response.json(body, { status: outcome === 'stored' ? 201 : 200 })
}
