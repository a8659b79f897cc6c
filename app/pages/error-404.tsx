import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Error404() {
  const words = useWords('pages/error-404')
  return <Opening words={words} />
}
