import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Pricing3() {
  const words = useWords('pages/pricing-3')
  return <Opening words={words} />
}
