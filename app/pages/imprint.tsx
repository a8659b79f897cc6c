import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Imprint() {
  const words = useWords('pages/imprint')
  return <Opening words={words} />
}
