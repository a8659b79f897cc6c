import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { RequestTimetable } from '#app/drawings/request-timetable.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { type AccountRequest, requestSteps } from '#contract/account-view.ts'
import style from './account-requests.module.css'

/** So many are drawn at once; the rest is folded away. */
const shown = 3

export function AccountRequests({ requests, now }: { requests: AccountRequest[]; now: number }) {
  const { signedIn: words, long, short } = useWords('pages/account')
  const [recent, earlier] = [requests.slice(0, shown), requests.slice(shown)]
  return (
    <Band id="requests" stop={words.requests} labelledBy="requests-heading" flush>
      <div className={style.title}>
        <HeadingDuo id="requests-heading" long={long} short={short} />
      </div>
      {recent.map((request) => (
        <Request key={request.reference} request={request} now={now} />
      ))}
      {earlier.length > 0 && (
        <div className={style.earlier}>
          <Disclosure summary={<h3>{words.earlier}</h3>}>
            {earlier.map((request) => (
              <Request key={request.reference} request={request} now={now} />
            ))}
          </Disclosure>
        </div>
      )}
      <div className={requests.length > 0 ? style.another : style.none}>
        {requests.length === 0 && <p>{words.noRequests}</p>}
        <ButtonLink to="/request-a-demo" look={requests.length > 0 ? 'line' : 'signal'} arrow>
          {words.request}
        </ButtonLink>
      </div>
    </Band>
  )
}

function Request({ request, now }: { request: AccountRequest; now: number }) {
  const words = useWords('pages/account')
  const format = useFormats()
  const { reference, receivedAt, process, steps } = request
  const reached = new Map(steps.map(({ step, reachedAt }) => [step, Date.parse(reachedAt)]))
  return (
    <article className={style.request}>
      <h3>{fill(words.signedIn.received, { reference, date: format.date(receivedAt) })}</h3>
      {process && <p>{process}</p>}
      <RequestTimetable
        stops={[
          { name: words.signedIn.receivedStop, moment: Date.parse(receivedAt) },
          ...requestSteps.map((step) => ({ name: words.steps[step], moment: reached.get(step) })),
        ]}
        now={now}
        words={words.signedIn}
      />
    </article>
  )
}
