import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function LogIn() {
  const words = useWords('pages/log-in')
  return <Opening words={words} />
}
