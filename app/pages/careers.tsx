import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Careers() {
  const words = useWords('pages/careers')
  return <Opening words={words} />
}
