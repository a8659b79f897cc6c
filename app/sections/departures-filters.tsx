import { memo, type ReactNode, useMemo, useState } from 'react'
import type { Finder } from '#app/behaviours/finder.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { DeparturesScale } from '#app/drawings/departures-scale.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import type { CatalogueSummary, CatalogueSums } from '#content/entries.ts'
import { offer } from '#contract/offer.ts'
import { type Facet, facets, type FoundLines, type Order, useFacetLabels } from './departures-search.ts'
import style from './departures-filters.module.css'

/** How many platforms are offered at once. */
const mostPlatforms = 8

interface Props extends Pick<Finder<Facet, Order>, 'chosen' | 'toggle'> {
  entries: CatalogueSummary[]
  /** Instead of the entries, while those are not all. */
  sums: CatalogueSums | undefined
  found: FoundLines
}

export const DeparturesFilters = memo(function DeparturesFilters({
  entries,
  sums,
  found,
  chosen,
  toggle,
}: Props) {
  const words = useWords('departures')
  const { board } = useWords('catalogue')
  const labels = useFacetLabels()
  const [unfolded, setUnfolded] = useState(false)
  const [allPlatforms, setAllPlatforms] = useState(false)
  const platforms = useMemo(() => usedPlatforms(entries, sums), [entries, sums])
  const days = useMemo(() => daysOf(entries, sums), [entries, sums])
  const shownDays = useMemo(() => daysOf(found.entries, sums), [found, sums])
  const pressed = facets.reduce((sum, facet) => sum + chosen[facet].length, 0)

  function chips(facet: Facet, values: readonly string[]) {
    return values.map((value) => {
      const isChosen = chosen[facet].includes(value)
      const count = found.counts[facet].get(value) ?? 0
      return (
        <Chip key={value} pressed={isChosen} count={count} onClick={() => toggle(facet, value)}>
          {labels[facet][value]}
        </Chip>
      )
    })
  }

  return (
    <div className={`js-only ${style.filters}`} data-unfolded={unfolded}>
      <Button size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {pressed > 0 ? fill(words.filterChosen, { count: pressed }) : words.filter}
      </Button>
      <Row label={board.facets.department}>{chips('department', Object.keys(labels.department))}</Row>
      <Row label={board.facets.method}>{chips('method', Object.keys(labels.method))}</Row>
      <Row label={board.facets.platform}>
        {chips(
          'platform',
          platforms.filter(
            (platform, at) => allPlatforms || at < mostPlatforms || chosen.platform.includes(platform),
          ),
        )}
        {platforms.length > mostPlatforms && (
          <button type="button" aria-expanded={allPlatforms} onClick={() => setAllPlatforms(!allPlatforms)}>
            {allPlatforms
              ? words.fewerPlatforms
              : fill(words.morePlatforms, { count: platforms.length - mostPlatforms })}
          </button>
        )}
      </Row>
      <div className={style.scale}>
        <DeparturesScale days={offer.implementationDays} all={days} shown={shownDays} />
        <Row label={board.facets.effort}>{chips('effort', Object.keys(labels.effort))}</Row>
      </div>
    </div>
  )
})

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={style.row}>
      <span aria-hidden="true">{label}</span>
      <Chips label={label}>{children}</Chips>
    </div>
  )
}

/** The most used first. */
function usedPlatforms(entries: CatalogueSummary[], sums: CatalogueSums | undefined): string[] {
  const uses = new Map(Object.entries(sums?.platform ?? {}))
  for (const { platforms } of sums ? [] : entries) {
    for (const platform of platforms) uses.set(platform, (uses.get(platform) ?? 0) + 1)
  }
  return [...uses].toSorted((a, b) => b[1] - a[1]).map(([platform]) => platform)
}

function daysOf(entries: readonly CatalogueSummary[], sums: CatalogueSums | undefined): number[] {
  if (sums) return sums.days.flatMap((lines, days) => Array.from({ length: lines }, () => days))
  return entries.map(({ deliveryDays }) => deliveryDays)
}
