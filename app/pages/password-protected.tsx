import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function PasswordProtected() {
  const words = useWords('pages/password-protected')
  return <Opening words={words} />
}
