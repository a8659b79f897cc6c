import { expect, test } from 'vitest'
import { sampleFields } from './company.ts'

test('sample values are found, real ones are not', () => {
  expect(
    sampleFields({
      name: 'Kurztakt',
      street: 'Musterstraße 1',
      email: 'hallo@kurztakt.example',
      vatId: 'DE000000000',
    }),
  ).toEqual(['street', 'email', 'vatId'])
  expect(
    sampleFields({
      street: 'Invalidenstraße 5',
      vatId: 'DE123456789',
      phone: '+49 221 500000',
      registerNumber: 'HRB 200000 B',
      origin: 'https://firm.de',
    }),
  ).toEqual([])
})

test('what depends on the seat of the firm is marked as well, because a wrong court looks like a right one', () => {
  const samples = {
    postalCode: '00000',
    city: 'Musterstadt',
    registerCourt: { en: 'Local court of Musterstadt', de: 'Amtsgericht Musterstadt' },
    supervisoryAuthority: { en: 'Data protection authority (Muster)', de: 'Landesbehörde (Muster)' },
  }
  expect(sampleFields(samples)).toEqual(Object.keys(samples))
})
