import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function IntegrationsDetails() {
  const words = useWords('pages/integrations-details')
  return <Opening words={words} />
}
