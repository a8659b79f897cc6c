/** What a visitor holds after a form has arrived: a stamp with the reference, and what happens next, with dates. */
import type { Receipt } from '#app/behaviours/lead-form.ts'
import { useFormats, useWords } from '#app/behaviours/language.ts'
import { Stations, type Station } from '#app/ui/stations.tsx'
import style from './receipt.module.css'

interface Props {
  receipt: Receipt
  title: string
  text: string
  next: Station[]
  again: () => void
}

export function LeadReceipt({ receipt, title, text, next, again }: Props) {
  const words = useWords('forms')
  return (
    <div className={style.receipt}>
      <div className={style.inked}>
        <p className={style.word}>{words.stamp.received}</p>
        <p className={style.reference}>{receipt.reference}</p>
        <p className={style.moment}>
          <Moment at={receipt.receivedAt} />
        </p>
      </div>
      <h3 className={style.title}>{title}</h3>
      <p className={style.text}>{text}</p>
      <Stations list={next} />
      <button type="button" className={style.again} onClick={again}>
        {words.another}
      </button>
    </div>
  )
}

/** With whose hour it is: who reads it may live by other clocks. */
function Moment({ at }: { at: string }) {
  const format = useFormats()
  return (
    <time dateTime={at}>
      {format.date(at, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      })}
    </time>
  )
}

/** The place on the counterfoil where the stamp goes. */
export function StampPlace({ reference }: { reference: string | undefined }) {
  const words = useWords('forms')
  return (
    <p className={reference ? `${style.place} ${style.stamped}` : style.place}>
      {reference ? (
        <>
          <span>{words.stamp.reference}</span> <strong>{reference}</strong>
        </>
      ) : (
        words.stamp.empty
      )}
    </p>
  )
}
