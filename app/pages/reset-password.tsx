import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function ResetPassword() {
  const words = useWords('pages/reset-password')
  return <Opening words={words} />
}
