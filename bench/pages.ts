/**
 * What a visitor waits for: Lighthouse on four pages in both languages, and a throttled visit of the home page, beside
 * the floor, which is served in the same way in the same run. Everything takes turns; the median counts.
 */
import { type Locale, locales } from '#contract/locale.ts'

import { calmMoment } from './calm.ts'
import { type Lab, runLighthouse, scores } from './lighthouse.ts'
import { median, type Part, type Row } from './report.ts'
import { onStage, type Served } from './stage.ts'
import { runVisit, type Visit } from './visit.ts'

const paths = ['/home', '/pricing-2-details', '/product-1', '/blog']
const [visited = '/home', next = '/product-1'] = [paths[0], paths[2]]

interface Target {
  site: Served
  locale: Locale
  path: string
  labs: Lab[]
  visits: Visit[]
}

export async function measurePages(runs: number): Promise<Part> {
  const targets: Target[] = locales.flatMap((locale) => [
    { site: 'floor', locale, path: visited, labs: [], visits: [] },
    ...paths.map((path): Target => ({ site: 'site', locale, path, labs: [], visits: [] })),
  ])
  const idle: number[] = []
  await onStage([visited, next], async ({ address, executablePath, flags, inBrowser }) => {
    // The first round only warms everything up.
    for (let run = -1; run < runs; run++) {
      for (const index of targets.keys()) {
        const target = targets[(index + Math.max(run, 0)) % targets.length]
        if (!target) continue
        const url = address(target.site, `/${target.locale}${target.path}`)
        if (run < 0) {
          await inBrowser(async (fresh) => (await fresh.newPage()).goto(url))
          continue
        }
        idle.push(await calmMoment())
        target.labs.push(await runLighthouse(url, executablePath, flags))
        if (target.path !== visited) continue
        idle.push(await calmMoment())
        const link = `main a[href="/${target.locale}${next}"]`
        target.visits.push(await inBrowser((fresh) => runVisit(fresh, url, link)))
      }
      if (run >= 0) console.log(`pages: round ${run + 1} of ${runs}`)
    }
  })
  return report(targets, idle, runs)
}

/** The median of all rounds. */
function lab({ labs }: Target, name: keyof Omit<Lab, 'failed'>): number {
  return median(labs.map((each) => each[name]))
}

function visit({ visits }: Target, name: keyof Visit): number {
  return median(visits.map((each) => each[name]))
}

function report(targets: Target[], idle: number[], runs: number): Part {
  const floorOf = (target: Target) =>
    targets.find(({ site, locale }) => site === 'floor' && locale === target.locale) ?? target
  const rows = targets.map((target) => rowOf(target, floorOf(target)))
  const site = targets.filter(({ site }) => site === 'site')
  const homes = site.filter(({ path }) => path === visited)
  function againstFloor(target: Target, measure: (of: Target) => number, most: number): boolean {
    return measure(target) <= measure(floorOf(target)) * most
  }
  const failed = [...new Set(site.flatMap(({ labs }) => labs.flatMap((each) => each.failed)))]
  return {
    title: `Pages as on a phone, median of ${runs}; × is the ratio to the floor of the same language`,
    rows,
    demands: [
      [
        'Lighthouse says 100 / 100 / 100 / 100 everywhere',
        site.every((target) => scores.every((name) => lab(target, name) === 100)),
      ],
      [
        'LCP is at most 1.05 times the floor',
        site.every((target) => againstFloor(target, (of) => lab(of, 'lcp'), 1.05)),
      ],
      ['TBT is at most 30 ms', site.every((target) => lab(target, 'tbt') <= 30)],
      ['nothing shifts', site.every((target) => lab(target, 'cls') < 0.005)],
      [
        'the menu opens within 1.2 times the floor and no tap is lost',
        homes.every(
          (target) =>
            againstFloor(target, (of) => visit(of, 'menuOpen'), 1.2) && visit(target, 'tapsLost') === 0,
        ),
      ],
      ['the next page is there within 200 ms', homes.every((target) => visit(target, 'nextPage') <= 200)],
    ],
    notes: [
      `before each measurement ${percent(Math.min(...idle))} to ${percent(Math.max(...idle))} of the machine was idle`,
      ...(failed.length > 0 ? [`audits below 100: ${failed.join(', ')}`] : []),
    ],
    samples: targets,
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function rowOf(target: Target, floor: Target): Row {
  function times(of: (each: Target) => number, digits = 0): string {
    const [own, least] = [of(target), of(floor)]
    if (Number.isNaN(own)) return ''
    return `${own.toFixed(digits)} ×${(own / least).toFixed(2)}`
  }
  const plain = (value: number, digits = 0) => (Number.isNaN(value) ? '' : value.toFixed(digits))
  return {
    page: target.site === 'floor' ? `floor ${target.locale}` : `/${target.locale}${target.path}`,
    Lighthouse: scores.map((name) => lab(target, name)).join(' '),
    'FCP ms': times((of) => lab(of, 'fcp')),
    'LCP ms': times((of) => lab(of, 'lcp')),
    'SI ms': times((of) => lab(of, 'si')),
    'TBT ms': plain(lab(target, 'tbt')),
    CLS: plain(lab(target, 'cls'), 3),
    KB: times((of) => lab(of, 'bytes') / 1000, 1),
    requests: plain(lab(target, 'requests')),
    'slow 4G FCP': times((of) => visit(of, 'fcp')),
    'slow 4G LCP': times((of) => visit(of, 'lcp')),
    'menu open': times((of) => visit(of, 'menuOpen')),
    'taps lost': plain(visit(target, 'tapsLost')),
    'next page': times((of) => visit(of, 'nextPage')),
  }
}
