/** What a browser without a script shows of the mistakes in a form: their sentences lie in the page, unread until now. */

/** `?error=email:email,name:required`; anybody can write an address, so what fits nothing in the page does nothing. */
export function plainMistakes(page: string, query: URLSearchParams): string {
  const mistakes = (query.get('error') ?? '').split(',').filter((each) => /^\w{1,40}:\w{1,40}$/.test(each))
  return mistakes.reduce((html, mistake) => {
    const [field = '', code = ''] = mistake.split(':')
    const id = `error-${field}-${code}`
    const note = new RegExp(`(<p id="${id}"[^>]* data-text="([^"]*)">)(?=</p>)`)
    if (!note.test(html)) return html
    const control = new RegExp(`<(?:input|textarea|select)\\b[^>]* name="${field}"[^>]*>`)
    return html
      .replace(note, '$1$2')
      .replace(control, (tag) =>
        tag.includes(' aria-describedby="')
          ? tag.replace(' aria-describedby="', ` aria-invalid="true" aria-describedby="${id} `)
          : tag.replace(' name="', ` aria-invalid="true" aria-describedby="${id}" name="`),
      )
  }, page)
}
