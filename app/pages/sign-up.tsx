import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function SignUp() {
  const words = useWords('pages/sign-up')
  return <Opening words={words} />
}
