/** The visual workflow: draw, change, move, undo, share, save, print; for what becomes of it see instruments.test.ts. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { storagePrefix } from '#contract/company.ts'
import { decodeWorkflow } from '#contract/workflow-address.ts'
import { limits } from '#contract/workflow.ts'
import { workflowEditor as editor } from '#locales/en/workflow-editor.ts'
import { workflowTool as tool } from '#locales/en/workflow-tool.ts'
import { visit } from './visit.ts'

async function open(page: Page, address = '/en/product-2'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, address)
  // The editor sleeps until its visitor is near.
  await page.locator('#workflow').scrollIntoViewIfNeeded()
  await expect(page.locator('#workflow select').first()).toBeAttached({ timeout: 15_000 })
}

const step = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Step ${number}:`) })
const nameOf = (page: Page, number: number) => step(page, number).getByRole('textbox', { name: 'Step' })
const leads = (page: Page) => page.getByRole('row', { name: /^from start to finish/ })

test('the example is drawn and listed with its times', async ({ page }) => {
  await open(page)
  await expect(leads(page)).toContainText('102:32')
  await expect(leads(page)).toContainText('00:41')
  await expect(page.getByRole('listitem').filter({ hasText: 'one person decides' })).toBeVisible()
})

test('the name of the stop is not written over by the names of the steps that pass it', async ({ page }) => {
  await open(page)
  const onTop = await page.locator('#workflow').evaluate((band) => {
    const stop = [...band.querySelectorAll('p')].find((each) => getComputedStyle(each).position === 'sticky')
    const name = band.querySelector('[data-phase] li:nth-of-type(4) span > span')
    if (!stop || !name) return 'nothing to look at'
    const behind = () => name.getBoundingClientRect().top - stop.getBoundingClientRect().top
    // Twice: the stop moves along until it sticks.
    for (let time = 0; time < 2; time += 1) scrollBy({ top: behind(), behavior: 'instant' })
    const { left, right, top, bottom } = name.getBoundingClientRect()
    return stop.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) || name.outerHTML
  })
  expect(onTop).toBe(true)
})

test('a wide window shows what becomes of a step in whole words', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await open(page, '/de/product-2')
  const longest = page.locator('#workflow select[data-mode]').last()
  await longest.scrollIntoViewIfNeeded()
  const room = await longest.evaluate((choice: HTMLSelectElement) => {
    const { fontFamily, fontSize, fontWeight, paddingLeft, paddingRight } = getComputedStyle(choice)
    const words = document.body.appendChild(document.createElement('b'))
    Object.assign(words.style, { fontFamily, fontSize, fontWeight, position: 'absolute' })
    words.textContent = choice.selectedOptions[0]?.text ?? ''
    return choice.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words.offsetWidth
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('a change shows at once, is kept in the address and survives a reload without it', async ({ page }) => {
  await open(page)
  await step(page, 3).getByRole('textbox', { name: 'Waiting today, in hours' }).fill('2')
  await nameOf(page, 3).fill('Typed in by hand')
  await expect(leads(page)).toContainText('86:32')
  // Whoever does not see the drawing is told what became of it.
  await expect(
    page.getByRole('status').filter({ hasText: 'Today: 3 days 14 hours 32 minutes.' }),
  ).toHaveCount(1)
  const kept = () => {
    const reading = decodeWorkflow(new URL(page.url()).hash)
    return reading.state === 'read' ? reading.workflow.steps[2] : undefined
  }
  await expect.poll(kept).toMatchObject({ name: { en: 'Typed in by hand' }, waitHours: 2 })
  await open(page)
  await expect(nameOf(page, 3)).toHaveValue('Typed in by hand')
  await page.getByRole('button', { name: 'Discard it and start over' }).click()
  await expect(nameOf(page, 3)).toHaveValue('Typed into the ERP')
})

test('steps are added, moved and removed by keyboard, and every change can be undone', async ({ page }) => {
  await open(page)
  await nameOf(page, 1).press('Enter')
  await expect(nameOf(page, 2)).toBeFocused()
  await page.keyboard.type('Sorted')
  await expect(page.getByText('10 of at most 200')).toBeVisible()

  await step(page, 2).getByRole('button', { name: 'Move up' }).press('Enter')
  await expect(nameOf(page, 1)).toHaveValue('Sorted')
  // There is no further up; the focus stays all the same.
  await expect(step(page, 1).getByRole('button', { name: 'Move up: Sorted' })).toBeFocused()
  await expect(step(page, 1).getByRole('button', { name: 'Move up: Sorted' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Sorted is now step 1 of 10.' })).toHaveCount(1)

  await step(page, 1).getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(nameOf(page, 1)).toHaveValue('Invoice by email')
  await expect(step(page, 1).getByRole('button', { name: 'Remove' })).toBeFocused()

  for (let count = 0; count < 4; count++) await page.keyboard.press('Control+z')
  await expect(page.getByText('9 of at most 200')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('10 of at most 200')).toBeVisible()
})

test('the largest times can be read, a correction leaves the fields in their place, and the drawing keeps its words', async ({
  page,
}) => {
  await open(page, '/de/product-2')
  const times = page.getByRole('group', { name: /^Schritt 1:/ }).locator('input[inputmode]')
  const edges = () => times.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  const before = await edges()
  await times.nth(1).fill('abc')
  await times.nth(0).fill('1000')
  await expect(page.getByText('Das war keine Zahl.')).toBeVisible()
  expect(await edges()).toEqual(before)
  await times.nth(2).fill('99999')
  await times.nth(2).blur()
  await expect(times.nth(2)).toHaveValue('60.000')
  const cut = () => times.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
  expect(await cut()).toEqual([0, 0, 0, 0])
  const beyond = await page.locator('#workflow [data-phase]').evaluate((drawing) => {
    const { right } = drawing.getBoundingClientRect()
    const words = [...drawing.querySelectorAll('li text')]
    return words.filter((each) => each.getBoundingClientRect().right > right).length
  })
  expect(beyond).toBe(0)
})

test('a step is dragged to another place', async ({ page }) => {
  await open(page)
  const grip = step(page, 1).getByTitle(editor.drag)
  // Far from the edges, where the page would follow the pointer.
  await grip.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
  const from = await grip.boundingBox()
  const to = await step(page, 4).boundingBox()
  if (!from || !to) throw new Error('The rows are not on the screen.')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, to.y + to.height, { steps: 8 })
  await page.waitForTimeout(100)
  await page.mouse.up()
  await expect(nameOf(page, 4)).toHaveValue('Invoice by email')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a step is dragged to another place with a finger, and the page stays where it is', async ({
    page,
  }) => {
    await open(page)
    const grip = step(page, 1).getByTitle(editor.drag)
    // Far from the edges, where the page would follow the finger.
    await grip.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 120))
    const from = await grip.boundingBox()
    const next = await step(page, 2).boundingBox()
    if (!from || !next) throw new Error('The rows are not on the screen.')
    const way = next.y + next.height * 0.8 - from.y
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + 10, y }],
      })
    const scrolled = await page.evaluate(() => scrollY)
    await touch('touchStart', from.y + 10)
    for (let part = 1; part <= 8; part++) await touch('touchMove', from.y + 10 + (way * part) / 8)
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await touch('touchEnd')
    await expect(nameOf(page, 2)).toHaveValue('Invoice by email')
  })
})

test('what a step becomes changes its times, and a wrong number is explained', async ({ page }) => {
  await open(page)
  const choice = step(page, 7).getByRole('combobox', { name: 'Who or what does it afterwards' })
  await choice.selectOption('agentic-ai')
  await expect(leads(page)).toContainText('00:10')
  const wait = step(page, 1).getByRole('textbox', { name: 'Waiting today, in hours' })
  await wait.fill('99999')
  await wait.blur()
  await expect(wait).toHaveValue('1,000')
  await expect(step(page, 1)).toContainText('Between 0 and 1,000: set to 1,000.')
})

test('a time is understood in the words of either language', async ({ page }) => {
  await open(page)
  const wait = step(page, 1).getByRole('textbox', { name: 'Waiting today, in hours' })
  await wait.fill('2 Tage')
  await wait.blur()
  await expect(wait).toHaveValue('48')
  const work = step(page, 1).getByRole('textbox', { name: 'Work today, in minutes' })
  await work.fill('1 h 30 min')
  await work.blur()
  await expect(work).toHaveValue('90')
})

test('one begins from scratch, and another example is one click away', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
  await expect(page.getByText('1 of at most 200')).toBeVisible()
  await nameOf(page, 1).fill('Mine')
  await page.getByRole('radio', { name: 'Monthly report' }).check({ force: true })
  await expect(leads(page)).toContainText('195:25')
  await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
  await expect(nameOf(page, 1)).toHaveValue('Mine')
  await page.getByRole('button', { name: tool.startOver }).click()
  await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
  await expect(page.getByText('1 of at most 200')).toBeVisible()
  await expect(nameOf(page, 1)).not.toHaveValue('Mine')
})

test('a link opens the same workflow in the language of whoever opens it', async ({ page }) => {
  await open(page, '/de/product-2#w=1~*1~*10.4k.4.1l~Frei-erfunden.u0.c.0h')
  await expect(page.getByRole('group', { name: 'Schritt 1: Anfrage trifft ein' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Schritt 2: Frei erfunden' })).toBeVisible()
})

test('an editor that cannot be loaded says so and is asked for again', async ({ page }) => {
  const files = /\/assets\/workflow-editor-[^/]*\.js$/
  await page.route(files, (route) => route.abort())
  await visit(page, '/de/home-2')
  await page.getByRole('button', { name: 'Schritte ändern' }).click()
  await expect(page.getByText('Der Editor ließ sich nicht laden.')).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('group', { name: /^Schritt 1:/ })).toBeVisible()
})

/** In how many rows anything was written, be it the same as before. */
async function rowsTouchedBy(page: Page, act: () => Promise<void>): Promise<number> {
  const rows = await page.locator('#workflow').evaluateHandle((tool) => {
    const found = new Set<Element>()
    const parts = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('li:has(fieldset)')
        if (row) found.add(row)
      }
    }).observe(tool, parts)
    return found
  })
  await act()
  return rows.evaluate((found) => found.size)
}

