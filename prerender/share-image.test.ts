import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dividedIfLong, fittingSize, shareImage } from './share-image.ts'

test('a short heading is as large as it may be', () => {
  expect(fittingSize('Jeder Halt', 'auf einer Seite.')).toBeGreaterThan(120)
})

test('one long word shrinks until it fits into the line', () => {
  const size = fittingSize('Automatisierungsingenieur:in,', 'gesucht.')
  expect(size).toBeLessThan(56)
  expect('Automatisierungsingenieur:in,'.length * size * 0.58).toBeLessThan(946)
})

test('a word that would make the heading small is divided, another stays whole', () => {
  const small = { long: 'Automatisierungs\u00adentwickler:in', short: '(m/w/d) gesucht.' }
  expect(dividedIfLong(small)).toBe('Automatisierungs- entwickler:in')
  expect(fittingSize(dividedIfLong(small), small.short)).toBeGreaterThan(80)
  expect(dividedIfLong({ long: 'Geschäfts\u00adbedingungen', short: 'kurz.' })).toBe('Geschäftsbedingungen')
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

/** Everything but the room of the heading. */
async function surroundingsOf(long: string, short: string): Promise<Buffer[]> {
  const picture = await shareImage({ long, short })
  const data = picture.indexOf('IDAT')
  const rows = inflateSync(picture.subarray(data + 4, data + 4 + picture.readUInt32BE(data - 4)))
  return Array.from({ length: 630 }, (_, row) => {
    const points = rows.subarray(row * 1201 + 1, (row + 1) * 1201)
    return row < 190 || row > 530 ? points : Buffer.concat([points.subarray(0, 120), points.subarray(1140)])
  })
}

test('a heading covers neither the address nor the margin, whatever its words', async () => {
  const usual = await surroundingsOf('Lange Prozesse,', 'kurz gemacht.')
  const hard = [
    ['Was es kostet', 'neben dem, was es bringt.'],
    ['When a rule beats a language model', ''],
    ['Beförderungsbedingungen', 'in klaren Worten.'],
    ['MMMMMMMMMMMM WWWWWWWWWWWW', 'MMMMMMMMMMMM WWWWWWWWWWWW MMMMMMMMMMMM WWWWWWWWWWWW'],
  ] as const
  for (const [long, short] of hard) expect(await surroundingsOf(long, short)).toEqual(usual)
})
