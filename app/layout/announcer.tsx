/** Tells screen readers the title of a page they were led to without a new document. */
export function Announcer({ title }: { title: string | undefined }) {
  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  )
}
