import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '#app/behaviours/failure.ts'
import { useWords } from '#app/behaviours/language.ts'
import { hasNoText, reloadOnce } from '#app/behaviours/reload-once.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import style from './error-screen.module.css'

/** `above` when the page itself is still readable below. */
export function ErrorScreen({ error, above }: { error: unknown; above?: boolean }) {
  const words = useWords('errors')
  const [failure, setFailure] = useState<Failure>('unknown')
  useEffect(() => {
    let current = true
    void reloadOnce(error, hasNoText)
    void failureOf(error).then((found) => current && setFailure(found))
    return () => {
      current = false
    }
  }, [error])
  useEffect(() => {
    if (failure !== 'network') return
    const onOnline = () => hasNoText() && reload()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [failure])
  const [tries, setTries] = useState(0)
  // Without a connection the browser would put its own page in the place of ours: it is said once more instead.
  function tryAgain() {
    if (navigator.onLine) return reload()
    setFailure('network')
    setTries(tries + 1)
  }
  const Heading = above ? 'h2' : 'h1'
  return (
    <section className={style.screen} role="alert">
      <div className={style.body}>
        <svg className={style.track} viewBox="0 0 200 24" width="200" height="24" aria-hidden="true">
          <path d="M0 12H92M108 12H200M84 4l8 8-8 8M116 4l-8 8 8 8" />
        </svg>
        <Heading>{words.somethingWrong}</Heading>
        <p key={tries}>{words.reasons[failure]}</p>
        <p className={style.actions}>
          <Button look="signal" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
          <ButtonLink to="/home">{words.goHome}</ButtonLink>
        </p>
      </div>
    </section>
  )
}

function reload(): void {
  location.reload()
}
