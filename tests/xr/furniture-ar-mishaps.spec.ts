import { FurnitureRoomPage } from '../e2e/furniture-room-page.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { ArPage } from './ar-page.ts'
import { pointAt } from './headset.ts'

test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ page }) => leaveOutDrawing(page))

test('§2.16 where there is no AR there is no button for it, and nothing of it is fetched', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/furniture-placement')
  await page.mouse.move(300, 620)
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'View in your room (AR)' })).toHaveCount(0)
  expect(requests.filter((url) => /\/ar-(entrance|scene)/.test(url))).toEqual([])
})

test('§2.16 lost and paused tracking is said, and nothing is lost', async ({ page }) => {
  const ar = new ArPage(page)
  await ar.goto({ overlay: true })
  await ar.begin()
  await pointAt(page, [0, 0, -0.8])
  await ar.overlay.getByRole('button', { name: 'Armchair' }).click()
  await ar.button('Place here').click()
  await page.evaluate(() => window.headset.updateVisibilityState('visible-blurred'))
  await expect(ar.hint).toHaveText(/^Paused by the device/)
  await page.evaluate(() => window.headset.updateVisibilityState('visible'))
  await expect(ar.hint).toHaveText(/^Drag a piece/)
  await page.evaluate(() => {
    const { prototype } = XRFrame
    const whole = prototype.getViewerPose
    // As the standard has it, whatever TypeScript says.
    prototype.getViewerPose = () => null as never
    Object.assign(window, { findAgain: () => (prototype.getViewerPose = whole) })
  })
  await expect(ar.hint).toHaveText(/^Tracking lost/)
  await page.evaluate(() => (window as unknown as { findAgain: () => void }).findAgain())
  await expect(ar.hint).toHaveText(/^Drag a piece/)
  // At the ceiling there is no floor.
  await pointAt(page, [0, 3, 0])
  await ar.overlay.getByRole('button', { name: 'Dining Chair' }).click()
  await ar.button('Place here').click()
  await expect(ar.hint).toHaveText(/^Looking for the floor/)
  await pointAt(page, [0, 0, -0.4])
  await expect(ar.hint).toHaveText('Tap to place it.')
  await ar.button('Put back').click()
  await ar.button('Done').click()
  await ar.left()
  await expect(ar.list).toHaveText([/^Armchair/])
})

test('§2.16 a session that the device ends leaves the design on the page', async ({ page }) => {
  const ar = new ArPage(page)
  await ar.goto({ overlay: true })
  await ar.begin()
  await pointAt(page, [0, 0, -0.8])
  await ar.overlay.getByRole('button', { name: 'Wardrobe' }).click()
  await ar.button('Place here').click()
  await page.evaluate(() => window.headset.activeSession?.end())
  await ar.left()
  await expect(ar.overlay).toHaveCount(0)
  await expect(ar.list).toHaveText([/^Wardrobe .* True size/])
  await page.getByRole('button', { name: 'Save as PNG' }).waitFor()
})

test('§2.16 what comes from AR stands in the photo that is open, beside what stood there', async ({
  page,
}) => {
  const ar = new ArPage(page)
  await ar.goto({ overlay: true })
  const room = new FurnitureRoomPage(page)
  await room.openSample(/^An empty living room seen from a corner/)
  await room.put('Modern Sofa', 0.5, 0.75)
  const before = await room.place()
  await ar.begin()
  await pointAt(page, [0, 0, -0.8])
  await ar.overlay.getByRole('button', { name: 'Armchair' }).click()
  await ar.button('Place here').click()
  await ar.button('Done').click()
  await ar.left()
  await expect(ar.list).toHaveText([/^Modern Sofa/, /^Armchair .* True size/])
  expect(await room.place()).toEqual(before)
  await expect(
    room.tool.getByText(/^An empty living room.*, \d+ × \d+ px$|px$/).first(),
  ).toBeVisible()
  await room.button('Undo').click()
  await expect(ar.list).toHaveText([/^Modern Sofa/])
})

for (const [refuse, sentence] of [
  ['NotAllowedError', /^AR was not allowed/],
  ['NotSupportedError', /^This device cannot find floors in AR/],
  ['InvalidStateError', /^AR is already running elsewhere/],
] as const) {
  test(`§2.16 a session that is denied by ${refuse} gets a sentence, and the page goes on`, async ({
    page,
  }) => {
    const ar = new ArPage(page)
    await ar.goto({ refuse })
    await ar.enter.click()
    await expect(ar.entrance.getByRole('alert')).toHaveText(sentence)
    await expect(ar.enter).toHaveAttribute('aria-disabled', 'false')
    await ar.enter.click()
    await expect(ar.entrance.getByRole('alert')).toHaveText(sentence)
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-ar]' })).toEqual([])
  })
}

test('§2.16 code that cannot be fetched ends the session with a sentence', async ({
  page,
  allow,
}) => {
  allow('request cut', 'import failed')
  const ar = new ArPage(page)
  await page.route(/\/ar-scene/, (route) => route.abort())
  await ar.goto({ overlay: true })
  await ar.enter.click()
  await expect(ar.entrance.getByRole('alert')).toHaveText(/^AR could not start/)
  expect(await page.evaluate(() => window.headset.activeSession === undefined)).toBe(true)
})
