import { type Target, useWords } from '#app/behaviours/language.ts'
import { Button } from '#app/ui/button.tsx'
import { ArrowLink } from '#app/ui/link.tsx'

interface Props {
  failed: boolean
  onRetry: () => void
  /** Where all entries stand without a script. */
  to: Target
}

/** Instead of an answer, while entries are missing that may belong to it. */
export function RestOfList({ failed, onRetry, to }: Props) {
  const words = useWords('list-pages')
  if (!failed) return <p role="status">{words.loadingAll}</p>
  return (
    <div role="alert">
      <p>{words.allFailed}</p>
      <p>
        <Button size="small" onClick={onRetry}>
          {words.again}
        </Button>{' '}
        <ArrowLink to={to}>{words.all}</ArrowLink>
      </p>
    </div>
  )
}
