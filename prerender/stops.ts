/** Reads the rendered page as a visitor would, as fast as an article, and notes when each section is reached. */
import { countWords, readingSeconds } from '#content/markdown.ts'
import { clockText } from '#contract/workflow.ts'

export function stopsOf(html: string): Record<string, string> {
  const stops: Record<string, string> = {}
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sections = main.split(/(?=<section)/)
  let words = 0
  for (const section of sections) {
    const id = /^<section id="([^"]+)" data-stop/.exec(section)?.[1]
    if (id) stops[id] = clockText(readingSeconds(words))
    words += countWords(seenText(section))
  }
  return stops
}

/** Of a fold that is not open, only what leads into it. */
const closedFold = /(<details(?![^>]*\sopen\b)[^>]*>[\s\S]*?<\/summary>)[\s\S]*?<\/details>/g

function seenText(html: string): string {
  return html
    .replace(/<(svg|style|script|select)[\s\S]*?<\/\1>/g, ' ')
    .replace(closedFold, '$1')
    .replace(/<[^>]+>/g, ' ')
}
