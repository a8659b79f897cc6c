import type { FormProblem } from '#app/behaviours/form.ts'
import style from './form-error-summary.module.css'

interface Props {
  title: string
  problems: FormProblem[]
  /** Read aloud behind a solved line. */
  solved: string
}

/** The fields that stopped the form, each a link to its place. A solved one is struck through, like a stop that is skipped. */
export function FormErrorSummary({ title, problems, solved }: Props) {
  return (
    <div className={style.summary} role="group" aria-label={title} tabIndex={-1}>
      <p className={style.title}>{title}</p>
      <ol>
        {problems.map(({ id, label, message }) => (
          <li key={id}>
            {message ? (
              <a href={`#${id}`} onClick={(event) => go(event, id)}>
                {label}: {message}
              </a>
            ) : (
              <>
                <s>{label}</s> <span className="sr">{solved}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A link alone would move the page, not the cursor. */
function go(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
