/** One JSON object per line on standard error. No names, addresses, messages or tokens belong in an entry. */
export type Log = (entry: LogEntry) => void

export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [detail: string]: unknown
}

export function logLine(entry: LogEntry): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
}

/** Where it broke, without the message: that may quote what a visitor typed. */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = (error.stack ?? '').split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? [])
  return { error: error.name, ...('code' in error && { code: error.code }), at: at.slice(0, 8) }
}
