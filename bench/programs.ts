/** Programs of the system that some measurements need; without one they are left out, and say so. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']

const otherNames: Record<string, string[]> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'],
  firefox: ['firefox-esr', 'firefox'],
}

/** Thrown by a measurement that cannot be made on this machine. */
export class NotHere extends Error {}

export function needProgram(name: string): string {
  const given = process.env[name.toUpperCase()]
  if (given) return given
  for (const folder of folders) {
    for (const each of otherNames[name] ?? [name]) {
      const file = join(folder, each)
      if (existsSync(file)) return file
    }
  }
  throw new NotHere(`${name} is not installed here`)
}
