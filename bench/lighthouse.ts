/** One Lighthouse run as on a phone (simulated slow 4G and a processor four times slower), in a fresh browser. */
import lighthouse, { type Result } from 'lighthouse'
import puppeteer from 'puppeteer-core'

export const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Lab = Record<
  (typeof scores)[number] | 'fcp' | 'lcp' | 'si' | 'tbt' | 'cls' | 'bytes' | 'requests',
  number
> & {
  /** Audits outside performance that are not perfect. */
  failed: string[]
}

export async function runLighthouse(url: string, executablePath: string, flags: string[]): Promise<Lab> {
  // Now and then Chromium gives no complete trace; such a run says nothing about the page.
  for (let left = 3; ; left -= 1) {
    const browser = await puppeteer.launch({ executablePath, args: flags, headless: true })
    try {
      const port = Number(new URL(browser.wsEndpoint()).port)
      // Nor does it always live to the end.
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' }).catch(
        () => undefined,
      )
      const problem = result ? result.lhr.runtimeError?.message : 'it gave no result'
      if (result && !problem) return readResult(result.lhr)
      if (left === 0) throw new Error(`Lighthouse: ${problem}`)
    } finally {
      await browser.close()
    }
  }
}

function readResult(lhr: Result): Lab {
  function value(audit: string): number {
    return lhr.audits[audit]?.numericValue ?? Number.NaN
  }
  function score(category: string): number {
    return Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
  }
  const details = lhr.audits['network-requests']?.details
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : []
  const requests = items.filter(({ url }) => String(url).startsWith('http'))
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance' && (scores as readonly string[]).includes(id))
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    si: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    requests: requests.length,
    failed: failed.map(({ id }) => id),
  }
}
