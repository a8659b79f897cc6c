import { expect, test } from 'vitest'
import { fittingSize, shareImage } from './share-image.ts'

test('a short heading is as large as it may be', () => {
  expect(fittingSize('Jeder Halt', 'auf einer Seite.')).toBeGreaterThan(120)
})

test('one long word shrinks until it fits into the line', () => {
  const size = fittingSize('Automatisierungsingenieur:in,', 'gesucht.')
  expect(size).toBeLessThan(56)
  expect('Automatisierungsingenieur:in,'.length * size * 0.58).toBeLessThan(946)
})

test('a long title leaves room for the address below it', () => {
  const size = fittingSize('Betriebsrat und DSGVO:', 'die richtigen Gespräche in der richtigen Reihenfolge')
  expect(size).toBeLessThan(90)
})

test('the picture is a PNG of the size that networks show', async () => {
  const picture = await shareImage({ long: 'Lange Prozesse,', short: 'kurz gemacht.' })
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(60_000)
})
