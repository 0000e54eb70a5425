import { expect, test } from '../setup/test.ts'

test('§1 says how many features there are, and lists as many', async ({ page }) => {
  await page.goto('/political-ar')
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText('From the first question to the last count')
  const core = main.locator('section[aria-labelledby="core"]')
  const more = main.locator('section[aria-labelledby="more"]')
  await expect(core.locator('article')).toHaveCount(4)
  await expect(more.locator('article')).toHaveCount(4)
  await expect(core.locator('dt')).toHaveCount(36)
  const features = 36 + (await more.locator('article li').count())
  expect(features).toBeGreaterThanOrEqual(80)
  await expect(main.getByText(`${features} features across 8 core categories`)).toBeVisible()
})

test('§9 each of the four categories shows nine features', async ({ page }) => {
  await page.goto('/political-ar')
  for (const id of [
    'campaign-management',
    'voter-engagement',
    'ar-visualization',
    'real-time-analytics',
  ]) {
    const article = page.locator(`article#${id}`)
    await expect(article.locator('dt')).toHaveCount(9)
    await expect(article.getByText('9 features')).toBeVisible()
    await expect(article.locator(`a[href="/${id}"]`)).toBeVisible()
  }
})

test('the other four categories lead to their pages', async ({ page }) => {
  await page.goto('/political-ar')
  for (const path of [
    '/location-services',
    '/communication-features',
    '/government-services',
    '/interactive-features',
  ]) {
    await expect(page.locator(`main article a[href="${path}"]`)).toBeVisible()
  }
})

test('the chart of the weeks can be read as words', async ({ page }) => {
  await page.goto('/political-ar')
  const chart = page.getByRole('figure', { name: 'Which category is in use in which weeks' })
  await expect(chart.getByRole('listitem')).toHaveCount(8)
  await expect(chart.getByRole('listitem').filter({ hasText: 'AR Visualization' })).toContainText(
    'In use: Show and Meet',
  )
})

test('the loop plays by itself and pauses at the button', async ({ page }) => {
  await page.goto('/political-ar')
  await page.mouse.move(200, 300)
  const video = page.locator('main video')
  const runs = () => video.evaluate((each: HTMLVideoElement) => !each.paused)
  await expect.poll(runs).toBe(true)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(runs).toBe(false)
})

test('leads to Contact and to all solutions', async ({ page }) => {
  await page.goto('/political-ar')
  await expect(page.locator('main a[href="/contact"]')).toBeVisible()
  await expect(page.locator('main a[href="/solutions"]')).toBeVisible()
})
