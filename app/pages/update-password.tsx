import { type InputEvent, useState } from 'react'
import { useAccountForm } from '#app/behaviours/account-form.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { noticeSignIn } from '#app/behaviours/sign-in-cookie.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { PasswordField } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { ServerPlace } from '#app/ui/server-place.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import { accountMeta, passwordMinimum, updatePasswordSchema } from '#contract/account.ts'
import style from './update-password.module.css'

export default function UpdatePassword() {
  const words = useWords('pages/update-password')
  const [length, setLength] = useState(0)
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.inset}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{fill(words.lede, { count: passwordMinimum })}</p>
        </div>
        <Key length={length} />
        <ServerPlace />
        <UpdateForm onLength={setLength} />
      </Band>
      <Comparison />
    </>
  )
}

function readQuery(): string | undefined {
  return location.search
}

function UpdateForm({ onLength }: { onLength: (length: number) => void }) {
  const words = useWords('pages/update-password')
  const { labels, reveal } = useWords('forms')
  const query = useWatched('popstate', readQuery, undefined)
  const token = query === undefined ? undefined : (new URLSearchParams(query).get('token') ?? '')
  const form = useAccountForm('update-password', updatePasswordSchema, labels, {
    // All sessions have ended, this one too.
    onAccepted: noticeSignIn,
  })
  const newLink = <Link to="/reset-password">{words.noTokenLink}</Link>
  const missing = (
    <>
      {`${words.noToken} `}
      {newLink}.
    </>
  )
  return (
    <Slip
      form={form}
      id="form-heading"
      number="14"
      title={words.slip}
      submit={words.submit}
      hidden={token ? { [accountMeta.token]: token } : {}}
      refusals={{
        expired:
          token === '' ? (
            missing
          ) : (
            <>
              {`${words.expired} `}
              {newLink}.
            </>
          ),
      }}
      before={token === '' && form.state.step !== 'failed' && <p className={style.noToken}>{missing}</p>}
      sent={words.done.text}
      done={() => (
        <div className={style.done}>
          <h3>{words.done.title}</h3>
          <p>{words.done.text}</p>
          <ArrowLink to="/log-in">{words.done.link}</ArrowLink>
        </div>
      )}
    >
      <PasswordField
        field={form.field('password')}
        hint={words.hint}
        onInput={(event: InputEvent<HTMLInputElement>) => onLength(event.currentTarget.value.length)}
        autoComplete="new-password"
        reveal={reveal}
        half
      />
      <PasswordField field={form.field('confirmPassword')} autoComplete="new-password" reveal={reveal} half />
    </Slip>
  )
}

const longest = 32
const places = Array.from({ length: longest + 1 }, (_, index) => index)

/** One tooth for each character; only the number is known here, never what was typed. */
function Key({ length }: { length: number }) {
  const words = useWords('pages/update-password').length
  const at = (count: number) => percentOf(Math.min(count, longest), longest)
  return (
    <figure className={style.key}>
      <figcaption>
        {`${words.title}: `}
        <span className={length >= passwordMinimum ? style.enough : undefined}>
          {length === 0 ? words.none : length === 1 ? words.one : fill(words.count, { count: length })}
        </span>
      </figcaption>
      <svg width="100%" height="92" aria-hidden="true">
        <rect className={style.blank} x="0" y="22" width="100%" height="26" />
        <rect
          className={length >= passwordMinimum ? style.cutEnough : style.cut}
          x="0"
          y="22"
          width={at(length)}
          height="26"
        />
        {places.map((place) => (
          <line
            key={place}
            className={style.place}
            x1={at(place)}
            x2={at(place)}
            y1="48"
            y2={place % 4 === 0 ? 60 : 54}
          />
        ))}
        <line className={style.minimum} x1={at(passwordMinimum)} x2={at(passwordMinimum)} y1="8" y2="66" />
        <svg x={at(passwordMinimum)} overflow="visible">
          <text x="0" y="84">
            {fill(words.minimum, { count: passwordMinimum })}
          </text>
        </svg>
        <text x="100%" y="84" textAnchor="end">
          {longest}
        </text>
      </svg>
    </figure>
  )
}

/** So many choices out of so many; the first one is on every list. */
const choices = [
  ['listed', 0, 1],
  ['short', 8, 94],
  ['letters', 12, 26],
  ['words', 5, 7776],
  ['long', 16, 94],
] as const

function Comparison() {
  const { compare } = useWords('pages/update-password')
  const format = useFormats()
  return (
    <Band id="compare" stop={compare.stop} tone="tint" labelledBy="compare-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="compare-heading" size="small" long={compare.long} short={compare.short} />
        <p className={style.text}>{compare.text}</p>
      </div>
      <TableRoot className={style.table} aria-labelledby="compare-heading">
        <Head>
          <Row>
            <ColumnHead>{compare.head.kind}</ColumnHead>
            <ColumnHead>{compare.head.sum}</ColumnHead>
            <ColumnHead>{compare.head.bits}</ColumnHead>
          </Row>
        </Head>
        <Body>
          {choices.map(([kind, count, of]) => {
            const value = count * Math.log2(of)
            return (
              <Row key={kind}>
                <RowHead>{compare.kinds[kind]}</RowHead>
                <Cell className={style.sum}>{count > 0 ? `${count} × log2(${of})` : compare.listed}</Cell>
                <Cell className={style.bits}>
                  <span>{format.number(value, { maximumFractionDigits: 0 })}</span>
                  <svg width="100%" height="18" aria-hidden="true">
                    <rect
                      className={value > 60 ? style.strong : style.weak}
                      width={percentOf(Math.max(0.66, value), 110)}
                      height="18"
                    />
                  </svg>
                </Cell>
              </Row>
            )
          })}
        </Body>
      </TableRoot>
    </Band>
  )
}
