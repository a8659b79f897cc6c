import { Prose } from '#app/ui/prose.tsx'
import type { TextSection } from '#content/entries.ts'

/** The parts of a text, each below its heading. */
export function TextSections({ sections }: { sections: TextSection[] }) {
  return sections.map(({ id, heading, html }) => (
    <div key={id}>
      <h3>{heading}</h3>
      <Prose html={html} />
    </div>
  ))
}
