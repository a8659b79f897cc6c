import { expect, test } from 'vitest'

import { readSettings } from './settings.ts'

test('An empty environment gives port 3000 on every address and the usual directories.', () => {
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({
    port: 3000,
    host: undefined,
    dataDir: './data',
    siteDir: 'dist/site',
    publicOrigin: 'http://localhost:3000',
  })
})

test('Every setting can be given.', () => {
  expect(
    readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/site',
      SITE_DIR: '/srv/site',
      PUBLIC_ORIGIN: 'https://example.org',
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/site',
    siteDir: '/srv/site',
    publicOrigin: 'https://example.org',
  })
})

test.each(['http', '-1', '65536', '3000.5', '0x10', ' 80'])('The port %j is refused.', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('PORT must be a number')
})

test.each(['example.org', 'ftp://example.org', 'https://example.org/', 'https://', 'https://a b'])(
  'The public origin %j is refused.',
  (PUBLIC_ORIGIN) => {
    expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow('PUBLIC_ORIGIN must look like')
  },
)
