import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('Nothing in a text can become markup.', () => {
  expect(escapeHtml(`<a href="x" onclick='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;',
  )
})
