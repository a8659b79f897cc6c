import { useState } from 'react'
import { useWords } from '#app/behaviours/language.ts'
import { FinalCall } from '#app/sections/final-call.tsx'
import { LibraryOpening } from '#app/sections/library-opening.tsx'
import { Pattern } from '#app/sections/pattern.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import style from './ctas.module.css'

const parts = ['buttons', 'arrow', 'inline', 'choice', 'final'] as const

/** The pattern library, third part: every way in which the site asks for something. */
export default function Ctas() {
  const words = useWords('pages/ctas')
  const { patterns, states, sentence } = words
  const look = "'signal' | 'ink' | 'line'"
  return (
    <>
      <LibraryOpening words={words} self="/ctas" parts={parts} />
      <Pattern
        id="buttons"
        file="app/ui/button.tsx"
        words={patterns.buttons}
        props={{
          'look?': look,
          'size?': "'small' | 'normal' | 'large'",
          'arrow?': 'boolean',
          to: 'Path (ButtonLink)',
        }}
      >
        <div className={style.row}>
          <ButtonLink to="/request-a-demo" look="signal" arrow>
            {states.rest}
          </ButtonLink>
          <ButtonLink to="/request-a-demo" look="ink">
            {states.ink}
          </ButtonLink>
          <ButtonLink to="/request-a-demo">{states.outline}</ButtonLink>
        </div>
        <div className={style.row}>
          <ButtonLink to="/request-a-demo" look="ink" size="small">
            {states.small}
          </ButtonLink>
          <ButtonLink to="/request-a-demo" look="ink" size="large" arrow>
            {states.large}
          </ButtonLink>
          <Button look="signal" disabled>
            {states.disabled}
          </Button>
        </div>
      </Pattern>
      <Pattern
        id="arrow"
        file="app/ui/link.tsx"
        words={patterns.arrow}
        props={{ to: 'Path', children: 'ReactNode' }}
      >
        <ArrowLink to="/request-a-demo">{states.rest}</ArrowLink>
      </Pattern>
      <Pattern
        id="inline"
        file="app/ui/link.tsx"
        words={patterns.inline}
        props={{ to: 'Path', children: 'ReactNode' }}
      >
        <p>
          {sentence.before}
          <Link to="/product-3">{sentence.link}</Link>
          {sentence.after}
        </p>
      </Pattern>
      <Pattern id="choice" file="app/layout/cookie-banner.tsx" words={patterns.choice} props={{}}>
        <Choice />
      </Pattern>
      <Pattern
        id="final"
        file="app/sections/final-call.tsx"
        words={patterns.final}
        props={{ 'words?': '{ long: string; short: string; text: string }' }}
        wide
      >
        <FinalCall />
      </Pattern>
    </>
  )
}

function Choice() {
  const { choice } = useWords('pages/ctas')
  const [chosen, setChosen] = useState<'no' | 'yes'>()
  return (
    <>
      <div className={style.choice}>
        <Button onClick={() => setChosen('no')}>{choice.no}</Button>
        <Button onClick={() => setChosen('yes')}>{choice.yes}</Button>
      </div>
      <p role="status" className={style.said}>
        {chosen && choice.said[chosen]}
      </p>
    </>
  )
}
