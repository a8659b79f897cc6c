import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Cards() {
  const words = useWords('pages/cards')
  return <Opening words={words} />
}
