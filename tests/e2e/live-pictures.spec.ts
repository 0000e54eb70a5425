import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { difference } from './pictures.ts'
import { drawn, expectRest } from './still-scene.ts'

const place = (page: Page) => page.locator('[data-live-picture]')
const picture = (page: Page) => place(page).screenshot()
const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Industries on this page' }).getByRole('link', { name })

async function comeAlive(page: Page, address: string) {
  await page.goto(`${address}?stats`)
  await place(page).scrollIntoViewIfNeeded()
  await expect(place(page)).toHaveAttribute('data-live-picture', 'live', { timeout: 30_000 })
  await expectRest(page.locator('[data-stage=story]'))
}

/** How much the live picture differs from its poster. */
async function fromPoster(page: Page) {
  const live = await picture(page)
  const canvas = page.locator('[data-stage=story]')
  await canvas.evaluate((element) => Object.assign(element.style, { display: 'none' }))
  const poster = await picture(page)
  await canvas.evaluate((element) => Object.assign(element.style, { display: '' }))
  return difference(live, poster)
}

test.describe('where scenes start by themselves', () => {
  test.use({ scenesStart: true, viewport: { width: 640, height: 640 } })

  for (const address of ['/industries/real-estate', '/political-ar'])
    test(`the first picture of ${address} comes alive as it was, and the mouse moves its eye`, async ({
      page,
    }) => {
      await comeAlive(page, address)
      expect(await fromPoster(page)).toBeLessThan(0.04)
      const rest = await picture(page)
      const box = await place(page).boundingBox()
      if (!box) throw new Error('No picture')
      await page.mouse.move(box.x + box.width - 4, box.y + 20)
      await expect.poll(async () => difference(rest, await picture(page))).toBeGreaterThan(0.005)
      await page.mouse.move(4, 4)
      await expect.poll(async () => difference(rest, await picture(page))).toBeLessThan(0.002)
      await expectRest(page.locator('[data-stage=story]'))
    })

  test('the tilt of a device moves the eye, and a hand that holds still draws nothing', async ({
    page,
  }) => {
    await comeAlive(page, '/industries/politics')
    const tilt = (gamma: number) =>
      page.evaluate(
        (to) =>
          dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 40, gamma: to })),
        gamma,
      )
    await tilt(0)
    const rest = await picture(page)
    await tilt(12)
    await expect.poll(async () => difference(rest, await picture(page))).toBeGreaterThan(0.005)
    await expectRest(page.locator('[data-stage=story]'))
    const frames = await page.locator('[data-stage=story]').getAttribute('data-frames')
    await tilt(12.2)
    await page.waitForTimeout(300)
    expect(await page.locator('[data-stage=story]').getAttribute('data-frames')).toBe(frames)
  })

  test('the solutions show the picture of the group that has the focus', async ({ page }) => {
    await comeAlive(page, '/solutions')
    const first = await picture(page)
    await group(page, 'Politics').focus()
    await expect(place(page).getByRole('img', { name: /city/ })).toBeVisible()
    await expect.poll(async () => difference(first, await picture(page))).toBeGreaterThan(0.05)
    await expectRest(page.locator('[data-stage=story]'))
    await page.waitForTimeout(600)
    expect(await fromPoster(page)).toBeLessThan(0.04)
  })

  for (const [address, name] of [
    ['/ar-visualization', 'hologram'],
    ['/location-services', 'district'],
  ] as const)
    test(`the scene of ${address} is drawn without a touch, as its drawing shows it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(`${address}?stats`)
      const stage = page.locator(`[data-stage=${name}]`)
      await drawn(stage)
      const slot = page.locator(`[data-${name}] [data-scene]`)
      await expect(slot).toBeInViewport({ ratio: 0.4 })
      await expect(page.locator('body')).toBeFocused()
      await expectRest(stage)
      const live = await slot.screenshot()
      await slot.evaluate((element) => element.removeAttribute('data-live'))
      await stage.evaluate((element) => Object.assign(element.style, { display: 'none' }))
      expect(await difference(live, await slot.screenshot())).toBeLessThan(0.04)
    })
})

test.describe('as pictures', () => {
  test.use({ scenesStart: true })

  test('with less motion, and without WebGL, the same pictures stand still', async ({ page }) => {
    const asPictures = async () => {
      await page.goto('/solutions')
      await expect(place(page).getByRole('img', { name: /oak table/ })).toBeVisible()
      await group(page, 'Education').focus()
      await expect(place(page).getByRole('img', { name: /cell/i })).toBeVisible()
      await place(page).hover()
      await page.waitForTimeout(500)
      await expect(page.locator('canvas')).toHaveCount(0)
    }
    await test.step('less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await asPictures()
    })
    await test.step('no WebGL', async () => {
      await page.emulateMedia({ reducedMotion: null })
      await withoutWebGl(page)
      await asPictures()
    })
  })
})
