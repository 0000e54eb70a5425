import { expect, test } from '../setup/test.ts'

const heroVideo = 'section[aria-labelledby=hero] video'

test('the room of the hero moves silently, and stops at the button', {
  tag: '@spec-2.4',
}, async ({ page }) => {
  await page.goto('/')
  const state = () =>
    page.locator(heroVideo).evaluate((element: HTMLVideoElement) => ({
      muted: element.muted,
      loop: element.loop,
      paused: element.paused,
      moves: element.currentTime > 0,
    }))
  await test.step('it moves by itself', async () => {
    await expect.poll(state).toEqual({ muted: true, loop: true, paused: false, moves: true })
  })
  await test.step('it stops and goes on at the button', async () => {
    await page.getByRole('button', { name: 'Pause' }).first().click()
    expect(await state()).toMatchObject({ paused: true })
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    expect(await state()).toMatchObject({ paused: false })
  })
  await test.step('with less motion wanted it stands still until Play is pressed', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    const paused = async () => (await state()).paused
    await expect.poll(paused).toBe(true)
    const hero = page.locator('section[aria-labelledby=hero]')
    await hero.getByRole('button', { name: 'Play' }).click()
    await expect.poll(paused).toBe(false)
  })
})

test('capabilities open all their features, and closing forgets what was shown', {
  tag: ['@spec-2.4', '@spec-4', '@spec-9'],
}, async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  for (const title of ['Voter Engagement', 'AR Visualization', 'Real-time Analytics']) {
    await test.step(title, async () => {
      const open = page.getByRole('button', { name: title })
      const card = page.locator('article').filter({ has: open })
      await expect(card.getByText('+5 more features')).toBeVisible()
      await expect(card.getByRole('listitem')).toHaveCount(4)
      // By keyboard, and back to where one was.
      await open.press('Enter')
      await expect(dialog).toHaveAccessibleName(title)
      await expect(dialog.getByRole('listitem')).toHaveCount(9)
      await expect(dialog).toContainText(`Showing all 9 features in ${title}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()
    })
  }
  await test.step('all of them', async () => {
    await page.getByRole('button', { name: 'Explore All AR Features' }).click()
    await expect(dialog.getByText('Total: 36 AR Features across 4 categories')).toBeVisible()
    await expect(dialog.getByText('9 features')).toHaveCount(4)
    await expect(dialog.getByRole('listitem')).toHaveCount(36)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('Campaign Management is a page of its own', async () => {
    const card = page.locator('article').filter({ hasText: 'Promise Tracking' })
    await card.getByRole('link', { name: 'Campaign Management' }).click()
    await expect(page).toHaveURL('/campaign-management')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('the heat map is read by pointer and keys', { tag: '@spec-2.4' }, async ({ page }) => {
  await page.goto('/')
  const cells = page.getByRole('grid', { name: 'Sentiment heat map' }).getByRole('gridcell')
  const readout = page.locator('figcaption')
  await cells.first().click()
  await expect(readout).toContainText(/Block A1: \d+% positive/)
  await page.keyboard.press('ArrowRight')
  await expect(readout).toContainText('Block B1: ')
  await cells.nth(7).hover()
  await expect(readout).toContainText('Block H1: ')
})

test('scripts start after the first paint, and every part comes alive without a touch', async ({
  page,
}) => {
  // Which waits for all parts.
  await page.goto('/')
  const [paint = 0, script = 0] = await page.evaluate(() => {
    const starts = (entries: PerformanceEntryList) => entries.map(({ startTime }) => startTime)
    const paints = performance.getEntriesByType('paint')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /index-.*js$/.test(name))
    return [Math.min(...starts(paints)), Math.min(...starts(scripts))]
  })
  expect(paint).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(paint)
  await expect(page.locator('main [data-island]').first()).toBeAttached()
})
