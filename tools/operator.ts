/** What the operator's commands have in common. */
import { existsSync } from 'node:fs'

import { type Database, databaseFile, openDatabase, toolPatience } from '#server/database/open.ts'
import { loadSecret, secretFile } from '#server/secret.ts'
import { readSettings, type Settings } from '#server/settings.ts'

export interface OperatorParts {
  database: Database
  settings: Settings
  secret: string
  now: () => number
  print: (text: string) => void
}

/** Whatever goes wrong is one line without a trace. */
export async function orSayWhy(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Runs a command of the operator on the database that the server uses. */
export function withDatabase(
  help: string,
  command: (args: string[], parts: OperatorParts) => Promise<void>,
): Promise<void> {
  return orSayWhy(async () => {
    const args = process.argv.slice(2)
    // Whoever reads only the first lines, as `head` does, closes the other end.
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))
    if (isHelp(args[0])) return console.log(help)
    const settings = readSettings(process.env)
    const { databaseUrl, dataDir } = settings
    // Opening it would make an empty one, in which nobody is found.
    if (!databaseUrl) checkThere(dataDir)
    const database = await openDatabase(settings, toolPatience)
    try {
      await command(args, {
        database,
        settings,
        // Only for what needs it: to look at leads must not depend on it.
        get secret() {
          return presentSecret(settings)
        },
        now: Date.now,
        print: (text) => void process.stdout.write(`${text}\n`),
      })
    } finally {
      await database.close()
    }
  })
}

export function isHelp(word: string | undefined): boolean {
  return word === 'help' || word === '--help' || word === '-h'
}

/** What may follow a command: so many words, and these options. */
export interface Taken {
  words?: number
  options?: string[]
}

/** Whatever it does not take is refused: without its `--email` an address would log everybody out, or show all leads. */
export function checkTaken(
  [command = '', ...words]: string[],
  options: object,
  { words: most = 0, options: known = [] }: Taken,
): void {
  const name = Object.keys(options).find((each) => !known.includes(each))
  const surplus = words[most] ?? (name === undefined ? undefined : `--${name}`)
  if (surplus !== undefined) throw new Error(`"${command}" does not take ${surplus}: see "help".`)
}

/** Never a new one: it would recognise nobody who was erased, and no code or link made with it would open anything. */
export function presentSecret(settings: Settings): string {
  if (!settings.secret && !existsSync(secretFile(settings.dataDir)))
    throw new Error('Set SECRET and DATA_DIR as for the server, which must have been started once.')
  return loadSecret(settings)
}

/** A visitor's text must not steer the terminal. */
export function harmless(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '·')
}

/** "1 lead", "2 leads". */
export function counted(count: number | bigint, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`
}

export function checkThere(dataDir: string): void {
  if (!existsSync(databaseFile(dataDir)))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR as for the server.`)
}
