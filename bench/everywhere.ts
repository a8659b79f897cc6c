/** Lighthouse once on every page that search engines may show, in both languages; it lists what is not perfect. */
import { readFileSync } from 'node:fs'

import { calmMoment } from './calm.ts'
import { type Lab, runLighthouse, scores } from './lighthouse.ts'
import { median, type Part } from './report.ts'
import { onStage } from './stage.ts'

export async function measureEverywhere(): Promise<Part> {
  const addresses = readFileSync('dist/site/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)</g)
  const paths = [...addresses].map(([, path = '']) => path)
  const labs: ({ page: string } & Lab)[] = []
  await onStage([], async ({ address, executablePath, flags }) => {
    for (const page of paths) {
      await calmMoment()
      labs.push({ page, ...(await runLighthouse(address('site', page), executablePath, flags)) })
    }
  })
  const isPerfect = (lab: Lab) => scores.every((name) => lab[name] === 100)
  const rows = labs
    .filter((lab) => !isPerfect(lab))
    .map(({ page, failed, ...lab }) => ({
      page,
      Lighthouse: scores.map((name) => lab[name]).join(' '),
      'LCP ms': Math.round(lab.lcp),
      'TBT ms': Math.round(lab.tbt),
      CLS: lab.cls.toFixed(3),
      failed: failed.join(' '),
    }))
  const figures = (name: 'fcp' | 'lcp' | 'tbt' | 'cls', digits = 0) => {
    const values = labs.map((lab) => lab[name])
    return `${median(values).toFixed(digits)}, ${Math.max(...values).toFixed(digits)} at most`
  }
  return {
    title: `Lighthouse on all ${labs.length} pages, once each; rows are those that are not perfect`,
    rows,
    demands: [
      ['Lighthouse says 100 / 100 / 100 / 100 on every page', rows.length === 0],
      ['TBT is at most 30 ms on every page', labs.every(({ tbt }) => tbt <= 30)],
      ['nothing shifts on any page', labs.every(({ cls }) => cls < 0.005)],
    ],
    notes: [
      `median FCP ${figures('fcp')} ms; LCP ${figures('lcp')} ms; TBT ${figures('tbt')} ms; CLS ${figures('cls', 3)}`,
    ],
    samples: labs,
  }
}
