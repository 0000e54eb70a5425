import type { Locator, Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { linkedHome } from './tour-home.ts'
import { TourPage } from './tour-page.ts'

const size = { width: 412, height: 800 }
const phone = { viewport: size, screen: size, hasTouch: true, isMobile: true }
const look = (page: Page) => page.getByRole('button', { name: 'Look around by moving the phone' })
const alert = (page: Page) => page.locator('[data-device] [role=alert]')

/** A reading of the sensor, as the browser tells it: degrees. */
const turn = (page: Page, alpha: number | null, beta: number | null, gamma: number | null) =>
  page.evaluate(
    (reading) => {
      dispatchEvent(new DeviceOrientationEvent('deviceorientation', reading))
    },
    { alpha, beta, gamma },
  )

/** Opens the sample room, on a device that asks before its sensor speaks or on one that does not. */
async function openSample(page: Page, permission?: 'granted' | 'denied') {
  if (permission)
    await page.addInitScript((answer) => {
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => answer })
      // As iOS has it.
      navigator.permissions.query = () => Promise.reject(new TypeError('gyroscope'))
    }, permission)
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await tour.opened()
  return tour
}

const yawOf = async (tour: TourPage) => (await tour.view()).yaw
const pitchOf = async (tour: TourPage) => (await tour.view()).pitch
const near = async (read: () => Promise<number>, value: number) =>
  expect.poll(async () => Math.abs((((await read()) - value + 540) % 360) - 180)).toBeLessThan(0.6)

/** How far a mark is from a place in the picture, pixels from its middle. */
async function apart(tour: TourPage, mark: Locator, x: number, y: number): Promise<number> {
  const at = await tour.offset(mark)
  return Math.hypot(at.x - x, at.y - y)
}

test.describe('a phone', () => {
  test.use(phone)
  // The browser plays a phone that lies on a table, and has no sensor to allow: only the test's own is heard.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const deafen = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
      addEventListener('deviceorientation', deafen, true)
      Reflect.deleteProperty(DeviceOrientationEvent, 'requestPermission')
    }),
  )

  test('turned to the right one looks to the right, a drag adds to it, and lying on its side it is the same', async ({
    page,
  }) => {
    const tour = await openSample(page)
    // No sensor has spoken.
    await page.waitForLoadState('networkidle')
    await expect(look(page)).toHaveCount(0)
    await turn(page, 0, 90, 0)
    await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
    const { yaw } = await tour.view()
    await look(page).click()
    await turn(page, 0, 90, 0)
    await expect(look(page)).toHaveAttribute('aria-pressed', 'true')
    await near(() => yawOf(tour), yaw)
    await turn(page, 330, 100, 0)
    await near(() => yawOf(tour), yaw + 30)
    await near(() => pitchOf(tour), 10)
    await tour.drag(-60, 0)
    await near(() => yawOf(tour), yaw + 60)
    await turn(page, 320, 100, 0)
    await near(() => yawOf(tour), yaw + 70)
    // On its left side, facing as at first.
    await page.evaluate(() =>
      Object.defineProperty(screen.orientation, 'angle', { value: 90, configurable: true }),
    )
    await turn(page, 90, 0, -90)
    await near(() => yawOf(tour), yaw + 30)
    await near(() => pitchOf(tour), 0)
    await look(page).click()
    await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
    await turn(page, 90, 0, -40)
    await page.waitForTimeout(300)
    await near(() => yawOf(tour), yaw + 30)
    await near(() => pitchOf(tour), 0)
    expect(await axeViolationsInBothThemes(page, { within: '[data-device]' })).toEqual([])
  })

  test('tilted to the left the picture stays upright, and so do the places of its links', async ({
    page,
  }) => {
    const tour = await linkedHome(page)
    await turn(page, 90, 90, -90)
    await look(page).click()
    await turn(page, 90, 90, -90)
    const mark = tour.mark('Go to Hall')
    await expect.poll(() => apart(tour, mark, 150, 40)).toBeLessThan(1.5)
    await turn(page, 90, 70, -90)
    // Turned by 20° to the right round the middle: 150 · cos 20° − 40 · sin 20°, 40 · cos 20° + 150 · sin 20°.
    await expect.poll(() => apart(tour, mark, 127.3, 88.9)).toBeLessThan(1.5)
    // Walking on, one faces as one arrives; the phone still turns one from there.
    await mark.click()
    await expect(page.getByText('You are in: Hall')).toBeAttached({ timeout: 30_000 })
    await turn(page, 80, 90, -90)
    await near(() => yawOf(tour), 0)
    await turn(page, 60, 90, -90)
    await near(() => yawOf(tour), 20)
  })

  test('walking on, the look stays as high as the phone is held', async ({ page }) => {
    const tour = await linkedHome(page)
    await turn(page, 0, 90, 0)
    await look(page).click()
    await turn(page, 0, 90, 0)
    await expect(look(page)).toHaveAttribute('aria-pressed', 'true')
    await turn(page, 0, 78, 0)
    await near(() => pitchOf(tour), -12)
    await tour.mark('Go to Hall').click()
    await expect(page.getByText('You are in: Hall')).toBeAttached({ timeout: 30_000 })
    await tour.opened()
    await near(() => pitchOf(tour), -12)
    await turn(page, 0, 80, 0)
    await near(() => pitchOf(tour), -10)
  })

  test('a visitor who says no reads a sentence, and the picture is dragged as ever', async ({
    page,
  }) => {
    const tour = await openSample(page, 'denied')
    // It cannot speak before it was asked.
    await look(page).click()
    await expect(alert(page)).toContainText('The motion sensor was not allowed')
    await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await axeViolationsInBothThemes(page, { within: '[data-device]' })).toEqual([])
    const { yaw } = await tour.view()
    await tour.drag(-60, 0)
    await near(() => yawOf(tour), yaw + 30)
  })

  test('a sensor that says nothing, or stops, is told in a sentence', async ({ page }) => {
    await openSample(page, 'granted')
    await look(page).click()
    await expect(alert(page)).toContainText('does not tell how it is held')
    await look(page).click()
    await expect(alert(page)).toHaveText('')
    await turn(page, 0, 90, 0)
    await expect(look(page)).toHaveAttribute('aria-pressed', 'true')
    await turn(page, null, null, null)
    await expect(alert(page)).toContainText('The motion sensor has stopped')
    await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('where less motion is asked for it is there all the same, without gliding', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const tour = await openSample(page, 'granted')
    const { yaw } = await tour.view()
    await look(page).click()
    await turn(page, 0, 90, 0)
    await turn(page, 300, 80, 0)
    expect(Math.abs((await yawOf(tour)) - yaw - 60)).toBeLessThan(0.1)
    expect(Math.abs((await pitchOf(tour)) + 10)).toBeLessThan(0.1)
  })
})

test('a desk has neither the button nor its code', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openSample(page)
  await turn(page, 0, 90, 0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-device]')).toHaveCount(0)
  expect(requests.filter((url) => /device-|gyro|run-(vr|ar)|session-button/.test(url))).toEqual([])
})
