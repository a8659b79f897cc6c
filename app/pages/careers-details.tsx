import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function CareersDetails() {
  const words = useWords('pages/careers-details')
  return <Opening words={words} />
}
