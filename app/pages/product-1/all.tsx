import { useWords } from '#app/behaviours/language.ts'
import { boardClass, ColumnHeads } from '#app/sections/catalogue-line.tsx'
import { Departure } from '#app/sections/departure.tsx'
import { ListPage } from '#app/sections/list-page.tsx'
import type { CatalogueSummary, CatalogueText, ListPage as Page } from '#content/entries.ts'

export default function Product1All({ data }: { data: Page<CatalogueSummary, CatalogueText> }) {
  const words = useWords('pages/product-1/all')
  return (
    <ListPage list="/product-1" data={data} words={words}>
      <ColumnHeads />
      <ul className={boardClass}>
        {data.entries.map((entry) => (
          <Departure key={entry.slug} entry={entry} text={data.texts[entry.slug]} whole />
        ))}
      </ul>
    </ListPage>
  )
}
