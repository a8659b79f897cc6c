import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Faqs() {
  const words = useWords('pages/faqs')
  return <Opening words={words} />
}
