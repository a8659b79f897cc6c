import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Product2() {
  const words = useWords('pages/product-2')
  return <Opening words={words} />
}
