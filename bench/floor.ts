/**
 * The floor: the first screen of a page on a phone, and nothing else. Made of the built page itself, so that both show
 * the same: what lies below the fold, scripts, font files and unused styles are taken out, and the rest is one file.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Browser } from '@playwright/test'

import { locales } from '#contract/locale.ts'
import { plainFile } from '#contract/plain-file.ts'
import type { BuildRecord } from '#contract/security-headers.ts'

import { phone } from './phone.ts'

/** Writes a site with these pages, in the shape that the build has, and returns its web root. */
export async function writeFloor(
  browser: Browser,
  siteUrl: string,
  paths: string[],
  directory: string,
): Promise<string> {
  const root = join(directory, 'site')
  const record: BuildRecord = { scripts: [], pages: {} }
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of [...paths, '/404']) {
    const styles = new Set<string>()
    for (const locale of locales) {
      await page.goto(`${siteUrl}/${locale}${path}`)
      const { html, css } = await page.evaluate(cutToFirstScreen)
      styles.add(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      for (const name of [`/${locale}${path}.html`, plainFile(path, locale)])
        writePacked(join(root, name), html)
    }
    record.pages[path] = { styles: [...styles] }
  }
  await context.close()
  // Browsers ask for it unless told otherwise, and what is missing would count as a mistake.
  writeFileSync(join(root, 'favicon.ico'), '')
  writeFileSync(join(directory, 'build.json'), JSON.stringify(record))
  return root
}

function writePacked(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
  writeFileSync(`${file}.br`, brotliCompressSync(html))
  writeFileSync(`${file}.gz`, gzipSync(html))
}

/** Runs in the page. */
function cutToFirstScreen(): { html: string; css: string } {
  const root = document.documentElement
  // What the page's own script would say on a first visit.
  root.dataset['js'] = ''
  root.dataset['consent'] = 'ask'
  const menu = document.querySelector('#menu-all')
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.isConnected || menu?.contains(element) || element.contains(menu)) continue
    const isHidden = getComputedStyle(element).display === 'none'
    if (isHidden || element.getBoundingClientRect().top >= innerHeight) element.remove()
  }
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const css = sheets.map(usedRules).join('')
  for (const element of document.querySelectorAll('script, style, link, template, noscript')) element.remove()
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  return { html: `<!doctype html>${root.outerHTML}`, css }

  function usedRules(rule: CSSRule): string {
    if (rule instanceof CSSFontFaceRule) return rule.cssText.includes('url(') ? '' : rule.cssText
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return ''
    if (rule instanceof CSSKeyframesRule || !(rule instanceof CSSGroupingRule)) return rule.cssText
    const inside = [...rule.cssRules].map(usedRules).join('')
    return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{') + 1)}${inside}}`
  }

  /** States and drawn parts do not count: only whether there is such an element. */
  function isUsed(selector: string): boolean {
    const bare = selector.replace(
      /::?(?:before|after|marker|placeholder|backdrop|hover|focus|active)[\w-]*/g,
      '',
    )
    try {
      return bare.split(',').some((part) => part.trim() === '') || document.querySelector(bare) !== null
    } catch {
      return true
    }
  }
}
