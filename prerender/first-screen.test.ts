import { expect, test } from 'vitest'
import { divideStyles, endOfFirstScreen, markLater } from './first-screen.ts'

const words = 'word '.repeat(2_000)

function firstOf(html: string): string {
  return html.slice(0, endOfFirstScreen(html))
}

test('the first screen ends behind the section that fills it', () => {
  const first = `<header></header><main id="main"><section><p>short<br></p></section><section>${words}</section>`
  expect(firstOf(`${first}<section>more</section></main><footer></footer>`)).toBe(first)
})

test('the first screen of a short page ends with the page, before the footer', () => {
  for (const first of [
    `<main><section>${words}</section>`,
    '<main><section>a</section><section>b</section>',
  ]) {
    expect(firstOf(`${first}</main><footer></footer>`)).toBe(first)
  }
})

test('a section that is too long is divided itself, where a link may stand', () => {
  const first = `<main><article><div><p>${words}</p><ul><li>one</li><li>two</li></ul></div>`
  expect(firstOf(`${first}<div>${words.repeat(3)}</div></article><section>more</section></main>`)).toBe(
    `<main><article><div><p>${words}</p>`,
  )
})

test('what begins behind the first screen is marked, and nothing inside of it', () => {
  const first = `<main><article><div><p>${words}</p>`
  const long = words.repeat(3)
  const html =
    `${first}<div class="a"><p>${long}<br></p></div><hr/></div></article>` +
    '<section>b</section></main><footer><p></p></footer>'
  expect(markLater(html) === html.replace(/<(?=div class|hr|section|footer)\w+/g, '$& data-later')).toBe(true)
})

test('rules of elements on the first screen are inlined, the others wait', () => {
  const css = '.a{color:red}.b{color:blue}p{margin:0}table{margin:0}.a .b{top:0}.b,.a{left:0}'
  expect(divideStyles(css, '<p class="a">')).toEqual({
    first: '.a{color:red}p{margin:0}.a{left:0}',
    rest: '.b{color:blue}table{margin:0}.a .b{top:0}.b{left:0}',
  })
})

test('layers and conditions stay around the rules on both sides, print waits', () => {
  const css = '@layer x,y;@layer x{@media (width<=9px){.a{top:0}.b{top:0}}}@media print{.a{top:1px}}'
  expect(divideStyles(css, '<p class="a">')).toEqual({
    first: '@layer x,y;@layer x{@media (width<=9px){.a{top:0}}}',
    rest: '@layer x{@media (width<=9px){.b{top:0}}}@media print{.a{top:1px}}',
  })
})

test('a condition on something absent does not keep a rule from its element', () => {
  const css = '.a:not(.b):has(>.c):before{content:"}"}:root[data-x=".d"]{top:0}'
  expect(divideStyles(css, '<p class="a">')).toEqual({ first: css, rest: '' })
})

test('what needs a pointer, an opened menu or another state waits', () => {
  const html = '<p class="a" data-x="1"><div popover><b class="c"><br></b></div><i class="d">'
  const css = '.a[data-x="1"]{top:0}.d{top:0}:root[data-theme=dark] .a{top:0}'
  const waits = '.a:hover{top:0}.c{top:0}.a[data-x="2"]{top:0}'
  expect(divideStyles(css + waits, html)).toEqual({ first: css, rest: waits })
})

test('an animation goes where it is played', () => {
  const css =
    '.a{animation:1s go}.b{animation:1s stay}@keyframes go{0%{top:0}to{top:1px}}@keyframes stay{to{top:0}}'
  const { first, rest } = divideStyles(css, '<p class="a">')
  expect(first).toContain('@keyframes go')
  expect(rest).toContain('@keyframes stay')
  expect(rest).not.toContain('keyframes go')
})

test('a rule for elements on both sides is divided, so that on each it keeps its place', () => {
  const css = '.a{margin:1px}.b{margin:1px}@media (max-width:9px){.a,.b:is(p,:has(a,b)){margin:0}}'
  expect(divideStyles(css, '<main class="a"></main>')).toEqual({
    first: '.a{margin:1px}@media (max-width:9px){.a{margin:0}}',
    rest: '.b{margin:1px}@media (max-width:9px){.b:is(p,:has(a,b)){margin:0}}',
  })
})

test('how something changes waits, also where rules stand in a rule', () => {
  const nested = '.a{& b{top:0;transition:top 1s}}'
  expect(
    divideStyles(`.a{top:0;transition:top 1s;cursor:pointer}.a{transition:none}${nested}`, '<p class="a">'),
  ).toEqual({
    first: `.a{top:0}${nested}`,
    rest: '.a{transition:top 1s;cursor:pointer}.a{transition:none}',
  })
})

test('values of our own wait unless the first screen uses them, in a rule, in an animation or by itself', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:3px;--d:4px}@media (width<=9px){:root{--a:0;--b:0}}' +
    '.a{top:var(--a);animation:1s go}.b{top:var(--b)}@keyframes go{to{top:var(--c)}}'
  expect(divideStyles(css, '<p class="a" style="left:var(--d)">')).toEqual({
    first:
      ':root{--a:1px;--c:3px;--d:4px}@media (width<=9px){:root{--a:0}}' +
      '.a{top:var(--a);animation:1s go}@keyframes go{to{top:var(--c)}}',
    rest: ':root{--b:2px}@media (width<=9px){:root{--b:0}}.b{top:var(--b)}',
  })
})
