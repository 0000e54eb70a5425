import { captionsOf, clip } from '../e2e/tour-files.ts'
import { linkedRooms, TourPage } from '../e2e/tour-page.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { frames, pointAt, wearHeadset } from './headset.ts'
import { TourSession } from './tour-session.ts'

// Software draws the rooms for two eyes: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 240_000 })

test('a headset enters the room, looks about, goes through a link, turns in steps, and the page is where it left, also when the device ends it', {
  tag: '@spec-2.18',
}, async ({ page }) => {
  await wearHeadset(page)
  const tour = await linkedRooms(page)
  const { yaw } = await tour.view()
  const vr = new TourSession(page, 'vr')
  const status = page.locator('[data-device] [role=status]')
  await test.step('it enters, and looks about', async () => {
    await expect(vr.button).toHaveText('Enter VR')
    await vr.enter()
    await expect(page.getByText('The tour is now in your headset or your room.')).toBeVisible()
    await expect(page.locator('[data-stage=tour]')).toHaveCount(0)
    await vr.tells('room', 'Bath')
    await vr.faces(yaw)
    // 45° to the left.
    await pointAt(page, [-1, 1.6, 0], ['headset'])
    await vr.faces(yaw - 45)
  })
  await test.step('it goes through a link', async () => {
    await vr.press(await vr.onlyWay())
    await vr.tells('room', 'Hall')
    // The way back was put straight behind one, wherever in the visitor's own room that is.
    await vr.faces(0)
  })
  await test.step('it turns in steps', async () => {
    await vr.push(1)
    await vr.faces(30)
    await frames(page, 5)
    await vr.faces(30)
    for (const x of [0, -1, 0, -0.5, 0, -1, 0]) await vr.push(x)
    await vr.faces(-30)
  })
  await test.step('the page is where it left', async () => {
    await vr.leave()
    await tour.stands('Hall')
    await expect(vr.button).toBeFocused()
    await expect(vr.button).toHaveAttribute('aria-disabled', 'false')
    await tour.opened()
    expect((await tour.view()).yaw).toBeCloseTo(-30, 0)
    await expect(page.locator('[data-device] [role=alert]')).toHaveText('')
    await expect(status).toHaveText('')
  })
  await test.step('entered again and ended by the device, it goes on in the room that was seen last', async () => {
    await vr.enter()
    await vr.press(await vr.onlyWay())
    await vr.tells('room', 'Bath')
    await page.evaluate(() => window.headset.activeSession?.end())
    await vr.left()
    await expect(status).toContainText('Your device ended the session.')
    await tour.stands('Bath')
    await tour.opened()
  })
})

test('in a headset a video is paused and goes on by the card, which shows and hides what is said in it', {
  tag: '@spec-2.18',
}, async ({ page }) => {
  await wearHeadset(page)
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(captionsOf('The garden'), await clip())
  await tour.button('Pause').click()
  const said = page.locator('[data-captions]')
  await expect(said).toHaveText('The garden')
  await leaveOutDrawing(page)
  const vr = new TourSession(page, 'vr')
  await vr.enter()
  await vr.tells('room', 'Walk')
  await expect(said).toHaveText('The garden')
  await vr.press('Captions')
  await expect(said).toHaveText('')
  await vr.press('Captions')
  await expect(said).toHaveText('The garden')
  await vr.press('Play')
  await expect(tour.button('Pause')).toBeVisible()
  await vr.press('Pause')
  await expect(tour.button('Play')).toBeVisible()
  await vr.leave()
  await tour.opened()
})

test('where VR is denied, or its code does not come, that is said, and the tour goes on', async ({
  page,
  allow,
}) => {
  allow('request cut', 'import failed')
  await wearHeadset(page)
  await linkedRooms(page)
  const vr = new TourSession(page, 'vr')
  const alert = page.locator('[data-device] [role=alert]')
  const goesOn = async (sentence: RegExp) => {
    await vr.button.click()
    await expect(alert).toHaveText(sentence)
    await expect(vr.button).toHaveAttribute('aria-disabled', 'false')
    await expect(page.locator('[data-stage=tour]')).toBeVisible()
  }
  await test.step('code that cannot be fetched ends the session', async () => {
    await page.route(/\/vr-tour/, (route) => route.abort())
    await goesOn(/^The session couldn’t start/)
    expect(await page.evaluate(() => window.headset.activeSession === undefined)).toBe(true)
  })
  await test.step('denied', async () => {
    await page.evaluate(() => {
      const { xr } = navigator
      const denied = new DOMException('No', 'NotAllowedError')
      if (xr) xr.requestSession = () => Promise.reject(denied)
    })
    await goesOn(/^Access was denied/)
  })
  expect(await axeViolationsInBothThemes(page, { within: '[data-device]' })).toEqual([])
})
