/** What a browser without a script shows of the mistakes in a form: their sentences lie in the page, unread until now. */

const sentence = /(<p id="(error-(\w+)-(\w+))"[^>]* data-text="([^"]*)">)(?=<\/p>)/g
const control = /<(?:input|textarea|select)\b[^>]* name="(\w+)"[^>]*>/g

/**
 * `?error=email:email,name:required`. Anybody can write an address, as long as it may be: the page is read once, whatever
 * is asked, and what fits nothing in it does nothing.
 */
export function plainMistakes(page: string, query: URLSearchParams): string {
  const asked = new Set(query.get('error')?.split(','))
  if (asked.size === 0) return page
  const said = new Map<string, string>()
  const told = page.replaceAll(sentence, (tag: string, ...[opened, id, field, code, text]: string[]) => {
    if (!asked.has(`${field}:${code}`)) return tag
    said.set(String(field), [said.get(String(field)), id].filter(Boolean).join(' '))
    return `${opened}${text}`
  })
  return told.replaceAll(control, (tag: string, field: string) => {
    const ids = said.get(field)
    if (ids === undefined) return tag
    return tag.includes(' aria-describedby="')
      ? tag.replace(' aria-describedby="', ` aria-invalid="true" aria-describedby="${ids} `)
      : tag.replace(' name="', ` aria-invalid="true" aria-describedby="${ids}" name="`)
  })
}
