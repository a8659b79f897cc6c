import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Pricing1() {
  const words = useWords('pages/pricing-1')
  return <Opening words={words} />
}
