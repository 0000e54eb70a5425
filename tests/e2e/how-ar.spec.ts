import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const titles = [
  'Capturing external data',
  'Processing external data',
  'Generating digital content',
  'Aligning digital content',
  'Real-time updates',
  'User experience',
]

const section = (page: Page) => page.getByRole('region', { name: 'How AR works' })
const picture = (page: Page) => section(page).locator('[data-how-ar]')
const stage = (page: Page) => section(page).locator('[data-stage="how-ar"]')
const button = (page: Page, number: number) =>
  section(page).getByRole('button', { name: `Show stage ${number}: ${titles[number - 1]}` })

/** Scrolls until a stage of the list stands so far down the screen. */
const scrollTo = (page: Page, number: number, share: number) =>
  section(page)
    .getByRole('listitem')
    .nth(number - 1)
    .evaluate(
      (item, at) => window.scrollBy(0, item.getBoundingClientRect().top - innerHeight * at),
      share,
    )

test('§2.4 how AR works has six stages, in their order', async ({ page }) => {
  await page.goto('/')
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(titles)
})

test('pressing a stage shows it, says so, and marks it in the list', async ({ page }) => {
  await page.goto('/?freeze')
  for (const number of [3, 1, 6, 2, 5, 4]) {
    await button(page, number).click()
    await expect(picture(page)).toHaveAttribute('data-how-ar', String(number - 1))
    await expect(
      section(page).getByText(`Stage ${number} of 6: ${titles[number - 1]}`),
    ).toBeAttached()
    await expect(section(page).locator('li[aria-current="step"]')).toContainText(
      titles[number - 1] ?? '',
    )
  }
  await button(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(picture(page)).toHaveAttribute('data-how-ar', '1')
})

test('scrolling past the list leads through the stages, forwards and back', async ({ page }) => {
  await page.goto('/?freeze')
  await page.mouse.move(200, 300)
  await expect(picture(page)).toBeAttached()
  for (const number of [1, 2, 3, 4, 5, 6, 3, 1]) {
    await scrollTo(page, number, 0.6)
    await expect(picture(page)).toHaveAttribute('data-how-ar', String(number - 1))
  }
})

test('a drawing stands there until the scene is near; three.js comes no sooner', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await page.mouse.move(200, 300)
  await expect(picture(page).locator('svg').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('how-ar-scene'))).toEqual([])
  await picture(page).scrollIntoViewIfNeeded()
  await expect(stage(page).locator('canvas')).toBeVisible({ timeout: 30_000 })
  expect(scripts.filter((url) => url.includes('how-ar-scene'))).not.toEqual([])
})

test('a stage that has been reached rests: it draws no more frames', async ({ page }) => {
  await page.goto('/?stats')
  await picture(page).scrollIntoViewIfNeeded()
  await expect(stage(page)).toHaveAttribute('data-frames', /[1-9]/, { timeout: 30_000 })
  const frames = async () => Number(await stage(page).getAttribute('data-frames'))
  const before = await frames()
  await button(page, 4).click()
  await expect.poll(frames).toBeGreaterThan(before + 3)
  await expect
    .poll(async () => {
      const first = await frames()
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)))
      return (await frames()) - first
    })
    .toBe(0)
})

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a stage is there at once, without travel', async ({ page }) => {
    await page.goto('/?stats')
    await picture(page).scrollIntoViewIfNeeded()
    await expect(stage(page)).toHaveAttribute('data-frames', /[1-9]/, { timeout: 30_000 })
    await button(page, 1).click()
    await expect(picture(page)).toHaveAttribute('data-how-ar', '0')
    const frames = async () => Number(await stage(page).getAttribute('data-frames'))
    await expect
      .poll(async () => {
        const first = await frames()
        await page.evaluate(() => new Promise((done) => setTimeout(done, 800)))
        return (await frames()) - first
      })
      .toBe(0)
    const still = await frames()
    await button(page, 4).click()
    await expect.poll(frames).toBeGreaterThan(still)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 800)))
    expect((await frames()) - still).toBeLessThanOrEqual(2)
  })
})

test('without WebGL the drawing leads through the stages', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/')
  await picture(page).scrollIntoViewIfNeeded()
  await expect(picture(page).getByText(/3D is not available in this browser/)).toBeVisible()
  const paths = picture(page).locator('svg').first().locator('path')
  await button(page, 1).click()
  const few = await paths.count()
  await button(page, 4).click()
  await expect.poll(() => paths.count()).toBeGreaterThan(few)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all six stages and the finished view can be seen', async ({ page }) => {
    await page.goto('/')
    await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(titles)
    await expect(picture(page).locator('svg').first()).toBeVisible()
    await expect(picture(page).getByText('0.60 m')).toBeVisible()
  })
})
