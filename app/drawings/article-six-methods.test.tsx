import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { methods } from '#contract/methods.ts'
import { ArticleSixMethods } from './article-six-methods.tsx'

test('all six methods stand on one line, named in order, and two of them are marked', () => {
  const names = Object.fromEntries(methods.map((method) => [method, `name of ${method}`]))
  const words = {
    blog: { drawings: { sixMethods: { label: '{{list}}', names, from: 'a', to: 'b' } } },
  } as Partial<Language['words']>
  const html = renderToStaticMarkup(
    <LanguageContext
      value={{ locale: 'en', prefix: undefined, path: '/blog', words, switchTo: async () => {} }}
    >
      <ArticleSixMethods />
    </LanguageContext>,
  )
  expect(html).toContain(`aria-label="${methods.map((method) => names[method]).join(', ')}"`)
  expect(html.match(/viewBox="0 0 200 150"/g)).toHaveLength(6)
  expect(html.match(/class="[^"]*(short|compared)[^"]*"/g)).toHaveLength(2)
})
