import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { boxOf, dragBy } from './on-page.ts'
import { linkedRooms, openRooms, patient, spill, TourPage } from './tour-page.ts'

/** Degrees from the center of a viewer of this height, which spans 60° from top to bottom. */
const degreesAside = (pixels: number, height: number) =>
  (Math.atan2(pixels, height / 2 / Math.tan(Math.PI / 6)) * 180) / Math.PI

test('by mouse a place in the picture leads to a room and back, one arrives facing on, and the links are kept', async ({
  page,
}) => {
  const tour = await openRooms(page)
  await leaveOutDrawing(page)
  const { height } = await boxOf(tour.viewer)
  const edited = tour.mark('Link to Hall')
  await test.step('a place that is pressed leads to the room that is chosen', async () => {
    await tour.links.click()
    await tour.press(150, 40)
    await expect(tour.chooser.getByRole('button', { name: 'Hall' })).toBeFocused()
    await tour.chooser.getByRole('button', { name: 'Hall' }).click()
    await expect(tour.said).toHaveText('Link to Hall added.')
    const at = await tour.offset(edited)
    expect(Math.hypot(at.x - 150, at.y - 40)).toBeLessThan(1)
    await tour.button('Add link back').click()
    await expect(tour.button('Add link back')).toHaveCount(0)
    await expect(tour.ways.getByRole('button', { name: 'Go to Bath' })).toBeVisible()
  })
  await test.step('a mark is dragged in one step', async () => {
    const box = await boxOf(edited)
    const before = await tour.offset(edited)
    await dragBy(page, [box.x + 12, box.y + 30], [-220, -60], 6)
    const after = await tour.offset(edited)
    expect(Math.hypot(after.x - before.x + 220, after.y - before.y + 60)).toBeLessThan(1.5)
    await tour.undo.click()
    await expect.poll(async () => Math.round((await tour.offset(edited)).x)).toBe(150)
    await tour.links.click()
  })
  await test.step('one goes there, and faces on', async () => {
    await tour.mark('Go to Hall').click()
    await tour.stands('Hall')
    await expect(tour.viewer).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Hall', level: 3 })).toBeVisible()
    await expect(page.getByText('You’re in: Hall')).toBeAttached()
    // The way back was put straight behind one.
    expect(await tour.view()).toMatchObject({ yaw: 0, pitch: 0, fov: 60 })
  })
  await test.step('and back, away from the doorway', async () => {
    await tour.ways.getByRole('button', { name: 'Go to Bath' }).focus()
    await tour.mark('Go to Bath').click()
    await tour.stands('Bath')
    // It was pressed 150 px beside the middle.
    const { yaw } = await tour.view()
    expect(Math.abs(yaw - (degreesAside(150, height) - 180))).toBeLessThan(0.3)
  })
  await test.step('they are kept', async () => {
    await tour.keeps(/"to":.*"to":/)
    await tour.reopen('Bath')
    await expect(tour.ways.getByRole('button', { name: /Go to/ })).toHaveCount(2)
    expect(Math.round((await tour.offset(tour.mark('Go to Hall'))).x)).toBe(150)
  })
})

