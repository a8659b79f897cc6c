import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('no component asks its style sheet for a class that is not there', () => {
  const missing = globSync('app/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)].flatMap(
      ([, name = '', sheet = '']) => {
        const css = readFileSync(join(dirname(file), sheet), 'utf8')
        const asked = source.matchAll(new RegExp(String.raw`(?<![.\w])${name}\.([a-zA-Z]\w*)`, 'g'))
        return [...new Set([...asked].map(([, each = '']) => each))]
          .filter((each) => !new RegExp(String.raw`\.${each}(?![\w-])`).test(css))
          .map((each) => `${file}: ${name}.${each}`)
      },
    )
  })
  expect(missing).toEqual([])
})
