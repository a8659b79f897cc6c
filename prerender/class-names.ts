/** Short class names for the build: every one stands in the HTML and the styles of every page that uses it. */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names in the order of the files, not hashes: neighbours look alike, which compresses better (1.3 KB less on
 * /home). The source alone decides, so that both builds, browser and prerender, agree.
 */
export function createClassNames(): (name: string, file: string) => string {
  const known = new Map<string, string>()
  // `sr` and the other classes that the whole site shares.
  const taken = new Set(globSync('app/styles/*.css').flatMap((file) => namesIn(file)))
  let index = 0
  for (const file of globSync('app/**/*.module.css').toSorted()) {
    for (const name of namesIn(file)) {
      const key = keyOf(name, file)
      if (known.has(key)) continue
      while (taken.has(shortName(index))) index++
      known.set(key, shortName(index++))
    }
  }
  return (name, file) => {
    const short = known.get(keyOf(name, file))
    if (!short) throw new Error(`${file} has no class ${name}.`)
    return short
  }
}

/** Classes and animations; a comment may name a file, whose ending is none. */
function namesIn(file: string): string[] {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const names = rules.matchAll(/\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi)
  return [...names].map(([, className, animation]) => className ?? animation ?? '')
}

function keyOf(name: string, file: string): string {
  return `${relative('.', resolve(file))} ${name}`
}

function shortName(index: number): string {
  const rest = Math.floor(index / signs.length)
  return (signs[rest] ?? `z${rest}`) + signs[index % signs.length]
}