test('by keys a link is put in the middle of the view, moved, removed, brought back, and followed in the list of rooms', async ({
  page,
}) => {
  const tour = await openRooms(page)
  await leaveOutDrawing(page)
  const mark = tour.mark('Link to Hall')
  await test.step('Enter links the middle of the view, and Escape thinks better of it', async () => {
    await tour.links.press('Enter')
    await tour.viewer.focus()
    await page.keyboard.press('ArrowRight')
    // Enter marks what is seen, which the next frame turns.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    await page.keyboard.press('Enter')
    await expect(tour.chooser.getByRole('button', { name: 'Hall' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tour.chooser).toHaveCount(0)
    await expect(tour.viewer).toBeFocused()
    for (let time = 0; time < 2; time++) await page.keyboard.press('Enter')
    await expect(mark).toBeFocused()
    const { x, y } = await tour.offset(mark)
    expect(Math.hypot(x, y)).toBeLessThan(0.7)
  })
  await test.step('arrows move it', async () => {
    const { height } = await boxOf(tour.viewer)
    for (const key of ['ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
    await expect
      .poll(async () => degreesAside((await tour.offset(mark)).x, height))
      .toBeCloseTo(6, 1)
  })
  await test.step('Delete removes it, and undo brings it back', async () => {
    await page.keyboard.press('Delete')
    await expect(mark).toHaveCount(0)
    await expect(tour.viewer).toBeFocused()
    await expect(tour.said).toHaveText('Link to Hall removed. Press Undo to bring it back.')
    await tour.undo.click()
    await expect(mark).toBeVisible()
    // The keys that moved it are one step.
    await tour.undo.click()
    await expect.poll(async () => Math.round((await tour.offset(mark)).x)).toBe(0)
    await tour.undo.click()
    await expect(mark).toHaveCount(0)
    await tour.button('Redo').click()
    await expect(mark).toBeVisible()
  })
  await test.step('axe finds nothing while it is edited, and it fits a phone', async () => {
    await tour.press(0, -60)
    await expect(tour.chooser).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
    expect(await spill(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await tour.links.click()
  })
  await test.step('every room is a heading with its links, and the view turns to the one with the focus', async () => {
    await expect(tour.ways.getByRole('heading', { level: 4 })).toHaveText(['Bath', 'Hall'])
    await tour.lookAt(120, 0)
    await expect(tour.mark('Go to Hall')).toHaveCount(0)
    await tour.ways.getByRole('button', { name: 'Go to Hall' }).focus()
    await expect(tour.mark('Go to Hall')).toBeVisible()
    await page.keyboard.press('Enter')
    await tour.stands('Hall')
    await expect(tour.ways.getByRole('button', { name: 'Go to Hall' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Room description' }).fill('Stairs and a bench')
    await expect(tour.viewer).toHaveAccessibleDescription('Stairs and a bench')
  })
})

test('a note is written where the visitor pressed, read by whoever comes there, and moved', async ({
  page,
}) => {
  const tour = await openRooms(page)
  await leaveOutDrawing(page)
  const title = page.getByRole('textbox', { name: 'Note title' })
  const mark = tour.mark('Note: Oak door')
  const anew = async () => {
    for (let time = 0; time < 2; time++) await tour.links.click()
  }
  await test.step('written', async () => {
    await tour.links.click()
    await tour.press(-100, 30)
    await tour.chooser.getByRole('button', { name: 'Add a note here' }).click()
    await expect(title).toBeFocused()
    await title.pressSequentially('Oak door ')
    await page.getByRole('textbox', { name: 'Note text' }).fill('Restored in 1998.')
    await tour.links.click()
  })
  await test.step('read', async () => {
    await mark.click()
    const card = tour.viewer.getByRole('dialog', { name: 'Note: Oak door' })
    await expect(card).toContainText('Restored in 1998.')
    expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })
  await test.step('pressed while links are edited it is there to be written', async () => {
    await tour.links.click()
    await mark.click()
    await expect(title).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
  })
  await test.step('moved by keys it goes on to be moved', async () => {
    await anew()
    await mark.focus()
    await page.keyboard.press('ArrowRight')
    await expect(title).toBeVisible()
    await expect(mark).toBeFocused()
  })
  await test.step('dragged it stays under the pointer, though its words come and would be out of view', async () => {
    await anew()
    const top = () => page.evaluate(() => scrollY)
    const before = await top()
    const box = await boxOf(mark)
    await page.mouse.move(box.x + 22, box.y + 22)
    await page.mouse.down()
    await page.mouse.move(box.x + 62, box.y + 42, { steps: 4 })
    await expect(title).toBeVisible()
    expect(await top()).toBe(before)
    await page.mouse.up()
    await expect(mark).toBeFocused()
  })
  await test.step('all of it is taken back', async () => {
    for (let step = 0; step < 5; step++) await tour.undo.click()
    await expect(mark).toHaveCount(0)
  })
})

test('a tour starts where it was said to, and the link to a view opens its room, looking there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tour = await openRooms(page)
  await tour.card('Hall').click()
  await tour.stands('Hall')
  await tour.drag(-100, 0)
  await tour.links.click()
  await tour.button('Start here').click()
  await expect(tour.said).toHaveText('The tour now starts in Hall, with this view.')
  const start = await tour.view()
  await tour.keeps(/"look":\{"yaw":50,/)
  await test.step('it opens there', async () => {
    await tour.reopen('Bath')
    await tour.stands('Hall')
    expect((await tour.view()).yaw).toBeCloseTo(start.yaw, 1)
  })
  await test.step('the link is copied, and opens the view in this browser', async () => {
    await tour.card('Bath').click()
    await tour.stands('Bath')
    await tour.drag(-120, 20)
    await tour.button('Zoom in').click()
    const view = await tour.view()
    expect(Math.round(view.pitch)).toBe(10)
    await expect(tour.said).toHaveText('Link copied. It opens this view in this browser.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.reload()
    await tour.opened()
    await tour.stands('Bath')
    expect(await tour.view()).toEqual(view)
    await expect(tour.strip.getByRole('listitem')).toHaveCount(2)
  })
})

test('a link to no view, or to a room that is not here, says so; one to the sample opens it there, without code that only phones and headsets need', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const tour = new TourPage(page)
  await tour.goto('#room=sample&yaw=north')
  await leaveOutDrawing(page)
  const go = (fragment: string) =>
    page.evaluate((hash) => {
      location.hash = hash
    }, fragment)
  await expect(tour.alert).toContainText('This link doesn’t contain a view we can read', patient)
  await expect(page.locator('[data-tour=empty]')).toBeVisible()
  await go('#room=attic&yaw=0&pitch=0&fov=60')
  await expect(tour.alert).toContainText('isn’t saved in this browser', patient)
  await go('#room=sample&yaw=-70&pitch=5&fov=60')
  await tour.opened()
  await expect(tour.alert).toBeEmpty()
  expect(await tour.view()).toEqual({ room: 'sample', yaw: -70, pitch: 5, fov: 60 })
  await test.step('where nothing may be copied, the link stands in the address bar', () =>
    expect(tour.said).toHaveText('The link to this view is in the address bar.'))
  await test.step('a desk has neither buttons nor code of phones and headsets', async () => {
    await page.evaluate(() => {
      dispatchEvent(
        new DeviceOrientationEvent('deviceorientation', { alpha: 0, beta: 90, gamma: 0 }),
      )
    })
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-device], [data-session]')).toHaveCount(0)
    const theirs = /device-|gyro|run-(vr|ar)|session-button|home\.glb/
    expect(requests.filter((url) => theirs.test(url))).toEqual([])
  })
})

/** Remembers whether the marks were ever hidden, as they are while one walks. */
const watchWalk = (page: Page) =>
  page.locator('[data-links]').evaluate((layer) => {
    const seen = new MutationObserver(() => {
      if (layer.hasAttribute('hidden')) document.documentElement.dataset.walked = ''
    })
    seen.observe(layer, { attributes: true })
  })
const walked = (page: Page) => page.evaluate(() => 'walked' in document.documentElement.dataset)

test('one walks to the next room once it is decoded, and with less motion is there at once', async ({
  page,
}) => {
  const tour = await linkedRooms(page)
  const there = async (name: string) => {
    await tour.ways.getByRole('button', { name: `Go to ${name}` }).click()
    await tour.stands(name)
  }
  await test.step('with less motion one is there at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchWalk(page)
    await there('Hall')
    await there('Bath')
    expect(await walked(page)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
  await test.step('else one walks', async () => {
    await expect(async () => {
      await there('Hall')
      await there('Bath')
      expect(await walked(page)).toBe(true)
    }).toPass(patient)
  })
  await test.step('only what is shown is on the graphics card then, and at rest nothing is drawn', async () => {
    await tour.rest()
    await expect.poll(() => tour.stat('textures')).toBe(1)
  })
})
