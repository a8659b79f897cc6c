import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function UpdatePassword() {
  const words = useWords('pages/update-password')
  return <Opening words={words} />
}
