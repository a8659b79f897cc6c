import { fill, useWords } from '#app/behaviours/language.ts'

/** Tells screen readers the title of a page they were led to without a new document. */
export function Announcer({ title }: { title: string | undefined }) {
  const common = useWords('common')
  return (
    <p className="sr" aria-live="polite">
      {title && fill(common.newPage, { title })}
    </p>
  )
}
