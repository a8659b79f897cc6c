import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function ComingSoon() {
  const words = useWords('pages/coming-soon')
  return <Opening words={words} />
}
