import { type Target, useWords } from '#app/behaviours/language.ts'
import { ArrowLink } from '#app/ui/link.tsx'

/** Leads to the plain page that carries the text of an entry: for browsers without a script, or when it fails. */
export function WholeTextLink({ to, failed }: { to: Target; failed: boolean }) {
  const words = useWords('list-pages')
  if (failed) {
    return (
      <div role="alert">
        {`${words.failed} `}
        <ArrowLink to={to}>{words.whole}</ArrowLink>
      </div>
    )
  }
  return (
    <noscript>
      <ArrowLink to={to}>{words.whole}</ArrowLink>
    </noscript>
  )
}
