import { expect, test } from 'vitest'
import { htmlAt, renderOnce } from './render-once.ts'

async function page({ prefix, stops }: { prefix?: string; stops: Record<string, string> }) {
  const href = (path: string) => (prefix ? `/${prefix}${path}` : path)
  return [
    `<a href="${href('/home')}">Home</a><main>`,
    `<section id="top" data-stop=""><span>${stops['top']}</span>${'word '.repeat(230)}</section>`,
    `<section id="plain"><a href="${href('/blog')}">Blog</a></section>`,
    `<section id="end" data-stop=""><span>${stops['end']}</span></section></main>`,
  ].join('')
}

test('one rendering gives the page at both addresses, with the time of each section', async () => {
  const { stops, html } = await renderOnce(page)
  expect(stops).toEqual({ top: '00:00', end: '01:00' })
  expect(htmlAt('de', html)).toBe(await page({ prefix: 'de', stops }))
  expect(htmlAt(undefined, html)).toBe(await page({ stops }))
})

test('a time outside a section that stops is noticed', async () => {
  const wrong = ({ stops }: { stops: Record<string, string> }) =>
    Promise.resolve(`<main><p>${stops['top']}</p></main>`)
  await expect(renderOnce(wrong)).rejects.toThrow('section of its own')
})

test('a page that counts its stops is told them', async () => {
  const counting = async (marks: { prefix: string; stops: Record<string, string> }) =>
    `${await page(marks)}<p>${Object.values(marks.stops).join()}</p>`
  const { stops, html } = await renderOnce(counting)
  expect(htmlAt('en', html)).toBe(await counting({ prefix: 'en', stops }))
  expect(htmlAt('en', html)).toContain('<p>00:00,01:00</p>')
})