test('two hundred steps stay usable', async ({ page }) => {
  const steps = Array.from({ length: 200 }, (_, index) => `Step-${index}.u0.c.2l`)
  await open(page, `/en/product-2#w=1~Crowd~${steps.join('~')}`)
  await expect(page.getByText('200 of at most 200')).toBeVisible({ timeout: 20_000 })
  const last = page.locator('#workflow [data-part=name]').last()
  await last.fill('')
  const touched = await rowsTouchedBy(page, () => last.pressSequentially('a long name'))
  await expect(last).toHaveValue('a long name')
  expect(touched).toBe(1)
  await page.getByRole('button', { name: 'Add a step' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'at most 200 steps' })).toHaveCount(1)
})

test('the drawing is saved as SVG and PNG', async ({ page }) => {
  await open(page)
  for (const [button, start] of [
    ['Save as SVG', '<svg '],
    ['Save as PNG', '\u0089PNG'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^supplier-invoice\.(svg|png)$/)
    const file = readFileSync(await download.path())
    expect(file.toString('latin1').startsWith(start)).toBe(true)
    if (start === '<svg ') {
      const parsed = await page.evaluate((text) => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml')
        const names = ['parsererror', 'script', 'image', 'text'].map(
          (name) => root.querySelectorAll(name).length,
        )
        return { names, width: root.documentElement.getAttribute('width') }
      }, file.toString('utf8'))
      expect(parsed.names.slice(0, 3)).toEqual([0, 0, 0])
      expect(parsed.names[3]).toBeGreaterThan(9)
      expect(Number(parsed.width)).toBeGreaterThan(600)
    } else {
      // The first part of a PNG says its size.
      expect(file.toString('latin1', 12, 16)).toBe('IHDR')
      expect(file.readUInt32BE(16)).toBeGreaterThan(1200)
      expect(file.readUInt32BE(20)).toBeGreaterThan(500)
      expect(file.length).toBeGreaterThan(10_000)
    }
  }
})

