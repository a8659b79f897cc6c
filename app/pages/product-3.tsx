import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'
import { RoiTeaser } from '#app/sections/roi-teaser.tsx'

export default function Product3() {
  const words = useWords('pages/product-3')
  return (
    <>
      <Opening words={words} />
      <RoiTeaser />
    </>
  )
}
