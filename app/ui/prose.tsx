import '#app/styles/prose.css'
import { useLanguage } from '#app/behaviours/language.ts'

/** A text compiled by the build. Its links inside the site name no language: they get that of the address. */
export function Prose({ html }: { html: string }) {
  const { prefix } = useLanguage()
  const localised = prefix ? html.replaceAll('href="/', `href="/${prefix}/`) : html
  return <div className="prose" dangerouslySetInnerHTML={{ __html: localised }} />
}
