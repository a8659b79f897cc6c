/** A small built site for tests, in the shape that the build gives `dist/`. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { BuildRecord } from '#contract/security-headers.ts'

const fixtureRecord: BuildRecord = {
  scripts: ["'sha256-boot'"],
  pages: {
    '/home': { styles: ["'sha256-home'"], twin: true },
    '/blog/first-steps': { styles: [] },
    '/account': { styles: [] },
    '/update-password': { styles: [] },
    '/404': { styles: ["'sha256-lost'"] },
  },
}

/** Returns the web root inside a new temporary directory. */
export function writeFixtureSite(): string {
  const siteDir = join(mkdtempSync(join(tmpdir(), 'site-')), 'site')
  function write(name: string, content: string): void {
    const file = join(siteDir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (/\.(?:html|md|js|css|svg|txt)$/.test(name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(content))
      writeFileSync(`${file}.gz`, gzipSync(content))
    }
  }
  for (const path of Object.keys(fixtureRecord.pages)) {
    write(`${path}.html`, `<!doctype html><html lang="en"><title>${path} en</title>`)
    write(`${path}.de.html`, `<!doctype html><html lang="de"><title>${path} de</title>`)
    write(`en${path}.html`, `<!doctype html><html lang="en"><title>/en${path}</title>`)
    write(`de${path}.html`, `<!doctype html><html lang="de"><title>/de${path}</title>`)
  }
  write('en/home.md', '# Home\n')
  write('de/home.md', '# Start\n')
  write('assets/app-Ab12Cd34.js', 'console.log("app")')
  write('assets/face-Ab12Cd34.woff2', '0123456789')
  write('fonts/archivo.woff2', 'font')
  write('robots.txt', 'User-agent: *\n')
  write('favicon.ico', 'icon')
  write('feed.de.xml', '<feed/>')
  write('feed.de.json', '{}')
  write('og/größe.png', 'png')
  write('_headers', '/*')
  write('.vite/manifest.json', '{}')
  writeFileSync(join(siteDir, '../build.json'), JSON.stringify(fixtureRecord))
  return siteDir
}
