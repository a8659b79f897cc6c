/** What `npm run new article` writes. With a title or an excerpt that is still its own it cannot go online. */
import type { Locale } from '#contract/locale.ts'

export function articleTemplate(title: string): Record<Locale, string> {
  return {
    en: `# ${title}

> One or two sentences that say what the reader gets: at most 220 characters.

The first paragraph comes without a heading.

## First section

Links inside the site name no language: [the forecast](/product-3), [another article](/blog/measure-lead-time).

## Second section

Text.
`,
    de: `# Deutscher Titel

> Ein oder zwei Sätze, die sagen, was der Artikel bringt: höchstens 220 Zeichen.

Der erste Absatz steht ohne Überschrift.

## Erster Abschnitt

Links innerhalb der Website nennen keine Sprache: [die Prognose](/product-3), [ein anderer Artikel](/blog/measure-lead-time).

## Zweiter Abschnitt

Text.
`,
  }
}

/** Titles and excerpts; a section may well be called the first. The English title is the author's. */
const lines = new Set(
  Object.values(articleTemplate(''))
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^[#>] \p{L}/u.test(line)),
)

export function isTemplateLine(line: string): boolean {
  return lines.has(line.trim())
}
