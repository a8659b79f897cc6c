import type { ComponentProps } from 'react'
import { useWords } from '#app/behaviours/language.ts'
import { HeroTimetable } from '#app/sections/hero-timetable.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { later } from '#app/ui/later.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import type { Teasers } from '#content/entries.ts'

const StepsToScale = later(
  'steps',
  async () => (await import('#app/sections/steps-to-scale.tsx')).StepsToScale,
)
const RoiTeaser = later('forecast', async () => (await import('#app/sections/roi-teaser.tsx')).RoiTeaser)
const MethodsSpectrum = later(
  'expertise',
  async () => (await import('#app/sections/methods-spectrum.tsx')).MethodsSpectrum,
)
/** Later sections get the data as a whole: it arrives with them. */
const Catalogue = later('catalogue', async () => {
  const { CatalogueBoard } = await import('#app/sections/catalogue-board.tsx')
  return ({ data }: { data: Teasers }) => (
    <CatalogueBoard entries={data.catalogue} all={data.counts.catalogue} />
  )
})
const ClaimsToScale = later(
  'figures',
  async () => (await import('#app/sections/claims-to-scale.tsx')).ClaimsToScale,
)
const QuoteSqueeze = later(
  'stopover',
  async () => (await import('#app/sections/quote-squeeze.tsx')).QuoteSqueeze,
)
const PricingTeaser = later(
  'pricing',
  async () => (await import('#app/sections/pricing-teaser.tsx')).PricingTeaser,
)
const Articles = later('articles', async () => {
  const { ArticlesTeaser } = await import('#app/sections/articles-teaser.tsx')
  return ({ data, words }: { data: Teasers; words: ComponentProps<typeof ArticlesTeaser>['words'] }) => (
    <ArticlesTeaser words={words} articles={data.articles} />
  )
})
const FinalCall = later('departure', async () => (await import('#app/sections/final-call.tsx')).FinalCall)

/** The pitch: what we shorten, how, what it returns, with what, and what it costs. */
export default function Home({ data }: { data: Teasers }) {
  const words = useWords('pages/home')
  const cta = useWords('cta')
  return (
    <>
      <HeroTimetable words={words}>
        <ButtonLink to="/request-a-demo" look="signal" arrow>
          {cta.bookSessionLong}
        </ButtonLink>
        <ArrowLink to="/product-1">{cta.browseCatalogue}</ArrowLink>
      </HeroTimetable>
      <StepsToScale />
      <RoiTeaser />
      <MethodsSpectrum />
      <Catalogue data={data} />
      <ClaimsToScale />
      <QuoteSqueeze />
      <PricingTeaser />
      <Articles words={words.articles} data={data} />
      <FinalCall />
    </>
  )
}
