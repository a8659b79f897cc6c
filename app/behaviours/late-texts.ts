/** The texts of a long list, which come when somebody opens an entry or searches. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadTexts } from './resource.ts'
import type { Locale } from '#contract/locale.ts'
import type { LongListPath } from '#contract/long-lists.ts'
import { useLanguage } from './language.ts'
import { hasNoText, reloadOnce } from './reload-once.ts'

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
  /** Belongs to its language: neither a text nor a failure is one of the other. */
  const [loaded, setLoaded] = useState<{ locale: Locale; texts?: Record<string, Text> }>()
  const own = loaded?.locale === locale ? loaded : undefined
  const isNeeded = isWanted && !given

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    loadTexts<Text>(locale, list).then(
      (found) => isCurrent && setLoaded({ locale, texts: found }),
      async (error: unknown) => {
        await reloadOnce(error, hasNoText)
        if (isCurrent) setLoaded({ locale })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, locale, list])

  const want = useCallback(() => setWanted(true), [])
  const texts = given ?? own?.texts
  const failed = own !== undefined && !own.texts
  return useMemo(() => ({ texts, failed, want }), [texts, failed, want])
}
