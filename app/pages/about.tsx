import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function About() {
  const words = useWords('pages/about')
  return <Opening words={words} />
}
