/** The names of sections and entries in addresses. */
import type { Text } from './markdown.ts'
import { plain } from './typography.ts'

/** What an article is shown in has these; the heading of `page` would be called like that of the page. */
const idsOfThePage = ['connections', 'main', 'page', 'text', 'top']

/** The English heading names a section in both languages, so that a link survives the change of language. */
export function sectionIds(english: Text): string[] {
  const taken = new Set(idsOfThePage)
  return english.sections.map(({ heading }) => {
    const base = slugOf(heading) || 'section'
    let id = base
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
    taken.add(id)
    return id
  })
}

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** `The 3 limits` becomes `the-3-limits`, `Übergabe` becomes `uebergabe`. */
export function slugOf(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
