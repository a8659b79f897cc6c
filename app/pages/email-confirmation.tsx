import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function EmailConfirmation() {
  const words = useWords('pages/email-confirmation')
  return <Opening words={words} />
}
