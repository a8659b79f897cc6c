import { useWords } from '#app/behaviours/language.ts'
import { CaseStory } from '#app/sections/case-story.tsx'
import { ListPage } from '#app/sections/list-page.tsx'
import type { Entry, ListPage as Page, TextSection } from '#content/entries.ts'
import style from './all.module.css'

export default function UseCasesAll({ data }: { data: Page<Entry, TextSection[]> }) {
  const words = useWords('pages/use-cases/all')
  return (
    <ListPage list="/use-cases" data={data} words={words}>
      {data.entries.map(({ slug, title, excerpt }) => (
        <section key={slug} className={style.case} id={slug} aria-labelledby={`${slug}-heading`}>
          <h2 id={`${slug}-heading`}>{title}</h2>
          <p>{excerpt}</p>
          <CaseStory sections={data.texts[slug] ?? []} />
        </section>
      ))}
    </ListPage>
  )
}
