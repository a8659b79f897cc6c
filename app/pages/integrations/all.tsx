import { useWords } from '#app/behaviours/language.ts'
import { ListPage } from '#app/sections/list-page.tsx'
import { SystemHeads, SystemRow, systemsClass } from '#app/sections/system-row.tsx'
import type { IntegrationSummary, ListPage as Page, TextSection } from '#content/entries.ts'

export default function IntegrationsAll({ data }: { data: Page<IntegrationSummary, TextSection[]> }) {
  const words = useWords('pages/integrations/all')
  return (
    <ListPage list="/integrations" data={data} words={words}>
      <SystemHeads />
      <ul className={systemsClass}>
        {data.entries.map((system, index) => (
          <li key={system.slug}>
            <SystemRow
              system={system}
              level={2}
              line={data.first + index}
              text={data.texts[system.slug]}
              whole
            />
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
