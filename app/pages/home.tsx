import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Home() {
  const words = useWords('pages/home')
  return <Opening words={words} />
}
