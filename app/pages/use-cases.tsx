import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function UseCases() {
  const words = useWords('pages/use-cases')
  return <Opening words={words} />
}
