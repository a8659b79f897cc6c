import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Blog() {
  const words = useWords('pages/blog')
  return <Opening words={words} />
}
