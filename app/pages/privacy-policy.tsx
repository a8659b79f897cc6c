import { useWords } from '#app/behaviours/language.ts'
import { Opening } from '#app/sections/opening.tsx'

export default function PrivacyPolicy() {
  const words = useWords('pages/privacy-policy')
  return <Opening words={words} />
}
