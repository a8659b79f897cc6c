import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Reviews() {
  const words = useWords('pages/reviews')
  return <Opening words={words} />
}
