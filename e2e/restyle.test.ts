/**
 * One selector can make the browser reckon the styles of a whole page anew whenever a word of it changes. Each step of
 * an animation then takes as long as three frames on a phone.
 */
import { expect, test, type Page } from '@playwright/test'
import { awaken } from './visit.ts'

const paths = ['/home', '/product-1', '/integrations', '/use-cases', '/pricing-2-details']

for (const path of paths) {
  test(`a changed word of ${path} changes the styles of little else`, async ({ page }) => {
    await page.goto(`/en${path}`)
    await awaken(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const word = document.createElement('b')
      word.id = 'word'
      document.querySelector('main')?.append(word)
    })
    const all = await page.locator('body *').count()
    const counts = (await styledElements(page)).toSorted((one, other) => one - other)
    // Something else may change before or after; most changes are those of the word.
    expect(counts.at(counts.length / 2)).toBeLessThan(all / 10)
  })
}

test.describe('on a phone, whose browser lays the page out to tell how wide it is,', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true })

  test('the timetable of /home is not laid out at every step of its slider', async ({ page }) => {
    await page.goto('/en/home')
    await awaken(page)
    await expect(page.locator('#top [data-phase=after]')).toBeVisible()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    async function layouts(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
    }
    const before = await layouts()
    const steps = 20
    await page.locator('#top input[type=range]').evaluate((slider: HTMLInputElement, count) => {
      for (let step = 0; step < count; step += 1) {
        slider.stepDown(4)
        slider.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }, steps)
    // Frames around it have theirs.
    expect((await layouts()) - before).toBeLessThan(steps / 2)
  })
})

/** How many elements were reckoned anew for each of eight changes of a word. */
async function styledElements(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[]) {
      if (args?.elementCount) counts.push(args.elementCount)
    }
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  })
  await page.evaluate(() => {
    const word = document.getElementById('word')
    for (let time = 0; word && time < 8; time += 1) {
      word.textContent = `Word ${time}`
      void document.body.offsetHeight
    }
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return counts
}
