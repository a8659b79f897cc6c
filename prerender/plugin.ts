/** Builds the site with Vite, and shows it while it is written. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildSite } from './build-site.ts'
import { showFromSource } from './dev-server.ts'
import { contentHash } from './resources.ts'

export function prerender(): Plugin {
  let resourceFolder = ''
  return {
    name: 'prerender',
    sharedDuringBuild: true,
    config(_, { command }) {
      resourceFolder = command === 'build' ? `/assets/words-${wordsHash()}` : '/@resource'
      return {
        appType: 'custom',
        define: { __RESOURCES__: JSON.stringify(resourceFolder) },
        builder: {},
        environments: {
          client: {
            build: { manifest: true, outDir: 'dist/site', rolldownOptions: { input: 'app/main.tsx' } },
          },
          ssr: {
            build: { ssr: true, outDir: 'dist/render', rolldownOptions: { input: 'app/render.tsx' } },
          },
        },
      }
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        await buildSite(builder, resourceFolder)
      },
    },
    configureServer(server) {
      return showFromSource(server, resourceFolder)
    },
  }
}

function wordsHash(): string {
  const sources = ['locales', 'content', 'contract', 'app', 'prerender'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const files = sources.filter((name) => /\.(?:tsx?|md|json)$/.test(name)).toSorted()
  // What comes of the texts depends on the version of the Markdown parser, too.
  return contentHash(...[...files, 'package-lock.json'].map((file) => readFileSync(file)))
}
