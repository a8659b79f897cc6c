import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrasts } from './accessibility.tsx'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** The light and the dark value of a colour. */
function colours(name: string): string[] {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  if (!light || !dark) throw new Error(`There is no colour ${name}.`)
  return [light, dark]
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function lowest(text: string, behind: string): number {
  const ratios = colours(text).map((colour, theme) => {
    const pair = [luminance(colour), luminance(colours(behind)[theme] ?? '')].toSorted((a, b) => b - a)
    return ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05)
  })
  return Math.min(...ratios)
}

test.each([
  ['text', 'ink', 'paper'],
  ['secondary', 'ink-2', 'paper'],
  ['accent', 'signal-t', 'paper'],
  ['button', 'on-signal', 'signal'],
  ['control', 'ctl', 'paper'],
] as const)('the contrast we state for %s is true, rounded down, and enough', (name, text, behind) => {
  const { ratio, required } = contrasts[name]
  expect(ratio).toBe(Math.floor(lowest(text, behind) * 10) / 10)
  expect(ratio).toBeGreaterThanOrEqual(required)
})
