import { useWords } from '#app/behaviours/language.ts'
import { HeroTimetable } from '#app/sections/hero-timetable.tsx'
import { LibraryOpening } from '#app/sections/library-opening.tsx'
import { MethodsSpectrum } from '#app/sections/methods-spectrum.tsx'
import { Opening } from '#app/sections/opening.tsx'
import { Pattern } from '#app/sections/pattern.tsx'
import { StepsToScale } from '#app/sections/steps-to-scale.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import style from './hero.module.css'

const parts = ['timetable', 'opening', 'spectrum', 'steps'] as const

/** The pattern library, first part: every opening that more than one page could have. */
export default function Hero() {
  const words = useWords('pages/hero')
  const cta = useWords('cta')
  const { patterns, own } = words
  const duo = '{ long: string; short: string; lede: string }'
  return (
    <>
      <LibraryOpening words={words} self="/hero" parts={parts} />
      <Pattern
        id="timetable"
        file="app/sections/hero-timetable.tsx"
        words={patterns.timetable}
        props={{ words: duo, children: 'ReactNode', 'level?': '1 | 2' }}
        wide
      >
        <HeroTimetable words={words.sample.timetable} level={2} id="sample-timetable">
          <ButtonLink to="/request-a-demo" look="signal" arrow>
            {cta.bookSessionLong}
          </ButtonLink>
          <ArrowLink to="/product-1">{cta.browseCatalogue}</ArrowLink>
        </HeroTimetable>
      </Pattern>
      <Pattern
        id="opening"
        file="app/sections/opening.tsx"
        words={patterns.opening}
        props={{ words: duo, 'stop?': 'string', 'level?': '1 | 2', 'children?': 'ReactNode' }}
        wide
      >
        <Opening words={words.sample.opening} level={2} id="sample-opening" />
      </Pattern>
      <Pattern
        id="spectrum"
        file="app/sections/methods-spectrum.tsx"
        words={patterns.spectrum}
        props={{ 'opening?': duo }}
        wide
      >
        <MethodsSpectrum />
      </Pattern>
      <Pattern
        id="steps"
        file="app/sections/steps-to-scale.tsx"
        words={patterns.steps}
        props={{ 'words?': 'Partial<…>', 'details?': '{ label; texts }[]' }}
        wide
      >
        <StepsToScale />
      </Pattern>
      <Band id="own-openings" labelledBy="own-openings-heading">
        <h2 id="own-openings-heading" className={style.heading}>
          {own.heading}
        </h2>
        <p>{own.text}</p>
        <ul className={style.list}>
          <li>
            <ArrowLink to="/home-2">{own.list.operations}</ArrowLink>
          </li>
          <li>
            <ArrowLink to="/home-3">{own.list.management}</ArrowLink>
          </li>
          <li>
            <ArrowLink to="/product-1">{own.list.catalogue}</ArrowLink>
          </li>
          <li>
            <ArrowLink to="/pricing-1">{own.list.pricing}</ArrowLink>
          </li>
          <li>
            <ArrowLink to="/error-404">{own.list.notFound}</ArrowLink>
          </li>
          <li>
            <ArrowLink to="/link-in-bio">{own.list.pocket}</ArrowLink>
          </li>
        </ul>
      </Band>
    </>
  )
}
