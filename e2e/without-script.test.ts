/** Every page with scripts switched off: nothing that is shown pretends to work. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
/** One article stands for all, and the first part of a long list for the others. */
const paths = Object.keys(pages).filter((path) => !/^\/blog\/(?!measure)|\/all\/\d+$/.test(path))

test.use({ javaScriptEnabled: false })

test('without a script every control that is seen does something', async ({ page }) => {
  test.setTimeout(60_000)
  const dead: string[] = []
  for (const path of paths) {
    // With the styles of the rest, which follow.
    await page.goto(`/en${path}`)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(idleControls)
      dead.push(...found.map((control) => `${path} at ${width}: ${control}`))
    }
  }
  expect(dead).toEqual([])
})

for (const path of ['/home', '/pricing-1', '/pricing-2', '/cards']) {
  test(`without a script ${path} shows the prices that were chosen`, async ({ page }) => {
    await page.goto(`/en${path}`)
    const shown = () =>
      page
        .locator('[data-billing]')
        .evaluateAll((prices) =>
          prices
            .filter((price) => price.checkVisibility())
            .map((price) => price.getAttribute('data-billing')),
        )
    expect(new Set(await shown())).toEqual(new Set(['monthly']))
    await page.locator('label', { has: page.locator('[name=billing][value=annual]') }).click()
    expect(new Set(await shown())).toEqual(new Set(['annual']))
  })
}

test('without a script the instruments say why their figures cannot be changed', async ({ page }) => {
  for (const path of ['/product-2', '/product-3', '/pricing-3']) {
    await page.goto(`/de${path}`)
    await expect(page.getByRole('main').getByText(/braucht es JavaScript/)).toBeVisible()
  }
})

/**
 * A control works by itself when it belongs to a form that is posted (what is asked for in an address is not answered by
 * prerendered pages), opens a popover, only shows a value, or
 * is a radio or a checkbox that the style sheet asks for. The exhibits of the pattern library need not do anything.
 */
function idleControls(): string[] {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
  const isAskedFor = (name: string) => rules.some((rule) => rule.includes(`[name="${name}"]`))
  const controls = 'button, input, select, textarea, [role=tab]:not(a), [role=slider], [role=switch]'
  return [...document.querySelectorAll<HTMLButtonElement & HTMLInputElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().width > 1 && !control.closest('[data-exhibit]'))
    .filter((control) => {
      if (control.disabled || control.readOnly || control.hasAttribute('popovertarget')) return false
      if (control.form?.method === 'post') return control.type !== 'submit' && !control.name
      return !['radio', 'checkbox'].includes(control.type) || !isAskedFor(control.name)
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

test('what has become of a confirmation is said alone, not beside what was waited for', async ({ page }) => {
  await page.goto('/en/email-confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [state, words] of [
    ['confirmed', 'Address confirmed'],
    ['expired', 'This link has expired'],
  ]) {
    await page.goto(`/en/email-confirmation?state=${state}#${state}`)
    await expect(page.getByText(words ?? '').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    // Only who came too late needs another link.
    await expect(page.locator('main form')).toHaveCount(1)
    await expect(page.locator('main form')).toBeVisible({ visible: state === 'expired' })
  }
})
