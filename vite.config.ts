import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createClassNames } from './prerender/class-names.ts'
import { prerender } from './prerender/plugin.ts'

const inApp = (names: string) =>
  new RegExp(String.raw`[\\/](app([\\/]\w+)?|contract)[\\/](${names})(\.module)?\.\w+$`)

/** Few files instead of many small ones: what most pages share, and what a kind of page shares. */
const groups = [
  // A deploy that changes our code leaves the largest file in the visitor's cache.
  { name: 'react', test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // What the entry itself needs, so that a sleeping page loads nothing else.
  {
    name: 'core',
    test: (file: string) =>
      inApp('language|sleep|stops|stillness|later|locale|link|button|arrow|watch|signed-in|resource').test(
        file,
      ) || file.includes('vite/preload-helper'),
  },
  {
    name: 'frame',
    test: /[\\/](app[\\/](layout[\\/]|behaviours[\\/](consent|theme|keep-clear|failure|reload-once)\.)|contract[\\/]long-lists\.)/,
  },
  {
    name: 'form',
    test: /node_modules[\\/]valibot|[\\/]contract[\\/]account\.ts$|[\\/](contract|app[\\/]\w+)[\\/](form|lead|problem|working-days|submit|proof|field|slip|receipt|form-error-summary|lead-form|account-form)(\.module)?\.\w+$/,
  },
  {
    name: 'timetable',
    test: inApp(
      'workflow|hero-timetable|timetable|timetable-(scale|words|key)|pitch-processes|time-axis|ruler|ticks|range|slider(?=\\.module)|segmented',
    ),
  },
  {
    name: 'forecast',
    test: inApp(
      'roi|roi-(curve|figures|formula|control)|forecast|forecast-words|slider(?=\\.tsx)|number-field|readout',
    ),
  },
  {
    name: 'base',
    test: /[\\/](app[\\/](ui|behaviours)|contract)[\\/](?!example-|workflow-)/,
    minShareCount: 6,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), prerender()],
  css: {
    modules: command === 'build' ? { generateScopedName: createClassNames() } : {},
  },
  build: {
    // Baseline 2024: light-dark(), nesting and layers stay as written.
    target: ['chrome125', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
      },
    },
  },
}))
