/** Labelled controls as on an official slip: numbered, ruled, with the problem below and what makes it wait beside it. */
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FieldState } from '#app/behaviours/form.ts'
import style from './field.module.css'

interface Own {
  field: FieldState
  hint?: string
  /** Takes half of the slip where there is room for two. */
  half?: boolean
}

interface Wiring {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby'?: string
}

export function Field({ field, hint, half, type = 'text', ...native }: Own & ComponentProps<'input'>) {
  return (
    <Frame field={field} hint={hint} half={half}>
      {(wiring) => (
        <input {...native} {...wiring} minLength={field.minLength} type={type} className={style.control} />
      )}
    </Frame>
  )
}

export function AreaField({ field, hint, half, ...native }: Own & ComponentProps<'textarea'>) {
  return (
    <Frame field={field} hint={hint} half={half}>
      {(wiring) => (
        <textarea rows={7} {...native} {...wiring} minLength={field.minLength} className={style.control} />
      )}
    </Frame>
  )
}

export function SelectField({ field, hint, half, ...native }: Own & ComponentProps<'select'>) {
  return (
    <Frame field={field} hint={hint} half={half}>
      {(wiring) => <select {...native} {...wiring} className={style.control} />}
    </Frame>
  )
}

/** What the button says and is called while the password is hidden, and while it is shown. */
interface Reveal {
  show: string
  showName: string
  hide: string
  hideName: string
}

export function PasswordField({
  field,
  hint,
  half,
  reveal,
  ...native
}: Own & { reveal: Reveal } & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Frame field={field} hint={hint} half={half}>
      {(wiring) => (
        <span className={style.password}>
          <input
            {...native}
            {...wiring}
            minLength={field.minLength}
            type={isShown ? 'text' : 'password'}
            className={style.control}
            spellCheck={false}
            autoCapitalize="none"
            data-secret=""
          />
          <button
            type="button"
            className={`${style.reveal} js-only`}
            // Without the label of the field: whoever looks for that wants the field.
            aria-label={isShown ? reveal.hideName : reveal.showName}
            aria-describedby={`${wiring.id}-label`}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? reveal.hide : reveal.show}
          </button>
        </span>
      )}
    </Frame>
  )
}

interface Check {
  field: FieldState
  /** Beside the box; the label is its short name where all problems are listed. */
  sentence: string
}

export function CheckField({ field, sentence, ...native }: Check & ComponentProps<'input'>) {
  return (
    <div className={`${style.field} ${style.check}`} data-field={field.name}>
      <div className={style.box}>
        <input {...native} {...wiringOf(field)} type="checkbox" className={style.tick} />
        <label htmlFor={field.id} className={style.sentence}>
          {sentence}
          {field.required && <Mark />}
        </label>
      </div>
      <Below field={field} />
    </div>
  )
}

/** Fields that belong together, under one heading. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{legend}</legend>
      <div className={style.members}>{children}</div>
    </fieldset>
  )
}

interface FrameProps {
  field: FieldState
  hint: string | undefined
  half: boolean | undefined
  children: (wiring: Wiring) => ReactNode
}

function Frame({ field, hint, half, children }: FrameProps) {
  return (
    <div className={half ? `${style.field} ${style.half}` : style.field} data-field={field.name}>
      <div className={style.upper}>
        <label htmlFor={field.id} id={`${field.id}-label`} className={style.label}>
          <span>
            {field.label}
            {field.required && <Mark />}
          </span>
        </label>
        {hint && (
          <p className={style.hint} id={`${field.id}-hint`}>
            {hint}
          </p>
        )}
        <div className={style.box}>{children(wiringOf(field, hint))}</div>
      </div>
      <Below field={field} />
    </div>
  )
}

/** The sign itself is drawn by the style: whoever looks for a label by its words finds nothing but them. */
function Mark() {
  return <span className={style.mark} aria-hidden="true" />
}

const nothing = { __html: '' }

/**
 * The line below a control is always there, so that nothing moves when a problem appears in it. It is read out when the
 * focus is already elsewhere, hence with the name of its field.
 */
function Below({ field }: { field: FieldState }) {
  return (
    <>
      <p className={style.error} aria-live={field.isToldElsewhere ? 'off' : 'polite'}>
        {field.error && (
          <>
            <span className="sr">{`${field.label}: `}</span>
            <span id={`${field.id}-error`}>{field.error}</span>
          </>
        )}
      </p>
      {field.notes.map(({ id, text }) => (
        // Without a script the server makes it text (server/plain-mistakes.ts), of which the script takes no notice.
        <p key={id} id={id} className={style.note} data-text={text} dangerouslySetInnerHTML={nothing} />
      ))}
    </>
  )
}

function wiringOf(field: FieldState, hint?: string): Wiring {
  const described = [hint && `${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean).join(' ')
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    // Said in any case, or browsers say what they themselves think of a field that nobody has touched yet.
    'aria-invalid': Boolean(field.error),
    ...(described && { 'aria-describedby': described }),
  }
}
