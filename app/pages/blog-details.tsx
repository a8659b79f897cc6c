import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function BlogDetails() {
  const words = useWords('pages/blog-details')
  return <Opening words={words} />
}
