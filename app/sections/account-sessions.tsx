import { useState } from 'react'
import { useAccountAction } from '#app/behaviours/account-form.ts'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { ScaleBar } from '#app/drawings/scale-bar.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { lasting } from '#contract/account.ts'
import type { AccountView } from '#contract/account-view.ts'
import { daysInMilliseconds } from '#contract/retention.ts'
import { ActionButton, ActionTrouble } from './account-action.tsx'
import style from './account-sessions.module.css'

type Session = AccountView['sessions'][number]

interface Props {
  sessions: Session[]
  now: number
  refresh: () => Promise<void>
}

const day = daysInMilliseconds(1)

export function AccountSessions({ sessions, now, refresh }: Props) {
  const { sessions: words } = useWords('pages/account').signedIn
  const action = useAccountAction('end-session', refresh)
  const [said, setSaid] = useState('')
  const earliest = Math.min(now, ...sessions.map(({ startedAt }) => Date.parse(startedAt)))
  const days = Math.max(lasting.sessionDays, Math.ceil((now - earliest) / day))

  async function end(fields: Record<string, string>, done: string) {
    // Two browsers may have the same name, and what does not change is not read again.
    setSaid('')
    if (!(await action.run(fields))) return
    setSaid(done)
    // The button that was pressed is gone.
    focusOn(document.getElementById('sessions-heading'))
  }

  return (
    <Band id="sessions" stop={words.stop} tone="tint" labelledBy="sessions-heading" flush>
      <div className={style.head}>
        <HeadingDuo id="sessions-heading" long={words.long} short={words.short} />
        <p>{fill(words.text, { days: lasting.sessionDays })}</p>
      </div>
      <div className={style.axis} aria-hidden="true">
        <p>
          <span>{fill(words.ago, { days })}</span>
          <span>{words.now}</span>
        </p>
      </div>
      <ul>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            from={now - days * day}
            now={now}
            isBusy={action.state.step === 'sending'}
            onEnd={(device) => void end({ id: session.id }, fill(words.ended, { device }))}
          />
        ))}
      </ul>
      <div className={`no-print ${style.below}`}>
        <ActionTrouble action={action} />
        {sessions.length > 1 ? (
          <ActionButton action={action} onPress={() => void end({ everywhere: 'yes' }, words.endedOthers)}>
            {words.endOthers}
          </ActionButton>
        ) : (
          <p>{words.alone}</p>
        )}
        <p className="sr" role="status">
          {said}
        </p>
      </div>
    </Band>
  )
}

interface RowProps {
  session: Session
  from: number
  now: number
  /** One is being ended: another press would not be heard. */
  isBusy: boolean
  onEnd: (device: string) => void
}

function Row({ session, from, now, isBusy, onEnd }: RowProps) {
  const { sessions: words } = useWords('pages/account').signedIn
  const format = useFormats()
  const device = session.device || words.unknown
  const share = (moment: string) => Math.min(1, Math.max(0, (Date.parse(moment) - from) / (now - from)))
  const when = (moment: string) =>
    format.date(moment, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    })
  const start = share(session.startedAt)
  return (
    <li className={style.row}>
      <p className={style.device}>
        <b>{device}</b> {session.isCurrent && <em>{words.here}</em>}
        <span>{fill(words.times, { start: when(session.startedAt), seen: when(session.lastSeenAt) })}</span>
      </p>
      <ScaleBar
        height={20}
        parts={[
          {
            from: start,
            to: Math.max(start, share(session.lastSeenAt)),
            look: session.isCurrent ? 'signal' : 'ink',
          },
        ]}
      />
      <div className="no-print">
        {!session.isCurrent && (
          <Button
            size="small"
            aria-label={fill(words.endNamed, { device })}
            aria-disabled={isBusy}
            onClick={() => onEnd(device)}
          >
            {words.end}
          </Button>
        )}
      </div>
    </li>
  )
}
