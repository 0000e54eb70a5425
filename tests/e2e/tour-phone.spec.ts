import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { boxOf } from './on-page.ts'
import { quarters } from './tour-files.ts'
import { linkedRooms, TourPage } from './tour-page.ts'

// Upright: of a screen that is wider than high the browser says that it was turned.
const size = { width: 412, height: 800 }
test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true })
// The browser plays a phone that lies on a table, and has no sensor to allow: only the test's own is heard.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const deafen = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    addEventListener('deviceorientation', deafen, true)
    Reflect.deleteProperty(DeviceOrientationEvent, 'requestPermission')
  }),
)

const look = (page: Page) => page.getByRole('button', { name: 'Look around by moving your phone' })
const alert = (page: Page) => page.locator('[data-device] [role=alert]')

/** A reading of the sensor, as the browser reports it, in degrees. */
const turn = (page: Page, alpha: number | null, beta: number | null, gamma: number | null) =>
  page.evaluate(
    (reading) => {
      dispatchEvent(new DeviceOrientationEvent('deviceorientation', reading))
    },
    { alpha, beta, gamma },
  )

/** Opens a picture on a device that asks before its sensor speaks, or on one that does not. */
async function openPicture(page: Page, permission?: 'denied') {
  if (permission)
    await page.addInitScript((answer) => {
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => answer })
      // As iOS has it.
      navigator.permissions.query = () => Promise.reject(new TypeError('gyroscope'))
    }, permission)
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(2048))
  return tour
}

/** Switches the sensor on while the phone is held so. */
async function lookFrom(page: Page, ...held: [number, number, number]) {
  await turn(page, ...held)
  await look(page).click()
  await turn(page, ...held)
  await expect(look(page)).toHaveAttribute('aria-pressed', 'true')
}

/** Where one looks is where it should be. */
async function looks(tour: TourPage, wanted: { yaw?: number; pitch?: number }) {
  const off = (found: number, value = found) => Math.abs(((found - value + 540) % 360) - 180)
  await expect
    .poll(async () => {
      const { yaw, pitch } = await tour.view()
      return Math.max(off(yaw, wanted.yaw), off(pitch, wanted.pitch))
    })
    .toBeLessThan(0.6)
}

type Place = { x: number; y: number }

/** Fingers that come down, go to where they lift, and lift: each from one place to another. */
async function touch(page: Page, fingers: { from: Place; to: Place }[]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send(
    'touchStart',
    fingers.map(({ from }) => from),
  )
  for (const share of [0.25, 0.5, 0.75, 1])
    await send(
      'touchMove',
      fingers.map(({ from, to }) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      })),
    )
  // At rest before they lift, nothing glides on.
  await page.waitForTimeout(150)
  await send('touchEnd', [])
}

test('a finger turns the view and leaves the page where it is, two fingers zoom, and a tap goes through a link', async ({
  page,
}) => {
  const tour = await linkedRooms(page)
  await tour.viewer.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(tour.viewer)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const beside = (dx: number, dy = 0) => ({ x: middle.x + dx, y: middle.y + dy })
  const top = await page.evaluate(() => scrollY)
  await test.step('pulled to the left and up, one looks to the right and down', async () => {
    await touch(page, [{ from: beside(40, 60), to: beside(-60, 0) }])
    await expect(page.getByText('Looking 50° right, 30° down')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })
  await test.step('two fingers that part zoom in, and do not turn the view', async () => {
    await touch(page, [
      { from: beside(-50, 60), to: beside(-75, 60) },
      { from: beside(50, 60), to: beside(75, 60) },
    ])
    await expect(tour.zoom).toHaveText('150%')
    await expect(page.getByText('Looking 50° right, 30° down')).toBeVisible()
  })
  await test.step('a tap on a mark leads to its room', async () => {
    await tour.button('Reset view').tap()
    await tour.mark('Go to Hall').tap()
    await tour.stands('Hall')
  })
})

test('a phone turned to the right looks to the right, a drag adds to it, and on its side it is the same', async ({
  page,
}) => {
  const tour = await openPicture(page)
  await leaveOutDrawing(page)
  await expect(look(page), 'no sensor has spoken').toHaveCount(0)
  const { yaw } = await tour.view()
  await test.step('it follows', async () => {
    await lookFrom(page, 0, 90, 0)
    await looks(tour, { yaw })
    await turn(page, 330, 100, 0)
    await looks(tour, { yaw: yaw + 30, pitch: 10 })
  })
  await test.step('a drag adds to it', async () => {
    await tour.drag(-60, 0)
    await looks(tour, { yaw: yaw + 60 })
    await turn(page, 320, 100, 0)
    await looks(tour, { yaw: yaw + 70 })
  })
  await test.step('a sensor that stops is told, and starts again', async () => {
    await turn(page, null, null, null)
    await expect(alert(page)).toContainText('The motion sensor stopped')
    await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
    await lookFrom(page, 320, 100, 0)
    await looks(tour, { yaw: yaw + 70 })
    await expect(alert(page)).toHaveText('')
  })
  await test.step('on its left side it faces as at first', async () => {
    await page.evaluate(() =>
      Object.defineProperty(screen.orientation, 'angle', { value: 90, configurable: true }),
    )
    await turn(page, 90, 0, -90)
    await looks(tour, { yaw: yaw + 30, pitch: 0 })
  })
  await test.step('switched off it hears no more', async () => {
    await look(page).click()
    await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
    await turn(page, 90, 0, -40)
    await page.waitForTimeout(300)
    await looks(tour, { yaw: yaw + 30, pitch: 0 })
    expect(await axeViolationsInBothThemes(page, { within: '[data-device]' })).toEqual([])
  })
})

test('a visitor who says no to the sensor reads a sentence, and the picture is dragged as ever', async ({
  page,
}) => {
  const tour = await openPicture(page, 'denied')
  // It cannot speak before it was asked.
  await look(page).click()
  await expect(alert(page)).toContainText('Motion sensor access was denied')
  await expect(look(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await axeViolationsInBothThemes(page, { within: '[data-device]' })).toEqual([])
  const { yaw } = await tour.view()
  await tour.drag(-60, 0)
  await looks(tour, { yaw: yaw + 30 })
})
