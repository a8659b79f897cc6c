import { Prose } from '#app/ui/prose.tsx'
import type { TextSection } from '#content/entries.ts'

/** The parts of a text, each below its heading. */
export function TextSections({ sections, level = 3 }: { sections: TextSection[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return sections.map(({ id, heading, html }) => (
    <div key={id}>
      <Heading>{heading}</Heading>
      <Prose html={html} />
    </div>
  ))
}
