import { clip, cropped, upright } from '../e2e/tour-files.ts'
import { linkedHome, stands } from '../e2e/tour-home.ts'
import { TourPage } from '../e2e/tour-page.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { frames, pointAt, wearHeadset } from './headset.ts'
import { TourSession } from './tour-session.ts'

// Software draws the rooms for two eyes: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('a headset enters the room, looks about, goes through a link, turns in steps, and the page is where it left', async ({
  page,
}) => {
  await wearHeadset(page)
  const tour = await linkedHome(page)
  const { yaw } = await tour.view()
  const vr = new TourSession(page, 'vr')
  await expect(vr.button).toHaveText('Enter VR')
  await vr.enter()
  await expect(page.getByText('The tour is in your headset or your room now.')).toBeVisible()
  await expect(page.locator('[data-stage]')).toHaveCount(0)
  await vr.tells('room', 'Bath')
  await vr.faces(yaw)
  // 45° to the left.
  await pointAt(page, [-1, 1.6, 0], ['headset'])
  await vr.faces(yaw - 45)
  await vr.press(await vr.onlyWay())
  await vr.tells('room', 'Hall')
  // The way back was put straight behind one, wherever in the visitor's own room that is.
  await vr.faces(0)
  await vr.push(1)
  await vr.faces(30)
  await frames(page, 5)
  await vr.faces(30)
  for (const x of [0, -1, 0, -0.5, 0, -1, 0]) await vr.push(x)
  await vr.faces(-30)
  await vr.leave()
  await stands(tour, 'Hall')
  await expect(vr.button).toBeFocused()
  await expect(vr.button).toHaveAttribute('aria-disabled', 'false')
  await tour.opened()
  expect((await tour.view()).yaw).toBeCloseTo(-30, 0)
  await expect(page.locator('[data-device] [role=alert]')).toHaveText('')
  await expect(page.locator('[data-device] [role=status]')).toHaveText('')
})

test('a session that the device ends is told, and the tour goes on in the room that was seen last', async ({
  page,
}) => {
  await wearHeadset(page)
  const tour = await linkedHome(page)
  const vr = new TourSession(page, 'vr')
  await vr.enter()
  await vr.press(await vr.onlyWay())
  await vr.tells('room', 'Hall')
  await page.evaluate(() => window.headset.activeSession?.end())
  await vr.left()
  await expect(page.locator('[data-device] [role=status]')).toContainText('Your device ended it.')
  await stands(tour, 'Hall')
  await tour.opened()
  await vr.enter()
  await vr.tells('room', 'Hall')
  await vr.leave()
})

test('pictures are shown as what they are: a part of a sphere, a flat photo, a video', async ({
  page,
}) => {
  await wearHeadset(page)
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await cropped(), await upright(), await clip())
  const vr = new TourSession(page, 'vr')
  for (const name of ['Half', 'Upright', 'Walk']) {
    await page.locator('[data-room]').filter({ hasText: name }).click()
    await stands360(name)
    await vr.enter()
    await vr.tells('room', name)
    expect('play' in (await vr.targets())).toBe(name === 'Walk')
    expect('captions' in (await vr.targets())).toBe(false)
    await vr.leave()
  }
  function stands360(name: string) {
    return expect(tour.viewer).toHaveAccessibleName(new RegExp(`: ${name}\\.`), { timeout: 30_000 })
  }
})

test('what is said in a video is read below the look, and hidden and shown by the card', async ({
  page,
}) => {
  await wearHeadset(page)
  const tour = new TourPage(page)
  await tour.goto()
  const text = 'WEBVTT\n\n00:00.000 --> 01:00.000\n<v Ana>The <i>hall</i> &amp; its door\n'
  const captions = { name: 'walk.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) }
  // A video that plays never rests.
  await tour.choose(await clip(), captions)
  await expect(page.getByText('360° View Active')).toBeVisible({ timeout: 30_000 })
  const vr = new TourSession(page, 'vr')
  await vr.enter()
  await vr.tells('room', 'Walk')
  await vr.tells('said', 'The hall & its door')
  await vr.press('captions')
  await vr.tells('said', '')
  await vr.press('captions')
  await vr.tells('said', 'The hall & its door')
  await vr.leave()
})

for (const [refuse, sentence] of [
  ['NotAllowedError', /^It was not allowed/],
  ['NotSupportedError', /^This device cannot show the tour that way/],
  ['InvalidStateError', /^VR or AR is already running elsewhere/],
] as const) {
  test(`denied by ${refuse} it says so, and the tour goes on`, async ({ page }) => {
    await wearHeadset(page, { refuse })
    const tour = new TourPage(page)
    await tour.goto()
    await page.getByRole('button', { name: 'Try a sample' }).click()
    await tour.opened()
    const vr = new TourSession(page, 'vr')
    await vr.button.click()
    await expect(page.locator('[data-device] [role=alert]')).toHaveText(sentence)
    await expect(vr.button).toHaveAttribute('aria-disabled', 'false')
    await expect(page.locator('[data-stage=tour]')).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-device]' })).toEqual([])
  })
}

test('code that cannot be fetched ends the session with a sentence', async ({ page, allow }) => {
  allow('request cut', 'import failed')
  await wearHeadset(page)
  await page.route(/\/run-vr/, (route) => route.abort())
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await tour.opened()
  const vr = new TourSession(page, 'vr')
  await vr.button.click()
  await expect(page.locator('[data-device] [role=alert]')).toHaveText(/^It could not start/)
  expect(await page.evaluate(() => window.headset.activeSession === undefined)).toBe(true)
  await expect(page.locator('[data-stage=tour]')).toBeVisible()
})
