import { expect, test } from 'vitest'
import { contactsOf } from './contacted.ts'

test('files are counted by server, our own first', () => {
  const entries = [
    { name: 'https://cdn.example/a.js', transferSize: 10 },
    { name: 'https://firm.example/fonts/b.woff2', transferSize: 300 },
    { name: 'https://firm.example/c.js', transferSize: 0 },
  ]
  expect(contactsOf(entries, 'firm.example')).toEqual([
    { host: 'firm.example', isOurs: true, files: 2, bytes: 300 },
    { host: 'cdn.example', isOurs: false, files: 1, bytes: 10 },
  ])
})

test('what has no server is not a contact', () => {
  expect(contactsOf([{ name: 'data:image/png;base64,AA', transferSize: 0 }], 'firm.example')).toEqual([])
})
