import { expect, test } from 'vitest'

import { plainMistakes } from './plain-mistakes.ts'

const page =
  '<input id="a" name="name"/><p id="error-name-required" class="n" data-text="This field is required"></p>' +
  '<input aria-describedby="hint" name="email"/><p id="error-email-email" class="n" data-text="Say &quot;a@b.de&quot;"></p>'

function shown(query: string): string {
  return plainMistakes(page, new URLSearchParams(query))
}

test('Every mistake is said in words at its field, which knows of it.', () => {
  const html = shown('error=name:required,email:email')
  expect(html).toContain('data-text="This field is required">This field is required</p>')
  expect(html).toContain(
    '<input id="a" aria-invalid="true" aria-describedby="error-name-required" name="name"/>',
  )
  expect(html).toContain('>Say &quot;a@b.de&quot;</p>')
  expect(html).toContain(
    '<input aria-invalid="true" aria-describedby="error-email-email hint" name="email"/>',
  )
})

test.each([
  '',
  'error=',
  'error=name',
  'error=name:email',
  'error=nobody:required',
  'error=.*:.*',
  'error=a"b:c',
])('An address that fits nothing changes nothing: %j', (query) => expect(shown(query)).toBe(page))

test('Two mistakes at one field are both said, and the field knows of both.', () => {
  const twice = '<input name="a"/><p id="error-a-x" data-text="X"></p><p id="error-a-y" data-text="Y"></p>'
  const html = plainMistakes(twice, new URLSearchParams('error=a:y,a:x'))
  expect(html).toContain('aria-describedby="error-a-x error-a-y" name="a"')
  expect(html).toContain('>X</p>')
  expect(html).toContain('>Y</p>')
})
