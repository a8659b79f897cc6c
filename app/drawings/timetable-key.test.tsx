import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { TimetableKey } from './timetable-key.tsx'

test('each mark stands beside its name; two keys on a page do not share a pattern', () => {
  const words = { hero: { keyWait: 'waiting', keyWork: 'work', keyClosed: 'closed' } } as Language['words']
  const html = renderToStaticMarkup(
    <LanguageContext
      value={{ locale: 'en', prefix: undefined, path: '/home', words, switchTo: async () => {} }}
    >
      <TimetableKey />
      <TimetableKey />
    </LanguageContext>,
  )
  expect([...html.matchAll(/<\/svg>(\w+)<\/li>/g)].map(([, name]) => name)).toEqual([
    'waiting',
    'work',
    'closed',
    'waiting',
    'work',
    'closed',
  ])
  const ids = [...html.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(html).toContain(`fill="url(#${id})"`)
})
