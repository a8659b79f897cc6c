/** The six methods on one line; the two that the article compares are marked. */
import { fill, useWords } from '#app/behaviours/language.ts'
import { methods } from '#contract/methods.ts'
import style from './article-six-methods.module.css'
import { MethodLine } from './method-lines.tsx'

const marked: Partial<Record<(typeof methods)[number], string | undefined>> = {
  rules: style.short,
  'language-ai': style.compared,
}

export function ArticleSixMethods() {
  const words = useWords('blog').drawings.sixMethods
  const list = methods.map((method) => words.names[method]).join(', ')
  return (
    <div role="img" aria-label={fill(words.label, { list })}>
      <div className={style.fields}>
        {methods.map((method) => (
          <div key={method} className={[style.field, marked[method]].filter(Boolean).join(' ')}>
            <MethodLine method={method} />
            <p>{words.names[method]}</p>
          </div>
        ))}
      </div>
      <p className={style.scale}>
        <span>{words.from}</span>
        <svg width="100%" height="10" preserveAspectRatio="none" viewBox="0 0 100 10" aria-hidden="true">
          <path d="M0 4.5L100 0V10L0 5.5Z" />
        </svg>
        <span>{words.to}</span>
      </p>
    </div>
  )
}