test('printing shows the workflow alone', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    globalThis.print = () => {}
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#workflow')).toBeVisible()
  await expect(page.locator('#exceptions')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('#exceptions')).toBeVisible()
})

test('an anchor of the page does not put the own workflow in the place of a shared one', async ({ page }) => {
  await open(page)
  async function rename(name: string): Promise<string> {
    await nameOf(page, 3).fill(name)
    await expect
      .poll(() => {
        const reading = decodeWorkflow(new URL(page.url()).hash)
        return reading.state === 'read' ? reading.workflow.steps[2]?.name.en : undefined
      })
      .toBe(name)
    return new URL(page.url()).hash
  }
  const theirs = await rename('Theirs')
  await rename('Mine')
  await page.goto('/en/about')
  await open(page, `/en/product-2${theirs}`)
  await expect(nameOf(page, 3)).toHaveValue('Theirs')
  await page.evaluate(() => (location.hash = '#main'))
  await page.waitForTimeout(300)
  await expect(nameOf(page, 3)).toHaveValue('Theirs')
})

test('a change right before moving on is found again', async ({ page }) => {
  await open(page)
  await nameOf(page, 3).fill('Typed in by hand')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveURL('/en/careers')
  await open(page)
  await expect(nameOf(page, 3)).toHaveValue('Typed in by hand')
})

