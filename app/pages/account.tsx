import { useEffect, useState } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { readAccount } from '#app/behaviours/signed-in.ts'
import { Band } from '#app/ui/band.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { accountPath } from '#contract/account.ts'
import {
  type AccountRequest,
  type AccountView,
  requestSteps,
  type RequestStep,
} from '#contract/account-view.ts'
import style from './account.module.css'

export default function Account() {
  const [account, setAccount] = useState<AccountView>()
  useEffect(() => {
    const leaving = new AbortController()
    void readAccount(leaving.signal).then((found) => !leaving.signal.aborted && setAccount(found))
    return () => leaving.abort()
  }, [])
  return account ? <SignedIn account={account} /> : <SignedOut />
}

function SignedOut() {
  const words = useWords('pages/account')
  const { signedOut } = words
  const { inside } = signedOut
  return (
    <>
      <Band id="top" stop={signedOut.stop} labelledBy="page-heading" flush>
        <div className={style.head}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className={style.lede}>{words.lede}</p>
        </div>
        <figure className={style.example}>
          <RequestLine reached="demo" days={signedOut.days} />
          <figcaption>{signedOut.example}</figcaption>
        </figure>
        <p className={style.actions}>
          <ButtonLink to="/log-in" look="signal" arrow>
            {signedOut.logIn}
          </ButtonLink>
          <ButtonLink to="/sign-up">{signedOut.signUp}</ButtonLink>
        </p>
      </Band>
      <Band id="inside" stop={inside.stop} tone="tint" labelledBy="inside-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="inside-heading" long={inside.long} short={inside.short} />
        </div>
        <ul className={style.inside}>
          {inside.rows.map(({ name, you, us }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <b>{inside.you}</b> {you}
              </p>
              <p>
                <b>{inside.us}</b> {us}
              </p>
            </li>
          ))}
        </ul>
        <p className={style.more}>
          <ArrowLink to="/privacy-policy#accounts">{inside.link}</ArrowLink>
        </p>
      </Band>
    </>
  )
}

/** The four steps as stations: reached ones are filled, the last reached one is the present position. */
function RequestLine({
  reached,
  days,
}: {
  reached: RequestStep | undefined
  days: Partial<Record<RequestStep, string>>
}) {
  const { steps } = useWords('pages/account')
  const here = reached ? requestSteps.indexOf(reached) : -1
  return (
    <ol className={style.line}>
      {requestSteps.map((step, index) => (
        <li
          key={step}
          className={index < here ? style.done : index === here ? style.here : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <b>{steps[step]}</b> <span>{days[step]}</span>
        </li>
      ))}
    </ol>
  )
}

const profile = ['email', 'company', 'jobTitle', 'phoneNumber', 'website'] as const
const tools = { workflow: '/product-2', forecast: '/product-3' } as const

function SignedIn({ account }: { account: AccountView }) {
  const { signedIn } = useWords('pages/account')
  const format = useFormats()
  return (
    <>
      <Band id="top" stop={signedIn.stop} labelledBy="page-heading" flush>
        <div className={style.head}>
          <HeadingDuo
            level={1}
            size="xl"
            id="page-heading"
            long={`${account.firstName} ${account.lastName},`}
            short={signedIn.present}
          />
        </div>
        <h2 className={style.title}>{signedIn.requests}</h2>
        {account.requests.map((request) => (
          <Request key={request.reference} request={request} />
        ))}
        {account.requests.length === 0 && (
          <div className={style.nothing}>
            <p>{signedIn.noRequests}</p>
            <ButtonLink to="/request-a-demo" look="signal" arrow>
              {signedIn.request}
            </ButtonLink>
          </div>
        )}
      </Band>
      <Band id="own" tone="tint" label={signedIn.data} flush>
        <h2 className={style.title}>{signedIn.saved}</h2>
        <ul className={style.saved}>
          {account.saved.map(({ kind, name, query, savedAt }) => (
            <li key={kind + query}>
              <Link to={`${tools[kind]}?${query}`}>
                <b>{name}</b>
                <span>{signedIn.kinds[kind]}</span>
                <span>{format.date(savedAt)}</span>
              </Link>
            </li>
          ))}
          {account.saved.length === 0 && <li className={style.nothing}>{signedIn.noSaved}</li>}
        </ul>
        <h2 className={style.title}>{signedIn.profile}</h2>
        <dl className={style.profile}>
          {profile
            .filter((field) => account[field])
            .map((field) => (
              <div key={field}>
                <dt>{signedIn.labels[field]}</dt>
                <dd>{account[field]}</dd>
              </div>
            ))}
        </dl>
        <h2 className={style.title}>{signedIn.data}</h2>
        <div className={style.control}>
          <a href={`${accountPath}/export`} download>
            {signedIn.export}
          </a>
          <form method="post" action={`${accountPath}/log-out`}>
            <Button type="submit">{signedIn.logOut}</Button>
          </form>
          <details>
            <summary>{signedIn.delete}</summary>
            <form method="post" action={`${accountPath}/delete`}>
              <p>{signedIn.deleteText}</p>
              <label>
                {signedIn.password}
                <input type="password" name="password" autoComplete="current-password" required />
              </label>
              <Button type="submit">{signedIn.delete}</Button>
            </form>
          </details>
        </div>
      </Band>
    </>
  )
}

function Request({ request }: { request: AccountRequest }) {
  const { signedIn } = useWords('pages/account')
  const format = useFormats()
  const { reference, receivedAt, process, steps } = request
  return (
    <article className={style.request}>
      <h3>{fill(signedIn.received, { reference, date: format.date(receivedAt) })}</h3>
      <p>{process}</p>
      <RequestLine
        reached={requestSteps.findLast((step) => steps.some((each) => each.step === step))}
        days={Object.fromEntries(steps.map(({ step, reachedAt }) => [step, format.date(reachedAt)]))}
      />
    </article>
  )
}
