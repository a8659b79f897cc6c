import { useWords } from '#app/behaviours/language.ts'
import { Button } from '#app/ui/button.tsx'
import style from './account-forms.module.css'

/** In the place of a form of the account that has arrived: what has changed, and the way back to the fields. */
export function AccountDone({ text, again }: { text: string; again: () => void }) {
  const { signedIn } = useWords('pages/account')
  return (
    <div className={style.done}>
      <p>{text}</p>
      <Button onClick={again}>{signedIn.again}</Button>
    </div>
  )
}
