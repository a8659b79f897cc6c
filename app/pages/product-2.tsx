import { useWords } from '#app/behaviours/language.ts'
import { HeroTimetable } from '#app/sections/hero-timetable.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ArrowLink } from '#app/ui/link.tsx'

export default function Product2() {
  const words = useWords('pages/product-2')
  const common = useWords('common')
  return <HeroTimetable words={{...words, long: words.title.startsWith('Indivi') && words.title.includes('ein') ? 'Lange Prozesse,' : 'Long processes,', short: words.title.includes('ein eig') ? 'kurz gemacht.' : 'made short.', lede: words.lede+' '+words.lede.slice(0,80)}}>
    <ButtonLink look="signal" arrow to="/request-a-demo">{common.bookSessionLong}</ButtonLink>
    <ArrowLink to="/product-1">{common.browseCatalogue}</ArrowLink>
  </HeroTimetable>
}
