import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Features() {
  const words = useWords('pages/features')
  return <Opening words={words} />
}
