import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Home3() {
  const words = useWords('pages/home-3')
  return <Opening words={words} />
}
