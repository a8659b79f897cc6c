import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function LinkInBio() {
  const words = useWords('pages/link-in-bio')
  return <Opening words={words} />
}
