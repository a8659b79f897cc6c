/** What a visitor asks of a list (words, chosen values, order), kept in the query string so that it can be shared. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { namesOf, recordOf } from '#contract/record-of.ts'
import { isAt, useLanguage } from './language.ts'
import { longestQuery } from './search.ts'

/** What the address may say. It must stay the same object while the page is shown. */
export interface FinderShape<Facet extends string, Order extends string> {
  facets: Record<Facet, readonly string[]>
  /** The first is the usual one. */
  orders: readonly [Order, ...Order[]]
}

interface FinderState<Facet extends string, Order extends string> {
  q: string
  chosen: Record<Facet, readonly string[]>
  sort: Order
}

/** `left` says that something in the address was not understood and left out. */
export function readFinder<Facet extends string, Order extends string>(
  search: string,
  shape: FinderShape<Facet, Order>,
): { state: FinderState<Facet, Order>; left: boolean } {
  const params = new URLSearchParams(search)
  const asked = params.get('q') ?? ''
  const order = params.get('sort')
  const sort = shape.orders.find((each) => each === order)
  let left = asked.length > longestQuery || (Boolean(order) && !sort)
  const chosen = recordOf(namesOf(shape.facets), (facet) => {
    const values = new Set(params.getAll(facet).filter(Boolean))
    const known = shape.facets[facet].filter((value) => values.has(value))
    left ||= known.length < values.size
    return known
  })
  return { state: { q: asked.slice(0, longestQuery), chosen, sort: sort ?? shape.orders[0] }, left }
}

/** The query string for a state; what other parties wrote into it stays. */
export function writeFinder<Facet extends string, Order extends string>(
  search: string,
  { q, chosen, sort }: FinderState<Facet, Order>,
  shape: FinderShape<Facet, Order>,
): string {
  const params = new URLSearchParams(search)
  for (const name of ['q', ...namesOf(shape.facets), 'sort']) params.delete(name)
  if (q.trim()) params.set('q', q.trim())
  for (const facet of namesOf(shape.facets)) for (const value of chosen[facet]) params.append(facet, value)
  if (sort !== shape.orders[0]) params.set('sort', sort)
  return params.size > 0 ? `?${params}` : ''
}

/**
 * The entries that have one of the chosen values in every facet, and for each value how many there would be if it were
 * chosen: counted among the entries that fit all other facets.
 */
export function filterEntries<Entry, Facet extends string>(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => Record<Facet, readonly string[]>,
  chosen: Record<Facet, readonly string[]>,
): { entries: Entry[]; counts: Record<Facet, Map<string, number>> } {
  const facets = namesOf(chosen)
  const fitting: Entry[] = []
  const counts = recordOf(facets, () => new Map<string, number>())
  for (const entry of entries) {
    const values = valuesOf(entry)
    const failed = facets.filter(
      (facet) => chosen[facet].length > 0 && !chosen[facet].some((value) => values[facet].includes(value)),
    )
    if (failed.length === 0) fitting.push(entry)
    for (const facet of failed.length === 0 ? facets : failed.length === 1 ? failed : []) {
      for (const value of values[facet]) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
    }
  }
  return { entries: fitting, counts }
}

interface Actions<Facet extends string, Order extends string> {
  type: (q: string) => void
  toggle: (facet: Facet, value: string) => void
  order: (sort: Order) => void
  clear: (how?: 'push' | 'replace') => void
}

export interface Finder<Facet extends string, Order extends string>
  extends FinderState<Facet, Order>, Actions<Facet, Order> {
  left: boolean
  /** Whether anything is asked at all. */
  asks: boolean
}

/** Choosing is a step that "back" undoes; typing is not. */
export function useFinder<Facet extends string, Order extends string>(
  shape: FinderShape<Facet, Order>,
): Finder<Facet, Order> {
  const { path } = useLanguage()
  const address = useMemo(() => addressOf(path), [path])
  const search = useSyncExternalStore(address.subscribe, address.read, () => '')
  const { state, left } = useMemo(() => readFinder(search, shape), [search, shape])
  /** What stands in the field and not yet in the address; forgotten as soon as the address says something else. */
  const [typed, setTyped] = useState<{ q: string; over: string }>()
  const q = typed?.over === search ? typed.q : state.q

  useEffect(() => {
    if (typed?.over !== search) return
    const next = writeFinder(search, { ...state, q: typed.q }, shape)
    // A blank at the end, or what is cut off, stays in the field alone.
    if (next === search) return
    // Browsers refuse more than some hundred changes a minute.
    const timer = setTimeout(() => {
      address.write(next, 'replace')
      setTyped({ q: typed.q, over: address.read() })
    }, 300)
    return () => clearTimeout(timer)
  }, [typed, search, state, shape, address])

  // The actions stay the same objects, so that what only offers them is not drawn anew with every letter.
  const latest = useRef({ ...state, q })
  useLayoutEffect(() => {
    latest.current = { ...state, q }
  }, [state, q])
  const actions = useMemo((): Actions<Facet, Order> => {
    function choose(change: Partial<FinderState<Facet, Order>>, how: 'push' | 'replace' = 'push') {
      address.write(writeFinder(address.read(), { ...latest.current, ...change }, shape), how)
      setTyped(undefined)
    }
    return {
      type: (next) => setTyped({ q: next, over: address.read() }),
      toggle(facet, value) {
        const { chosen } = latest.current
        const own = chosen[facet]
        const next = own.includes(value) ? own.filter((each) => each !== value) : [...own, value]
        choose({ chosen: { ...chosen, [facet]: next } })
      },
      order: (sort) => choose({ sort }),
      clear: (how) => choose(readFinder('', shape).state, how),
    }
  }, [address, shape])

  const asks = q.trim() !== '' || namesOf(shape.facets).some((facet) => state.chosen[facet].length > 0)
  return { ...state, q, left, asks, ...actions }
}

const addressWritten = 'address-written'

/** The query string of one page. While the visitor is being led to another page it stays as it was. */
function addressOf(path: string) {
  let search = ''
  return {
    read() {
      if (isAt(path)) search = location.search
      return search
    },
    write(next: string, how: 'push' | 'replace') {
      if (!isAt(path) || next === location.search) return
      try {
        if (how === 'push') history.pushState(null, '', location.pathname + next)
        else history.replaceState(history.state, '', location.pathname + next + location.hash)
      } catch {
        // Too many changes in a row. What is typed stays in the field and is tried again; a choice has to be made again.
      }
      dispatchEvent(new Event(addressWritten))
    },
    subscribe(listener: () => void) {
      const navigation = globalThis.navigation
      addEventListener('popstate', listener)
      addEventListener(addressWritten, listener)
      navigation?.addEventListener('currententrychange', listener)
      return () => {
        removeEventListener('popstate', listener)
        removeEventListener(addressWritten, listener)
        navigation?.removeEventListener('currententrychange', listener)
      }
    },
  }
}
