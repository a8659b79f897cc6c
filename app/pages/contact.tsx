import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Contact() {
  const words = useWords('pages/contact')
  return <Opening words={words} />
}
