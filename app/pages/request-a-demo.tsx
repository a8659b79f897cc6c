import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function RequestADemo() {
  const words = useWords('pages/request-a-demo')
  return <Opening words={words} />
}
