import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Pricing2Details() {
  const words = useWords('pages/pricing-2-details')
  return <Opening words={words} />
}
