/** The texts of a long list, which come when somebody opens an entry or searches. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadTexts } from './resource.ts'
import type { LongListPath } from '#contract/long-lists.ts'
import { useLanguage } from './language.ts'
import { reloadOnce } from './reload-once.ts'

export interface LateTexts<Text> {
  /** By slug. */
  texts: Record<string, Text> | undefined
  /** There is nothing to wait for. */
  failed: boolean
  /** Asks for them; once is enough. */
  want: () => void
}

/** @param given the texts, where the document carries them. */
export function useLateTexts<Text>(
  list: LongListPath,
  given: Record<string, Text> | undefined,
): LateTexts<Text> {
  const { locale } = useLanguage()
  const [isWanted, setWanted] = useState(false)
  const [texts, setTexts] = useState(given)
  const [failed, setFailed] = useState(false)
  const isNeeded = isWanted && !given

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    loadTexts<Text>(locale, list).then(
      (loaded) => isCurrent && setTexts(loaded),
      async (error: unknown) => {
        await reloadOnce(error)
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, locale, list])

  const want = useCallback(() => setWanted(true), [])
  return useMemo(() => ({ texts: given ?? texts, failed, want }), [given, texts, failed, want])
}
