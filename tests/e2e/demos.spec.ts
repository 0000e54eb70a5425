import { expect, test } from '../setup/test.ts'
import { beyondScreen } from './on-page.ts'

const pages = [
  'interactive-features',
  'government-services',
  'voter-engagement',
  'communication-features',
  'campaign-management',
  'real-time-analytics',
]

/** Presses one button of each kind in main. Returns those that left the focus on nothing visible or announced nothing. */
async function pressAll(): Promise<string[]> {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  let saved = 0
  const make = URL.createObjectURL
  URL.createObjectURL = (file) => {
    saved += 1
    return make(file)
  }
  const heard = () => {
    const live = '[role=status], [aria-live], [role=log], output, [role=dialog], [role=tabpanel]'
    const at = document.activeElement
    const told = [...document.querySelectorAll(live)].filter(seen).map((each) => each.textContent)
    const states = [...(at?.attributes ?? []), ...(at?.closest('[aria-sort]')?.attributes ?? [])]
    const said = states.filter(({ name }) => name.startsWith('aria-')).map(({ value }) => value)
    return JSON.stringify([told, said, at?.textContent, saved])
  }
  const isLost = () => {
    const at = document.activeElement ?? document.body
    const { top, bottom } = at.getBoundingClientRect()
    return at === document.body || !seen(at) || bottom <= 0 || top >= innerHeight
  }
  const kindOf = (each: Element) => {
    // Every dialog in the same place has the same ids.
    const title = each.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? ''
    const section = document.getElementById(title)?.textContent
    const name = each.getAttribute('aria-label') ?? each.textContent
    return `${section} ${name.replace(/“.*?”|: .*/, '')}`
  }
  const done = new Set<string>()
  const problems: string[] = []
  for (;;) {
    const within = document.querySelector('[role=dialog]') ?? document.querySelector('main')
    const all = [...(within?.querySelectorAll<HTMLElement>('button:not([type=submit])') ?? [])]
    const next = all
      .filter((each) => !each.matches(':disabled, [aria-disabled=true], [aria-selected=true]'))
      .filter((each) => seen(each) && !done.has(kindOf(each)))
      // Another tab when nothing is left to press in this one.
      .toSorted((a, b) => Number(a.role === 'tab') - Number(b.role === 'tab'))[0]
    if (!next) return done.size > 3 ? problems : ['too few buttons']
    const kind = kindOf(next)
    done.add(kind)
    next.focus()
    const before = heard()
    next.click()
    for (let frame = 0; frame < 60 && (frame < 2 || heard() === before); frame += 1)
      await new Promise(requestAnimationFrame)
    if (heard() === before) problems.push(`${kind}: nothing is told`)
    // A closed dialog gives the focus back a moment later.
    for (let frame = 0; frame < 60 && isLost(); frame += 1) await new Promise(requestAnimationFrame)
    if (isLost())
      problems.push(`${kind}: the focus is on ${document.activeElement?.outerHTML.slice(0, 50)}`)
  }
}

test('after each press the focus is seen, and what came of it told', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(`/${path}`)
    // What comes late would move a button out of the screen while its dialog is open.
    await page.waitForLoadState('networkidle')
    expect.soft(await page.evaluate(pressAll), path).toEqual([])
  }
})

test('places have their numbers and distances on plan and list, in any order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/interactive-features')
  const list = page.getByRole('list', { name: 'Nearby places' }).getByRole('listitem')
  const plan = page.getByRole('img', { name: /map of the/ }).locator('g:has(> circle + text)')
  const names: Record<string, string> = {}
  for (const [at, kind] of ['', '', '', 'Park', 'Food and drink'].entries()) {
    await page.getByLabel('Type').selectOption({ label: kind || 'All types' })
    const order = ['Distance', 'Rating', 'Name'][at % 3] ?? ''
    await page.getByLabel('Sort by').selectOption(order)
    for (const way of [1, -1]) {
      const rows = await list.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('span:not(:has(span))')].map((each) => each.textContent),
        ),
      )
      const readMarks = () =>
        plan.evaluateAll((all) =>
          all
            .filter((mark) => getComputedStyle(mark).opacity === '1')
            .map(({ children: [circle, text] }) => {
              const [x = 0, y = 0] = ['cx', 'cy'].map(
                (name) => Number(circle?.getAttribute(name)) - 200,
              )
              return [text?.textContent?.padStart(2, '0'), Math.hypot(x, y)] as const
            }),
        )
      // The marks of another kind fade.
      await expect
        .poll(async () => (await readMarks()).map(([number]) => number))
        .toEqual(rows.map(([number]) => number).toSorted())
      const marks = await readMarks()
      for (const [number = '', name = '', type, metres = ''] of rows) {
        names[number] ??= name
        expect([names[number], kind || type]).toEqual([name, type])
        const far = new Map(marks).get(number) ?? 0
        // 1000 m are 180 units of the drawing.
        expect(Number.parseInt(metres, 10) / far).toBeCloseTo(1000 / 180, 2)
      }
      const values = rows.map((row) => row[[3, 4, 1][at % 3] ?? 0] ?? '')
      const sorted = values.toSorted((a, b) => way * a.localeCompare(b, 'en', { numeric: true }))
      expect(values, `${order} ${way}`).toEqual(sorted)
      await page.getByRole('button', { name: /Click to reverse/ }).click()
    }
  }
})

test('what is typed without a space stays on a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['interactive-features', 'communication-features', 'campaign-management']) {
    await page.goto(`/${path}`)
    const fields = page.locator('main input:not([type]):visible')
    for (const field of await fields.all()) {
      await field.fill('W'.repeat(200))
      await field.press('Enter')
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
      expect(await beyondScreen(page)).toEqual([])
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.locator('main [aria-haspopup=dialog]:visible').click()
      const form = page.getByRole('dialog').locator('form')
      await form.waitFor()
      for (const field of await form.locator('input, select').all()) {
        const type = await field.evaluate((input: HTMLInputElement) => input.type)
        const value = { number: '5', date: '2027-05-01', time: '09:15' }[type] ?? 'W'.repeat(60)
        if (type === 'select-one') await field.selectOption({ index: 1 })
        else await field.fill(value)
      }
      await form.locator('[type=submit]').click()
      await expect(form).toHaveCount(0)
      expect(await beyondScreen(page)).toEqual([])
    }
  }
})
