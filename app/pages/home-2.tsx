import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Home2() {
  const words = useWords('pages/home-2')
  return <Opening words={words} />
}
