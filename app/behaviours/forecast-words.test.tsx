import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleInputs, forecast } from '#contract/roi.ts'
import { forecast as words } from '#locales/en/forecast.ts'
import { useForecastWords } from './forecast-words.ts'
import { LanguageContext, type Language } from './language.ts'

test('both ends of a range are written alike', () => {
  const large = { ...exampleInputs, casesPerMonth: 100_000, minutesPerCase: 600 }
  function Range() {
    return useForecastWords(forecast({ ...large, automatableShare: 0.9 })).figures.hours.range
  }
  const language: Language = {
    locale: 'en',
    prefix: undefined,
    path: '/',
    words: { forecast: words },
    switchTo: async () => {},
  }
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <Range />
    </LanguageContext>,
  )
  expect(html).toBe('7.3M to 13M h')
})
