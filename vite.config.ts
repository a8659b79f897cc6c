import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './prerender/plugin.ts'

const inApp = (names: string) =>
  new RegExp(String.raw`[\\/](app[\\/]\w+|contract)[\\/](${names})(\.module)?\.\w+$`)

/** Few files instead of many small ones: what most pages share, and what a kind of page shares. */
const groups = [
  // A deploy that changes our code leaves the largest file in the visitor's cache.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'form',
    test: /node_modules[\\/]valibot|[\\/](contract|app[\\/]\w+)[\\/](form|lead|account|problem|working-days|submit|proof|field|slip|receipt|form-error-summary|lead-form)(\.module)?\.\w+$/,
  },
  { name: 'timetable', test: inApp('workflow|timetable|timetable-[a-z]+|example-processes|time-axis') },
  {
    name: 'forecast',
    test: inApp(
      'roi|roi-(curve|figures|formula|control)|forecast|forecast-words|slider(?=\\.tsx)|number-field',
    ),
  },
  { name: 'base', test: /[\\/](app[\\/](ui|behaviours)|contract)[\\/]/, minShareCount: 6 },
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
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
  },
}))
