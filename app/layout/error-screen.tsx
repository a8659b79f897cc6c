import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '#app/behaviours/failure.ts'
import { useWords } from '#app/behaviours/language.ts'
import { reloadOnce } from '#app/behaviours/reload-once.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import style from './error-screen.module.css'

/** `above` when the page itself is still readable below. */
export function ErrorScreen({ error, above }: { error: unknown; above?: boolean }) {
  const words = useWords('errors')
  const [failure, setFailure] = useState<Failure>('unknown')
  useEffect(() => {
    let current = true
    void reloadOnce(error)
    void failureOf(error).then((found) => current && setFailure(found))
    return () => {
      current = false
    }
  }, [error])
  const Heading = above ? 'h2' : 'h1'
  return (
    <section className={style.screen} role="alert">
      <svg className={style.track} viewBox="0 0 200 24" width="200" height="24" aria-hidden="true">
        <path d="M0 12H92M108 12H200M84 4l8 8-8 8M116 4l-8 8 8 8" />
      </svg>
      <Heading>{words.somethingWrong}</Heading>
      <p>{words.reasons[failure]}</p>
      <p className={style.actions}>
        <Button look="signal" onClick={() => navigator.onLine && location.reload()}>
          {words.tryAgain}
        </Button>
        <ButtonLink to="/home">{words.goHome}</ButtonLink>
      </p>
    </section>
  )
}
