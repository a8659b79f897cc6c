/** Lengths follow the size of text that a visitor has chosen in the browser, as they follow its zoom. */
import type { CSSOptions } from 'vite'

/** What browsers call "medium" unless a visitor says otherwise: the pixels of our styles count on it. */
const medium = 16
/** Hairlines, ticks and small gaps stay as they are. */
const least = 10

/** For PostCSS, because the styles of several files are one by then. A drawing measures in pixels, whatever happens. */
export function followTextSize(): Exclude<CSSOptions['postcss'], string | undefined> {
  return {
    plugins: [
      {
        postcssPlugin: 'follow-text-size',
        Once(root) {
          root.walkAtRules('media', (rule) => {
            rule.params = replacePixels(rule.params, 'em')
          })
          root.walkAtRules('container', (rule) => {
            rule.params = replacePixels(rule.params, 'rem')
          })
          root.walkDecls((declaration) => {
            if (declaration.source?.input.file?.includes('/drawings/')) return
            declaration.value = replacePixels(declaration.value, 'rem')
          })
        },
      },
    ],
  }
}

function replacePixels(css: string, unit: 'em' | 'rem'): string {
  return css.replaceAll(/\b\d+(\.\d+)?px\b/g, (length) => {
    const pixels = Number.parseFloat(length)
    return pixels < least ? length : `${pixels / medium}${unit}`
  })
}
