import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Ctas() {
  const words = useWords('pages/ctas')
  return <Opening words={words} />
}
