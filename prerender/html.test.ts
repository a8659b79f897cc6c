import { expect, test } from 'vitest'
import { findAll, findElement, parseHtml, textOf } from './html.ts'

test('a tree is read with its attributes, entities and void elements', () => {
  const root = parseHtml(
    '<!doctype html><main id="m"><p class="a b">Tom &amp; J&#xe4;n<br/>&lt;b&gt;<!-- -->!</p><img alt="x &quot;y&quot;"><input disabled></main>',
  )
  const main = findElement(root, ({ name }) => name === 'main')
  expect(main?.attributes).toEqual({ id: 'm' })
  expect(main?.children.map((child) => (typeof child === 'string' ? child : child.name))).toEqual([
    'p',
    'img',
    'input',
  ])
  expect(findAll(root, 'img')[0]?.attributes['alt']).toBe('x "y"')
  expect(textOf(root)).toBe('Tom & Jän <b>!')
})

test('the text is what is read out: no controls, no drawings, nothing hidden, no soft hyphens', () => {
  const html =
    '<div><h2>Ein\u00adgang</h2><span aria-hidden="true">00:10</span><svg><text>12 d</text></svg><button>Los</button><p hidden>x</p><p class="js-only">y</p><div><input><span>min</span></div><span><select><option>a</option></select> b</span><p><textarea>c</textarea></p><p role="status">d</p><div role="tablist">e</div></div>'
  expect(textOf(parseHtml(html))).toBe('Eingang')
})

test('neighbours that only the styles keep apart do not run together, and punctuation stays where it is', () => {
  expect(textOf(parseHtml('<p><b>19</b><span>per month</span><span>, net</span></p>'))).toBe(
    '19 per month, net',
  )
  expect(textOf(parseHtml('<p>Rech<mark>nung</mark>en</p>'))).toBe('Rechnungen')
})

test('scripts and styles do not confuse the reading', () => {
  const root = parseHtml('<script>if (a < b) "</p>"</script><style>p > a{}</style><p>ok</p>')
  expect(findAll(root, 'p').map(textOf)).toEqual(['ok'])
})
