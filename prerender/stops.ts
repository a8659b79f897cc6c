/** Reads the rendered page as a visitor would, at 230 words a minute, and notes when each section is reached. */
const wordsPerMinute = 230

export function stopsOf(html: string): Record<string, string> {
  const stops: Record<string, string> = {}
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sections = main.split(/(?=<section)/)
  let words = 0
  for (const section of sections) {
    const id = /^<section id="([^"]+)" data-stop/.exec(section)?.[1]
    if (id) stops[id] = clock((words / wordsPerMinute) * 60)
    words += countWords(section)
  }
  return stops
}

/** Of a fold that is not open, only what leads into it. */
const closedFold = /(<details(?![^>]*\sopen\b)[^>]*>[\s\S]*?<\/summary>)[\s\S]*?<\/details>/g

function countWords(html: string): number {
  const text = html
    .replace(/<(svg|style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(closedFold, '$1')
    .replace(/<[^>]+>/g, ' ')
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function clock(seconds: number): string {
  const rounded = Math.round(seconds / 5) * 5
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(rounded / 60))}:${two(rounded % 60)}`
}
