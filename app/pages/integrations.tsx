import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function Integrations() {
  const words = useWords('pages/integrations')
  return <Opening words={words} />
}
