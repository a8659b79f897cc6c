/** What was sent was right, but what it opens did not come. */
import { useWords } from '#app/behaviours/language.ts'
import { Button } from '#app/ui/button.tsx'
import style from './held.module.css'

export function Held({ text, onRetry }: { text: string; onRetry: () => void }) {
  const errors = useWords('errors')
  return (
    <div className={style.held} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{errors.tryAgain}</Button>
    </div>
  )
}
