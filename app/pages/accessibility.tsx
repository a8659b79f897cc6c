import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Accessibility() {
  const words = useWords('pages/accessibility')
  return <Opening words={words} />
}
