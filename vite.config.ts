import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { askAgain } from './prerender/ask-again.ts'
import { createClassNames } from './prerender/class-names.ts'
import { prerender } from './prerender/plugin.ts'
import { followTextSize } from './prerender/text-size.ts'

const inApp = (names: string) =>
  new RegExp(String.raw`([\\/](app|app[\\/]\w+|contract)|vite)[\\/](${names})(\.module)?\.\w+$`)

/** Few files instead of many small ones: what most pages share, and what a kind of page shares. */
const groups = [
  // A deploy that changes our code leaves the largest file in the visitor's cache.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // What the entry itself needs, so that a sleeping page loads nothing else.
  {
    name: 'core',
    test: inApp(
      'preload-helper|again|fill|first-view|idle|kept-formats|resource|language|sleep|sleep-signs|stops|later|locale',
    ),
  },
  // What the account shows before and after signing in.
  { name: 'account', test: inApp('request-timetable|request-plan|account-waiting') },
  {
    name: 'form',
    test: /node_modules[\\/]valibot|[\\/]contract[\\/]account\.ts$|[\\/](contract|app[\\/]\w+)[\\/](form|form-controls|lead|problem|working-days|submit|proof|slip|receipt|form-error-summary|lead-form|account-form)(\.module)?\.\w+$/,
  },
  {
    name: 'timetable',
    test: inApp('workflow|timetable|timetable-(scale|words|key)|pitch-processes|time-axis'),
  },
  // What the editor of workflows, which comes later, uses too.
  { name: 'workflow-tool', test: inApp('workflow-(tool|draft|memory)') },
  // What all tools do with what they show.
  { name: 'tool', test: inApp('save-place|tool-address|attachment') },
  // The arithmetic and the controls of the forecast apart from its drawings: other pages calculate and ask, too.
  {
    name: 'forecast',
    test: inApp('roi-(curve|figures?|formula|control)|forecast-words|readout'),
  },
  // What the frame shares with pages, and most pages with each other: it is there when the visitor has stirred.
  {
    name: 'base',
    test: inApp(
      'announcement|arrow|band|button|chevron|chips|company|consent|cookie|duration|failure|focus-on|hatch|heading-duo|hydrated|link|log-out|long-lists|marked|' +
        'methods|navigation|offer|optional|percent-of|range|reading-position|record-of|reload-once|retention|ruler|save-file|search|search-field|segmented|settled|sign-in-cookie|signed-in|' +
        'site-map|slider(?=\\.module)|stillness|storage|table|table-parts|tag|ticks|watch',
    ),
  },
  { name: 'slider', test: inApp('slider|number-field') },
  // What the long lists do.
  { name: 'finder', test: inApp('finder|gradually|rest-of-list|late-texts') },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), askAgain(), prerender()],
  css: {
    postcss: followTextSize(),
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
        // React and others are ours to hand on only with their notices. No Markdown: that name is for the twins of pages.
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          // An entry that lends its later parts something needs a helper of Rolldown, which would come with every page.
          experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
        },
      },
    },
  },
}))
