import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Pricing2() {
  const words = useWords('pages/pricing-2')
  return <Opening words={words} />
}
