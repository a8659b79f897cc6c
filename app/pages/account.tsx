import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Account() {
  const words = useWords('pages/account')
  return <Opening words={words} />
}
