import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const top = (page: Page) => page.evaluate(() => scrollY)

test('tabs lead from industry to industry, and an unknown one shows the first and stays', {
  tag: '@spec-2.11',
}, async ({ page, allow }) => {
  allow('status 404')
  await test.step('by the tabs, each with its own address', async () => {
    await page.goto('/industries')
    const row = page.getByRole('navigation', { name: 'Choose an industry' })
    await expect(row.locator('[aria-current="page"]')).toHaveText('Education')
    for (const [id, label, title] of [
      ['politics', 'Politics', 'Plans voters can walk around'],
      ['real-estate', 'Real Estate', 'Let buyers walk through before they visit'],
      ['education', 'Education', 'Lessons you can walk around'],
    ] as const) {
      await row.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(`/industries/${id}`)
      await expect(page.locator('h1')).toHaveText(title)
      await expect(row.locator('[aria-current="page"]')).toHaveText(label)
    }
  })
  await test.step('an unknown industry', async () => {
    await page.goto('/industries/fishing')
    await expect(page.locator('h1')).toHaveText('Lessons you can walk around')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveText('Lessons you can walk around')
    expect(await top(page)).toBe(600)
  })
})

test('an industry leads to its place among the solutions, and its picture to the tool it shows', {
  tag: '@spec-2.11',
}, async ({ page }) => {
  await page.goto('/industries/education')
  const main = page.locator('main')
  await test.step('to its place, and on', async () => {
    await main.getByRole('link', { name: /^Virtual Labs/ }).click()
    await expect(page).toHaveURL('/solutions#virtual-labs')
    const entry = page.locator('#virtual-labs')
    await expect(entry).toBeInViewport()
    await entry.getByRole('link').click()
    await expect(page).toHaveURL('/solutions/virtual-labs')
  })
  await test.step('the index leads down to each group, and back to the top', async () => {
    await page.goto('/solutions')
    const index = page.getByRole('navigation', { name: 'Industries on this page' })
    await index.getByRole('link', { name: /Politics/ }).click()
    await expect(page).toHaveURL('/solutions#politics')
    await expect(page.getByRole('heading', { name: /Plans shown/ })).toBeInViewport()
    await main.getByRole('link', { name: 'Back to all solutions' }).click()
    await expect(page).toHaveURL('/solutions')
    await expect.poll(() => top(page)).toBe(0)
  })
  await test.step('a press that comes before the tool is alive is not lost', async () => {
    await page.goto('/industries/real-estate')
    await page.getByRole('link', { name: /Open the 3D tour/ }).click()
    await expect(page).toHaveURL('/property-tours')
    await page.reload()
    await page.getByRole('button', { name: 'Try a sample' }).click()
    await expect(page.getByRole('application')).toHaveAccessibleName(/Sample living room/, {
      timeout: 30_000,
    })
  })
})

test('the tabs of Education lead from solution to solution, whose loops play and pause', {
  tag: '@spec-2.12',
}, async ({ page }) => {
  const ids = ['virtual-classrooms', 'interactive-learning', 'virtual-labs']
  await page.goto(`/solutions/${ids[0]}`)
  const row = page.getByRole('navigation', { name: 'Solutions for Education' })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  const pause = page.getByRole('button', { name: 'Pause' })
  for (const id of ids) {
    await test.step(id, async () => {
      await row.locator(`a[href="/solutions/${id}"]`).click()
      await expect(page).toHaveURL(`/solutions/${id}`)
      const current = row.locator('[aria-current="page"]')
      await expect(current).toHaveAttribute('href', `/solutions/${id}`)
      await play.or(pause).scrollIntoViewIfNeeded()
      // One of them is a moving picture, of which the still is shown while it stands.
      const video = page.locator('main video')
      const isMoving = () =>
        id === 'interactive-learning'
          ? page.locator(`main img[src="/videos/${id}-540.avif"]`).isVisible()
          : video.evaluate((each: HTMLVideoElement) => !each.paused)
      await expect.poll(isMoving).toBe(true)
      await pause.click()
      await expect.poll(isMoving).toBe(false)
      await play.click()
      await expect.poll(isMoving).toBe(true)
    })
  }
  await page.goBack()
  await expect(row.locator('[aria-current="page"]')).toHaveAttribute('href', `/solutions/${ids[1]}`)
})

test('on a phone the tab of the page is in view', {
  tag: '@spec-2.12',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const current = page.locator('main nav [aria-current=page]')
  await page.goto('/fr/solutions/virtual-staging')
  // All of it but the pixel by which it covers the line below.
  await expect(current).toBeInViewport({ ratio: 0.9 })
})
