import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccountAction } from '#app/behaviours/account-form.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { optional } from '#app/ui/optional.tsx'
import { toolPaths } from '#contract/account.ts'
import type { AccountView } from '#contract/account-view.ts'
import { ActionTrouble } from './account-action.tsx'
import style from './account-saved.module.css'

type Saved = AccountView['saved'][number]

interface Props {
  saved: Saved[]
  refresh: () => Promise<void>
}

// The models of both tools come only for whoever has saved something.
const SavedFigure = optional(async () => (await import('#app/drawings/saved-figure.tsx')).SavedFigure)

export function AccountSaved({ saved, refresh }: Props) {
  const { signedIn: words } = useWords('pages/account')
  const [removed, setRemoved] = useState<Saved>()
  const forget = useAccountAction('forget', refresh)
  const save = useAccountAction('save', refresh)
  const rows = useRef<HTMLUListElement>(null)
  const wayBack = useRef<HTMLButtonElement>(null)

  // The button that was pressed is gone either time; the focus goes to the one that undoes it.
  async function remove(item: Saved) {
    if (!(await forget.run({ id: item.id }))) return
    flushSync(() => setRemoved(item))
    wayBack.current?.focus()
  }
  async function putBack({ kind, name, hash }: Saved) {
    if (!(await save.run({ kind, name, hash }))) return
    flushSync(() => setRemoved(undefined))
    // What was saved last comes first.
    rows.current?.querySelector('button')?.focus()
  }

  return (
    <Band id="saved" stop={words.saved} tone="board" labelledBy="saved-heading" flush>
      <div className={style.title}>
        <HeadingDuo id="saved-heading" long={words.savedLong} short={words.savedShort} />
      </div>
      {saved.length > 0 && (
        <ul className={style.rows} ref={rows}>
          {saved.map((item) => (
            <Row
              key={item.id}
              item={item}
              isBusy={forget.state.step === 'sending'}
              onRemove={() => void remove(item)}
            />
          ))}
        </ul>
      )}
      <div className={style.below}>
        {saved.length === 0 && <p>{words.noSaved}</p>}
        <div role="status">
          {removed && (
            <p>
              {fill(words.removed, { name: removed.name })}{' '}
              <button type="button" ref={wayBack} onClick={() => void putBack(removed)}>
                {words.putBack}
              </button>
            </p>
          )}
        </div>
        <ActionTrouble action={forget} />
        <ActionTrouble action={save} />
        <p className={`no-print ${style.tools}`}>
          <ArrowLink to="/product-2">{words.tools.workflow}</ArrowLink>
          <ArrowLink to="/product-3">{words.tools.forecast}</ArrowLink>
        </p>
      </div>
    </Band>
  )
}

interface RowProps {
  item: Saved
  /** One is being removed: another press would not be heard. */
  isBusy: boolean
  onRemove: () => void
}

function Row({ item, isBusy, onRemove }: RowProps) {
  const { signedIn: words } = useWords('pages/account')
  const format = useFormats()
  const { kind, name, hash, savedAt } = item
  return (
    <li className={style.row}>
      <p className={style.name}>
        <Link to={`${toolPaths[kind]}#${hash}`}>{name}</Link>
        <span>
          {words.kinds[kind]}, {fill(words.savedOn, { date: format.date(savedAt) })}
        </span>
      </p>
      <div className={style.figure}>
        <SavedFigure kind={kind} hash={hash} words={words.figures} />
      </div>
      <div className="no-print">
        <Button
          size="small"
          aria-label={fill(words.removeNamed, { name })}
          aria-disabled={isBusy}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
