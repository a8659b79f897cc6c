import type { TextSection } from '#content/entries.ts'
import style from './case-story.module.css'
import { TextSections } from './text-sections.tsx'

/** What was built, what went wrong, what it took: side by side where there is room. */
export function CaseStory({ sections }: { sections: TextSection[] }) {
  return (
    <div className={style.story}>
      <TextSections sections={sections} />
    </div>
  )
}
