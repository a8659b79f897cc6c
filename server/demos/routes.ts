/** Takes an access code, and gives the demo to the browser in which one was given. */
import { Hono } from 'hono'

import { accessCodeSchema } from '#contract/account.ts'
import { refusedForm } from '#server/accounts/answers.ts'
import { metaNames, metaOf } from '#server/accounts/fields.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import type { TrustCheck } from '#server/http/client-address.ts'
import { type FormPage, localPath, seeOther } from '#server/http/form-answers.ts'
import { checkedFields, readFields } from '#server/http/form-fields.ts'
import { guarded } from '#server/http/guarded.ts'
import type { OwnOrigin } from '#server/http/origin-check.ts'
import { allowOnly, problemAnswer } from '#server/http/problem-answer.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { receivePost } from '#server/http/receive-post.ts'
import { Refusal } from '#server/http/refusal.ts'
import { uncounted } from '#server/http/uncounted.ts'
import { prefixOf } from '#server/http/visitor-language.ts'
import type { Log } from '#server/log.ts'

import { clearedDemoCookie, type DemoStore } from './store.ts'

interface DemoRouteParts {
  demos: Pick<DemoStore, 'open' | 'show'>
  limit: RateLimit
  origin: OwnOrigin
  isTrusted: TrustCheck
  log: Log
}

const bodyLimit = 4 * 1024
const path = '/password-protected'

export function demoRoutes({ demos, limit, origin, isTrusted, log }: DemoRouteParts): Hono<ApiContext> {
  const routes = new Hono<ApiContext>()

  routes.post('/', (context) => {
    const request = context.req.raw
    const { headers } = request
    let page: FormPage | undefined
    let said: unknown
    return guarded(
      context,
      log,
      async () => {
        const terms = { bodyLimit, origin, isTrusted, limit }
        const { bytes, type, hit } = await receivePost(context, terms)
        const raw = readFields(bytes, type)
        said = metaOf(raw).locale
        const prefix = prefixOf(headers, said)
        page = { path, prefix, schema: accessCodeSchema }
        const { code } = checkedFields(raw, accessCodeSchema, metaNames)
        const opening = await uncounted(hit, ['unavailable'], () => demos.open(code))
        if (opening.state === 'wrong') throw new Refusal(401, 'unauthorized')
        if (opening.state === 'ended') throw new Refusal(410, 'expired')
        hit.giveBack()
        const next = `${localPath(prefix, path)}#demo`
        const response = type === 'form' ? seeOther(next) : Response.json({ next })
        response.headers.append('Set-Cookie', opening.cookie)
        return response
      },
      (refusal) => refusedForm(page, refusal, request, said),
    )
  })

  routes.get('/', (context) =>
    guarded(context, log, async () => {
      const requestId = context.get('requestId')
      const showing = await demos.show(context.req.raw.headers)
      if (showing.state === 'open') return Response.json(showing.demo)
      if (showing.state === 'none') return problemAnswer(new Refusal(401, 'unauthorized'), requestId)
      const response = problemAnswer(new Refusal(410, 'expired'), requestId)
      response.headers.append('Set-Cookie', clearedDemoCookie)
      return response
    }),
  )

  allowOnly(routes, '/', 'GET, HEAD, POST')
  return routes
}
