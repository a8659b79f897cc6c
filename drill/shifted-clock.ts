/** Loaded into the server before anything else: at SIGUSR2 its clock jumps to what the file in CLOCK_FILE says. */
import { readFileSync } from 'node:fs'

const RealDate = Date
let shift = 0

process.on('SIGUSR2', () => (shift = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'))))

globalThis.Date = class extends RealDate {
  constructor(...args: [] | [string | number | Date]) {
    if (args.length === 0) super(RealDate.now() + shift)
    else super(...args)
  }

  static override now(): number {
    return RealDate.now() + shift
  }
} as DateConstructor
