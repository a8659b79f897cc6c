import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { followTextSize } from './text-size.ts'

async function written(css: string, file: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { postcss: followTextSize() } }, 'build')
  const { code } = await preprocessCSS(css, file, config)
  return code
}

test('lengths are told in the size of text, and queries ask for the window in it', async () => {
  const css = await written(
    '@media (max-width: 767px) { p { font: 400 11.5px/1.5 x; margin: -24px 9px; border: 1px solid } }',
    '/site/app/ui/text.css',
  )
  expect(css).toBe(
    '@media (max-width: 47.9375em) { p { font: 400 0.71875rem/1.5 x; margin: -1.5rem 9px; border: 1px solid } }',
  )
})

test('a box asks for its own width in the size of text of the page, not of the box', async () => {
  const css = await written(
    '@container steps (max-width: 320px) { p { gap: 32px } }',
    '/site/app/ui/text.css',
  )
  expect(css).toBe('@container steps (max-width: 20rem) { p { gap: 2rem } }')
})

test('a drawing keeps its measure, and changes with the page around it', async () => {
  const css = await written(
    '@media (max-width: 767px) { text { font-size: 12px } }',
    '/site/app/drawings/bar.css',
  )
  expect(css).toBe('@media (max-width: 47.9375em) { text { font-size: 12px } }')
})