const kept = (page: Page) =>
  page
    .evaluate((key) => localStorage.getItem(key), `${storagePrefix}-workflow`)
    .then((code) => {
      const reading = decodeWorkflow(code ?? '')
      return reading.state === 'read' ? reading.workflow.steps.map(({ name }) => name.en) : undefined
    })
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true })

async function drawOwn(page: Page): Promise<void> {
  await choose(page, tool.own)
  await nameOf(page, 1).fill('Mine')
  await expect.poll(() => kept(page)).toEqual(['Mine'])
}

test('going back and forth between examples leaves the own drawing alone', async ({ page }) => {
  await open(page)
  await drawOwn(page)
  await choose(page, 'Monthly report')
  await choose(page, 'Supplier invoice')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('radio', { name: 'Monthly report' })).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+z')
  expect(await kept(page)).toEqual(['Mine'])
  await choose(page, tool.own)
  await page.getByRole('button', { name: editor.undo }).click()
  await expect(page.getByRole('radio', { name: 'Monthly report' })).toBeChecked()
  expect(await kept(page)).toEqual(['Mine'])
  await open(page)
  await expect(nameOf(page, 1)).toHaveValue('Mine')
})

test('without storage the own drawing is still there after an example', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    }
  })
  await open(page)
  await choose(page, tool.own)
  await nameOf(page, 1).fill('Mine')
  await choose(page, 'Monthly report')
  await choose(page, tool.own)
  await expect(nameOf(page, 1)).toHaveValue('Mine')
})

test('who edits a link or an example gets the own drawing back', async ({ page }) => {
  await open(page)
  await drawOwn(page)
  await page.goto('about:blank')
  await open(page, '/en/product-2#w=1~Theirs~A.1.1.0h~B.1.1.0r')
  // Only looked at, and undone, it takes nobody's place.
  await choose(page, 'Monthly report')
  await page.keyboard.press('Control+z')
  await expect(nameOf(page, 1)).toHaveValue('A')
  expect(await kept(page)).toEqual(['Mine'])
  const bringBack = page.getByRole('button', { name: editor.bringBack })
  await expect(bringBack).toHaveCount(0)

  await nameOf(page, 1).fill('Changed')
  await expect.poll(() => kept(page)).toEqual(['Changed', 'B'])
  await bringBack.press('Enter')
  await expect(nameOf(page, 1)).toHaveValue('Mine')
  await expect(page.getByRole('radio', { name: tool.own })).toBeFocused()
  expect(await kept(page)).toEqual(['Mine'])

  // And the other one is not lost for it, even if an example is edited, too.
  await choose(page, 'Monthly report')
  await nameOf(page, 1).fill('Asked for')
  await expect.poll(async () => (await kept(page))?.[0]).toBe('Asked for')
  await open(page)
  await expect(nameOf(page, 1)).toHaveValue('Asked for')
  await bringBack.click()
  await expect(nameOf(page, 1)).toHaveValue('Mine')
  await bringBack.click()
  await expect(nameOf(page, 1)).toHaveValue('Changed')
})

test('a drawing that is brought back when the other was just about to be written to the address stays', async ({
  page,
}) => {
  await open(page)
  await drawOwn(page)
  await page.goto('about:blank')
  await open(page, '/en/product-2#w=1~Theirs~A.1.1.0h~B.1.1.0r')
  await nameOf(page, 1).fill('Changed')
  await page.getByRole('button', { name: editor.bringBack }).focus()
  // A busy page has both to do at once: the press, and what waited for a pause in typing.
  const busy = page.evaluate(() => {
    const until = performance.now() + 700
    while (performance.now() < until);
  })
  await page.keyboard.press('Enter')
  await busy
  await expect(nameOf(page, 1)).toHaveValue('Mine')
})

