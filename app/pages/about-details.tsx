import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function AboutDetails() {
  const words = useWords('pages/about-details')
  return <Opening words={words} />
}
