import { expect, test } from 'vitest'
import { render } from './render.tsx'

test('a page whose words are not listed fails the build instead of being sent empty', async () => {
  const nothing = { words: {}, data: null, title: '', description: '', stops: {} }
  const view = { locale: 'en', prefix: 'en', path: '/features', ...nothing } as const
  await expect(render(view, '/features')).rejects.toThrow('/features cannot be drawn.')
})
