import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fill, LanguageContext, type Language } from '#app/behaviours/language.ts'
import { exampleProcesses } from '#contract/example-processes.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { durationText, totalsOf } from '#contract/workflow.ts'
import { axisOf, signWidth } from './timetable-scale.ts'
import { isDimensionWide, Timetable } from './timetable.tsx'

type Words = NonNullable<Language['words']['hero']>

/** The longest words of the drawing, in both languages. */
const freed = { en: '{{time}} freed per case', de: '{{time}} frei pro Vorgang' }
const human = { en: 'one person decides, {{time}}', de: 'ein Mensch entscheidet, {{time}}' }
/** What is only heard, without its words. */
const heard = { picture: '{{before}} {{after}}', stepToday: '{{wait}} {{work}}', stepAfter: '{{what}}' }

function draw(locale: Locale, steps = exampleProcesses[0]?.steps ?? []): string {
  const known = { ...heard, freed: freed[locale], human: human[locale], weekdays: [] }
  const hero = new Proxy(known as Partial<Words>, {
    get: (words, name) => Reflect.get(words, name) ?? String(name),
  }) as Words
  const language = { locale, prefix: undefined, path: '/home', words: { hero }, switchTo: async () => {} }
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <Timetable name="Invoice" steps={steps} />
    </LanguageContext>,
  )
}

test.each(locales)(
  'prerendered in %s it is complete: afterwards, over a ghost of today, as a list',
  (locale) => {
    const html = draw(locale)
    expect(html.match(/<li /g)).toHaveLength(9)
    expect(html.match(/data-state="after"/g)).toHaveLength(9)
    expect(html).toContain(exampleProcesses[0]?.steps[8]?.name[locale])
    expect(html).toContain(fill(freed[locale], { time: durationText(102 * 60 - 9) }))
    expect(html).not.toContain('style=')
  },
)

test('whoever only hears it is told the units by their names', () => {
  for (const [locale, day] of [['en', ' days '] as const, ['de', ' Tage '] as const]) {
    const texts = [...draw(locale).matchAll(/class="sr">(.*?)</g)].map(([, text]) => text)
    expect(texts).toHaveLength(10)
    expect(texts[0]).toContain(day)
    expect(texts.join()).not.toMatch(/\d\s(?:d|h|min)\b/)
  }
})

test('the bars are to scale: a day of waiting is a fifth of a five-day axis', () => {
  // The query to purchasing waits 24 h and takes 10 min; 24 h 10 min of 120 h are 20.139 %.
  expect(draw('en')).toContain('width="20.14%"')
})

test('a step without a name and a process without steps can be drawn', () => {
  const [step] = exampleProcesses[0]?.steps ?? []
  expect(draw('en', step ? [{ ...step, name: { en: '', de: '' } }] : [])).toContain('unnamed')
  expect(draw('de', [])).toContain('<ol')
})

test('two hundred steps are drawn as bars only', () => {
  const [step] = exampleProcesses[0]?.steps ?? []
  const html = draw('en', step ? Array.from({ length: 200 }, () => step) : [])
  expect(html).toContain('data-density="overview"')
  expect(html).not.toContain('<circle')
})

test.each([277, 709, 1138])(
  'the words on the dimension line stay inside the drawing at %i pixels',
  (width) => {
    for (const locale of locales) {
      for (const { steps } of exampleProcesses) {
        const { leadAfter, leadToday, freed: saved } = totalsOf(steps)
        const axis = axisOf(leadToday)
        const text = fill(freed[locale], { time: durationText(saved) })
        const inside = isDimensionWide(leadAfter, leadToday, axis, text)
        const start = inside ? (leadAfter / axis.minutes) * width + 26 : 8
        expect(start + text.length * signWidth).toBeLessThanOrEqual(width)
      }
    }
  },
)

test('words that stand on the dimension line end before its arrow, where the style sheet leaves them there', () => {
  // At a window of 380 pixels.
  const width = 337
  for (const locale of locales) {
    for (const { steps } of exampleProcesses) {
      const { leadAfter, leadToday, freed: saved } = totalsOf(steps)
      const axis = axisOf(leadToday)
      const text = fill(freed[locale], { time: durationText(saved) })
      if (!isDimensionWide(leadAfter, leadToday, axis, text)) continue
      const at = (minutes: number) => (minutes / axis.minutes) * width
      expect(at(leadAfter) + 26 + text.length * signWidth).toBeLessThan(at(leadToday) - 8)
    }
  }
})

test('a label leaves its ghost room on the narrowest drawing that shows both', () => {
  // From 1024 pixels on: 1024 minus margins, rail and line.
  const width = 1024 - 56 - 176 - 3
  for (const locale of locales) {
    const longest = fill(human[locale], { time: durationText(2400) })
    expect(30 + longest.length * signWidth).toBeLessThan(width / 2)
  }
})
