import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Product1() {
  const words = useWords('pages/product-1')
  return <Opening words={words} />
}
