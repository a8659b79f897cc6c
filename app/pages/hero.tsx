import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Hero() {
  const words = useWords('pages/hero')
  return <Opening words={words} />
}
