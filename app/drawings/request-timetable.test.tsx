import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { RequestTimetable } from './request-timetable.tsx'

const day = 86_400_000
const received = Date.UTC(2026, 10, 2, 9)

test('a stop that was passed without a day is not open any more', () => {
  const moments = [received, received + day, undefined, received + 3 * day, undefined]
  const stops = moments.map((moment, index) => ({ name: `Stop ${index}`, moment }))
  const language: Language = {
    locale: 'en',
    prefix: undefined,
    path: '/account',
    words: {} as Language['words'],
    switchTo: async () => {},
  }
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <RequestTimetable
        stops={stops}
        now={received + 5 * day}
        words={{ today: 'today', open: 'open', skipped: 'skipped' }}
      />
    </LanguageContext>,
  )
  const said = [...html.matchAll(/<\/b> <span>(.*?)<\/span>/g)].map(([, text]) => text)
  expect(said.slice(2)).toEqual(['skipped', expect.stringMatching(/2026/), 'open'])
})
