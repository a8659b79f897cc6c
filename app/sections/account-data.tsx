import { useEffect, useRef } from 'react'
import { useAccountAction, useAccountForm } from '#app/behaviours/account-form.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Band } from '#app/ui/band.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PasswordField } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { accountPath, deleteSchema, lasting } from '#contract/account.ts'
import { daysInMilliseconds } from '#contract/retention.ts'
import { ActionButton, ActionTrouble } from './account-action.tsx'
import style from './account-data.module.css'
import { Slip } from './slip.tsx'

/** Takes everything along, or ends it. */
export function AccountData({ isEnding, refresh }: { isEnding: boolean; refresh: () => void }) {
  const { signedIn: words } = useWords('pages/account')
  return (
    <div className="no-print">
      <Band id="data" stop={words.data} labelledBy="data-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="data-heading" long={words.dataLong} short={words.dataShort} />
        </div>
        <div className={style.row}>
          <h3>{words.exportTitle}</h3>
          <p>{words.exportText}</p>
          <p>
            <a href={`${accountPath}/export`} download className={style.export}>
              {words.export}
            </a>
          </p>
        </div>
        {!isEnding && (
          <div className={style.delete}>
            <Disclosure summary={<h3>{words.delete}</h3>}>
              <DeleteForm refresh={refresh} />
            </Disclosure>
          </div>
        )}
      </Band>
    </div>
  )
}

function DeleteForm({ refresh }: { refresh: () => void }) {
  const { signedIn: words } = useWords('pages/account')
  const { reveal } = useWords('forms')
  const labels = { currentPassword: words.password }
  const form = useAccountForm('delete', deleteSchema, labels, {
    scripted: true,
    invalid: { currentPassword: words.access.wrong },
    onSettled: refresh,
  })
  return (
    <>
      <p>{fill(words.deleteText, { days: lasting.undoDays })}</p>
      <Slip
        form={form}
        id="delete-heading"
        number="34"
        level={4}
        title={words.delete}
        submit={words.delete}
        done={() => null}
      >
        <PasswordField
          field={form.field('currentPassword')}
          autoComplete="current-password"
          reveal={reveal}
        />
      </Slip>
    </>
  )
}

const day = daysInMilliseconds(1)

interface EndsProps {
  at: string
  now: number
  refresh: () => Promise<void>
  onKept: () => void
}

/** Above everything else while the deletion can still be taken back. */
export function AccountEnds({ at, now, refresh, onKept }: EndsProps) {
  const { deletion: words } = useWords('pages/account').signedIn
  const format = useFormats()
  const action = useAccountAction('keep', refresh)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It has just been asked for further below, unless the page came with it.
    if (scrollY > 0) box.current?.focus()
  }, [])
  async function keep() {
    if (await action.run()) onKept()
  }
  const days = lasting.undoDays
  const passed = Math.min(days, Math.max(0, days - (Date.parse(at) - now) / day))
  const share = (count: number) => percentOf(count, days)
  return (
    <Band id="deletion" tone="board" labelledBy="deletion-heading" flush>
      <div className={style.ends} ref={box} tabIndex={-1}>
        <HeadingDuo
          id="deletion-heading"
          long={words.long}
          short={fill(words.short, { date: format.date(at) })}
        />
        <p>{words.text}</p>
        <div className="no-print">
          <ActionButton action={action} look="signal" onPress={() => void keep()}>
            {words.keep}
          </ActionButton>
        </div>
        <ActionTrouble action={action} />
      </div>
      <svg className={style.scale} width="100%" height="66" aria-hidden="true">
        <rect className={style.frame} y="20" width="100%" height="22" />
        <rect className={style.passed} y="20" width={share(passed)} height="22" />
        {Array.from({ length: days - 1 }, (_, index) => (
          <line
            key={index}
            className={style.tick}
            x1={share(index + 1)}
            x2={share(index + 1)}
            y1="20"
            y2="48"
          />
        ))}
        <line className={style.position} x1={share(passed)} x2={share(passed)} y1="10" y2="52" />
        <text x="100%" y="62" textAnchor="end">
          {fill(words.scale, { days })}
        </text>
      </svg>
    </Band>
  )
}
