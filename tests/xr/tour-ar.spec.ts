import { linkedRooms, TourPage } from '../e2e/tour-page.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { pointAt, select, wearHeadset } from './headset.ts'
import { TourSession } from './tour-session.ts'

// Software draws the room: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 300_000 })

const eye = 1.6

test('in AR a doorway stands on the floor, and one walks through it into the picture, about in it, and back out', {
  tag: '@spec-2.18',
}, async ({ page }) => {
  await wearHeadset(page)
  const tour = await linkedRooms(page)
  const ar = new TourSession(page, 'ar')
  await expect(ar.button).toHaveText('Open a doorway in your room (AR)')
  await ar.enter()
  await ar.tells('step', 'door')
  await ar.tells('room', 'Bath')
  await pointAt(page, [0, 0, -0.2])
  await ar.tells('aims', 'true')
  await select(page)
  await ar.tells('step', 'open')
  await ar.tells('inside', 'false')
  const door = JSON.parse((await ar.box.getAttribute('data-door')) ?? '{}')
  expect(door.at[1]).toBeCloseTo(0, 1)
  expect(door.at[2]).toBeCloseTo(-0.2, 1)
  // Past it, beside its frame, one stays where one is.
  await ar.walk([0.9, eye, 0.6], [0.9, eye, 0], [0.9, eye, -0.5], [0.9, eye, 0.2], [0, eye, 0.4])
  await ar.tells('inside', 'false')
  await ar.walk([0, eye, 0.1], [0, eye, -0.4])
  await ar.tells('inside', 'true')
  // About in the room, past the frame on the side of the visitor's own.
  await ar.walk([0.8, eye, -0.5], [0.9, eye, 0.2], [0.9, eye, -0.6], [0, eye, -0.7])
  await ar.tells('inside', 'true')
  await ar.press(await ar.onlyWay())
  await ar.tells('room', 'Hall')
  await ar.walk([0, eye, -0.4], [0, eye, 0.2], [0, eye, 0.8])
  await ar.tells('inside', 'false')
  await ar.leave()
  await tour.stands('Hall')
  await tour.opened()
  await expect(ar.button).toBeFocused()
  await test.step('ended by the device the tour goes on in the same room', async () => {
    await ar.enter()
    await ar.tells('room', 'Hall')
    await page.evaluate(() => window.headset.activeSession?.end())
    await ar.left()
    await expect(page.locator('[data-device] [role=status]')).toContainText(
      'Your device ended the session.',
    )
    await tour.stands('Hall')
  })
})

test('the sample home stands on a table, and its rooms open as doorways, one after the other', {
  tag: '@spec-2.18',
}, async ({ page }) => {
  await wearHeadset(page)
  const tour = new TourPage(page)
  await tour.goto()
  await tour.button('Tour the sample home').click()
  await tour.opened()
  const ar = new TourSession(page, 'ar')
  await expect(ar.button).toHaveText('View the home on your table (AR)')
  await leaveOutDrawing(page)
  await ar.enter()
  await ar.tells('step', 'table')
  await pointAt(page, [0, 0, -0.8])
  await ar.tells('aims', 'true')
  await expect(async () => {
    await select(page)
    // Its model may be on its way yet.
    await expect(ar.box).toHaveAttribute('data-step', 'choose', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  const { bath, living } = await ar.targets()
  expect(
    Math.hypot((bath?.[0] ?? 0) - (living?.[0] ?? 0), (bath?.[2] ?? 0) - (living?.[2] ?? 0)),
  ).toBeGreaterThan(0.1)
  await ar.press('bath')
  await ar.tells('step', 'door')
  await ar.tells('room', 'Bathroom')
  await pointAt(page, [0.6, 0, -0.3], ['controller'])
  await select(page)
  await ar.tells('step', 'open')
  // Another room is chosen for the same doorway.
  await ar.press('study')
  await ar.tells('room', 'Study')
  await ar.tells('step', 'open')
  await ar.leave()
  await tour.stands('Study')
})
