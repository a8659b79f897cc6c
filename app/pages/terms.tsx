import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Terms() {
  const words = useWords('pages/terms')
  return <Opening words={words} />
}
