import { Prose } from '#app/ui/prose.tsx'
import type { TextSection } from '#content/entries.ts'
import style from './case-story.module.css'

/** What was built, what went wrong, what it took: side by side where there is room. */
export function CaseStory({ sections }: { sections: TextSection[] }) {
  return (
    <div className={style.story}>
      {sections.map(({ id, heading, html }) => (
        <div key={id}>
          <h3>{heading}</h3>
          <Prose html={html} />
        </div>
      ))}
    </div>
  )
}
