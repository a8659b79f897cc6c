import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './prerender/plugin.ts'

/** Few files instead of many small ones: what most pages share, and what a kind of page shares. */
const groups = [
  // A deploy that changes our code leaves the largest file in the visitor's cache.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'form', test: /node_modules[\\/]valibot|[\\/]contract[\\/](form|lead|account|problem|working-days)\.|[\\/](form|submit|proof|field|slip|receipt|form-error-summary)\.(ts|tsx|module\.css)/, priority: 8 }, // prettier-ignore
  { name: 'forecast', test: /[\\/](roi|forecast)[\w-]*\.|[\\/](slider|number-field|range)\./, priority: 7 },
  { name: 'workflow', test: /[\\/](workflow|timetable|example-processes|time-axis)[\w-]*\./, priority: 6 },
  {
    name: 'shared',
    test: /[\\/]app[\\/](ui|behaviours|sections|drawings)[\\/]|[\\/]contract[\\/]/,
    minShareCount: 8,
    priority: 5,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), prerender()],
  css: {
    modules:
      command === 'build'
        ? {
            // Short names: every class stands in the HTML of every page that uses it.
            generateScopedName: (name, file) =>
              `k${createHash('sha256')
                .update(relative('.', file) + name)
                .digest('base64url')
                .replace(/[-_]/g, '')
                .slice(0, 4)}`,
          }
        : {},
  },
  build: {
    // Baseline 2024: light-dark(), nesting and layers stay as written.
    target: ['chrome125', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}))
