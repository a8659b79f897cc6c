/** Words of parts that most visitors of a page never see: they come with the part, not with the page. */
import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { Areas } from '#locales/areas.ts'
import { useLanguage } from './language.ts'

export type SavingWords = Areas['saving']

interface Late {
  saving: Pick<Areas, 'saving'>
  drawings: Pick<Areas, 'hero' | 'forecast'>
  editor: Pick<Areas, 'workflow-editor'>
}

const loaders: { [Part in keyof Late]: Record<Locale, () => Promise<Late[Part]>> } = {
  saving: {
    en: () => import('#locales/en/saving.ts'),
    de: () => import('#locales/de/saving.ts'),
  },
  drawings: {
    en: async () => ({
      ...(await import('#locales/en/hero.ts')),
      ...(await import('#locales/en/forecast.ts')),
    }),
    de: async () => ({
      ...(await import('#locales/de/hero.ts')),
      ...(await import('#locales/de/forecast.ts')),
    }),
  },
  editor: {
    en: async () => ({ 'workflow-editor': (await import('#locales/en/workflow-editor.ts')).workflowEditor }),
    de: async () => ({ 'workflow-editor': (await import('#locales/de/workflow-editor.ts')).workflowEditor }),
  },
}

export function loadLateWords<Part extends keyof Late>(part: Part, locale: Locale): Promise<Late[Part]> {
  return loaders[part][locale]()
}

/**
 * Nothing until they are there; a part without words is better left out. After a change of language the former ones
 * stay until the new ones come: a part that was taken out would lose what was typed in it.
 */
export function useLateWords<Part extends keyof Late>(part: Part): Late[Part] | undefined {
  const { locale } = useLanguage()
  const [words, setWords] = useState<Late[Part]>()
  useEffect(() => {
    let isCurrent = true
    loadLateWords(part, locale).then(
      (found) => isCurrent && setWords(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [part, locale])
  return words
}
