/** Every `import()` of the app goes through Vite's helper, and so does what app/behaviours/again.ts has to say about it. */
import type { Plugin } from 'vite'

const asking = 'baseModule()'

export function askAgain(): Plugin {
  return {
    name: 'ask-again',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(asking)) throw new Error('Vite asks for scripts in another way now.')
        return `import { again } from '/app/behaviours/again.ts';${code.replace(asking, 'again(baseModule)')}`
      },
    },
  }
}