test('a link that is opened over an edited drawing does not take its place', async ({ page }) => {
  await open(page)
  await drawOwn(page)
  await page.evaluate(() => (location.hash = '#w=1~Theirs~A.1.1.0h'))
  await expect(nameOf(page, 1)).toHaveValue('A')
  expect(await kept(page)).toEqual(['Mine'])
})

test('who was sent a link still reaches the own drawing, and the one of the link again', async ({ page }) => {
  await open(page)
  await drawOwn(page)
  await page.goto('about:blank')
  await open(page, '/en/product-2#w=1~Theirs~A.1.1.0h')
  const link = page.getByRole('radio', { name: tool.link })
  await expect(link).toBeChecked()
  await choose(page, tool.own)
  await expect(nameOf(page, 1)).toHaveValue('Mine')
  await choose(page, tool.link)
  await expect(nameOf(page, 1)).toHaveValue('A')
  expect(await kept(page)).toEqual(['Mine'])

  // A link to what is kept here anyway is no second drawing.
  await choose(page, tool.own)
  await expect(page).toHaveURL(/Mine/)
  await page.reload()
  await expect(nameOf(page, 1)).toHaveValue('Mine')
  await expect(page.getByRole('radio', { name: tool.own })).toBeChecked()
  await expect(link).toHaveCount(0)
})

test('a link whose signs were escaped on its way is read', async ({ page }) => {
  await open(page, '/en/product-2#w%3D1~x~A.1.1.0h')
  await expect(nameOf(page, 1)).toHaveValue('A')
})

test('a word goes into the middle of a name where it is typed, also when the name is full', async ({
  page,
}) => {
  await open(page)
  const name = nameOf(page, 1)
  const caretAt = (place: number) =>
    name.evaluate((field: HTMLInputElement, at) => field.setSelectionRange(at, at), place)
  await name.fill('Invoice check')
  await caretAt('Invoice'.length)
  await page.keyboard.type(' mail')
  await expect(name).toHaveValue('Invoice mail check')
  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue('Invoice by email')

  // In an address it costs four characters.
  const full = 'ж'.repeat(limits.name / 4)
  await name.fill(full)
  await caretAt(3)
  await page.keyboard.type('abc')
  await expect(name).toHaveValue(full)
  expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)

  await name.fill('two   blanks')
  await name.blur()
  await expect(name).toHaveValue('two blanks')
})

test('the Enter of an input method adds no step', async ({ page }) => {
  await open(page)
  await nameOf(page, 1).evaluate((field) => {
    for (const isComposing of [true, false]) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }))
    }
  })
  await expect(page.getByText('10 of at most 200')).toBeVisible()
})

test('the focus stays when there is nothing more to undo, and each time is told', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const status = document.querySelector('#workflow [role=status]')
    if (status) {
      new MutationObserver(() => said.push(status.textContent.trim())).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  const told = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0))
  await nameOf(page, 1).press('Control+z')
  await page.keyboard.press('Control+y')
  expect(await told()).toEqual([])

  for (const place of [1, 2]) {
    await step(page, place).getByRole('button', { name: editor.remove }).press('Enter')
  }
  await told()
  for (const label of [editor.undo, editor.redo]) {
    const button = page.getByRole('button', { name: label, exact: true })
    for (let count = 0; count < 3; count++) await button.press('Enter')
    await expect(button).toBeFocused()
    await expect(button).toBeDisabled()
    expect(await told()).toEqual(Array(2).fill(label === editor.undo ? editor.undone : editor.redone))
  }
})

test('a row that is undone leaves the focus in the list', async ({ page }) => {
  await open(page)
  await nameOf(page, 2).press('Enter')
  await expect(nameOf(page, 3)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('9 of at most 200')).toBeVisible()
  await expect(nameOf(page, 2)).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByText('10 of at most 200')).toBeVisible()
})

test('starting over goes back to the choice of examples and says so', async ({ page }) => {
  await open(page)
  await drawOwn(page)
  await open(page)
  await page.getByRole('button', { name: tool.startOver }).press('Enter')
  const first = page.getByRole('radio', { name: 'Supplier invoice' })
  await expect(first).toBeFocused()
  await expect(first).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Supplier invoice' })).toHaveCount(1)
})

test('a screen reader can tell the buttons of the steps apart, and the grip is no button', async ({
  page,
}) => {
  await open(page)
  const names = await page
    .locator('#workflow li button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')))
  expect(names).toHaveLength(27)
  expect(new Set(names).size).toBe(27)
})
