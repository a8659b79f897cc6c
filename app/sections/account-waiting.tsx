import { useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import style from './account-waiting.module.css'

/** A track without a train, as high as the window. */
export function AccountWaiting() {
  const { signedIn } = useWords('pages/account')
  return (
    <Band id="waiting" label={signedIn.waiting} flush>
      <div className={style.waiting}>
        <p role="status">{signedIn.waiting}</p>
        <svg width="100%" height="24" aria-hidden="true">
          <line x2="100%" y1="12" y2="12" />
          <circle cx="12" cy="12" r="9" />
        </svg>
      </div>
    </Band>
  )
}
