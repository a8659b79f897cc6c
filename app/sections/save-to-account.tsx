/** Keeps the state of a tool in the account. Fetched on its own: only whoever is signed in sees it. */
import { type SubmitEvent, useId, useState } from 'react'
import { useAccountAction } from '#app/behaviours/account-form.ts'
import { fill, useFormats, useHref, useWords } from '#app/behaviours/language.ts'
import { type SavingWords, useLateWords } from '#app/behaviours/late-words.ts'
import { Button } from '#app/ui/button.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { type Tool, toolPaths } from '#contract/account.ts'
import style from './save-to-account.module.css'

export interface SaveProps {
  kind: Tool
  /** The state as in the address, without `#`. */
  hash: string
  /** What it is called already. */
  name?: string
}

export function SaveToAccount(props: SaveProps) {
  const late = useLateWords('saving')
  return late && <SaveForm {...props} words={late.saving} />
}

function SaveForm({ kind, hash, name: known, words }: SaveProps & { words: SavingWords }) {
  const errors = useWords('errors')
  const format = useFormats()
  const href = useHref()
  const id = useId()
  const [today] = useState(() => new Date())
  const [typed, setTyped] = useState<string>()
  const [kept, setKept] = useState<string>()
  const [isNameless, setNameless] = useState(false)
  const action = useAccountAction('save', () => {})
  const name = typed ?? known ?? fill(words.forecastName, { date: format.date(today) })
  const isKept = kept === name + hash
  const isSending = action.state.step === 'sending'

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (name.trim() === '' || isKept) return
    if (await action.run({ kind, hash, name: name.trim() })) setKept(name + hash)
  }

  const cause = action.state.step === 'failed' ? action.state.cause : undefined
  const trouble = isNameless
    ? words.nameless
    : cause === 'network' || cause === 'server'
      ? errors.reasons[cause]
      : cause === 'conflict'
        ? words.full
        : cause === 'too-many'
          ? words.tooMany
          : cause === 'unauthorized'
            ? words.ended
            : cause && words.tooLong
  return (
    <form className={`no-print ${style.save}`} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{words.name}</label>
      <input
        id={id}
        value={name}
        maxLength={120}
        autoComplete="off"
        aria-invalid={isNameless || undefined}
        aria-describedby={trouble && `${id}-trouble`}
        onChange={({ target }) => {
          setTyped(target.value)
          setNameless(false)
        }}
      />
      <Button type="submit" look="ink" aria-disabled={isSending || isKept}>
        {isSending ? words.sending : words.save}
      </Button>
      <p role="status">
        {isKept && (
          <>
            {words.saved} <Link to="/account#saved">{words.open}</Link>
          </>
        )}
      </p>
      {trouble && (
        <p id={`${id}-trouble`} role="alert" className={style.trouble}>
          {trouble}{' '}
          {cause === 'unauthorized' && (
            <ArrowLink to={`/log-in?next=${href(toolPaths[kind])}#${hash}`}>{words.logIn}</ArrowLink>
          )}
        </p>
      )}
    </form>
  )
}
