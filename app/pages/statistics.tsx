import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Statistics() {
  const words = useWords('pages/statistics')
  return <Opening words={words} />
}
