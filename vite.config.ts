import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './prerender/plugin.ts'

export default defineConfig({
  plugins: [react(), prerender()],
  build: {
    // Baseline 2024: light-dark(), nesting and layers stay as written.
    target: ['chrome125', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A deploy that changes our code leaves the largest file in the visitor's cache.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
