/** Tells our own server about errors of our own scripts, once the visitor has agreed; a few, and each one once. */
import { reportPath, tidyReport } from '#contract/report.ts'
import { readConsent, whenAccepted } from './consent.ts'

const most = 5

export function reportErrors(): () => void {
  const undo = new AbortController()
  const told = new Set<string>()

  function tell(error: unknown): void {
    if (readConsent() !== 'accepted') return
    if (!(error instanceof Error) || told.size >= most) return
    const frames = (error.stack ?? '').split('\n').map((line) => line.trim().replace(/\)$/, ''))
    const report = tidyReport({
      name: error.name,
      message: error.message,
      frames,
      path: location.pathname,
    })
    const body = JSON.stringify(report)
    if (!report || told.has(body)) return
    told.add(body)
    const headers = { 'Content-Type': 'application/json' }
    fetch(reportPath, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }

  const stopWaiting = whenAccepted(() => {
    const { signal } = undo
    addEventListener('error', (event) => tell(event.error), { signal })
    addEventListener('unhandledrejection', (event) => tell(event.reason), { signal })
  })
  return () => {
    stopWaiting()
    undo.abort()
  }
}
