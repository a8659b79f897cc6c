/**
 * `npm run sbom` writes down what the server is made of. `npm sbom --omit dev` leaves out packages that development
 * needs as well, so it gets to see a project that has production alone.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Entry {
  dev?: true
  devOptional?: true
  devDependencies?: Record<string, string>
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}

const directory = mkdtempSync(join(tmpdir(), 'sbom-'))
try {
  const { devDependencies: _, ...project } = read<Entry>('package.json')
  const lock = read<{ packages: Record<string, Entry> }>('package-lock.json')
  delete lock.packages['']?.devDependencies
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional),
  )
  writeFileSync(join(directory, 'package.json'), JSON.stringify(project))
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(lock))
  const list = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: directory,
  })
  writeFileSync('sbom.json', list)
} finally {
  rmSync(directory, { recursive: true })
}
