/** A list whose first entries came with its page: the whole of it follows in an idle moment, or at once when wanted. */
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { loadAllOf } from './resource.ts'
import type { PartedListPath } from '#contract/long-lists.ts'
import { idle } from './idle.ts'
import { useLanguage } from './language.ts'
import { hasNoText, reloadOnce } from './reload-once.ts'

export interface WholeList<Entry> {
  entries: Entry[]
  /** More entries are to come. */
  isPart: boolean
  /** They were asked for in vain. */
  failed: boolean
  /** Asks for them now, and once more where that failed. */
  want: () => void
}

interface Part<Entry> {
  entries: Entry[]
  sums?: unknown
}

export function useWholeList<Entry>(
  list: PartedListPath,
  { entries: first, sums }: Part<Entry>,
): WholeList<Entry> {
  const { locale } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  /** Belongs to the entries that came with the page, which are others in another language. */
  const [loaded, setLoaded] = useState<{ first: Entry[]; all?: Entry[] }>()
  const own = loaded?.first === first ? loaded : undefined
  const isPart = sums !== undefined && !own?.all

  useEffect(() => {
    if (!isPart) return
    let isCurrent = true
    async function load() {
      if (attempt === 0) await idle()
      if (!isCurrent) return
      try {
        const all = await loadAllOf<Entry>(locale, list)
        if (isCurrent) startTransition(() => setLoaded({ first, all }))
      } catch (error) {
        await reloadOnce(error, hasNoText)
        if (isCurrent) setLoaded({ first })
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [isPart, attempt, locale, list, first])

  const want = useCallback(() => {
    setLoaded((before) => (before?.all ? before : undefined))
    setAttempt((before) => before + 1)
  }, [])
  const failed = own !== undefined && !own.all
  const entries = own?.all ?? first
  return useMemo(() => ({ entries, isPart, failed, want }), [entries, isPart, failed, want])
}
