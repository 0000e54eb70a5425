import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import { boxOf } from './on-page.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters } from './tour-files.ts'
import { blue, green, openWholeHome, patient, red, TourPage, yellow } from './tour-page.ts'
import { direction, pin, pins, planPicture } from './tour-plan-page.ts'

const hostile = '</script><img src=x onerror="window.hit=1">'
const way = (id: string, to: number, yaw: number, pitch = 0, arrive: number | null = null) => ({
  id,
  to: `room-${to}`,
  yaw,
  pitch,
  arrive,
})

test('a tour saved as a page is looked around and walked in offline, and none of its notes runs', {
  tag: '@spec-2.18',
}, async ({ page, context }) => {
  const site = new TourPage(page)
  const note = {
    title: hostile,
    text: 'First line\nSecond <b>line</b>',
    alt: 'The boiler',
    href: 'https://example.org/manual?a=1',
    picture: await quarters(256, 'boiler.png'),
  }
  const hall = { ...(await quarters(512, 'hall.png')), links: [way('in', 1, 20, -10, -135)] }
  // No way of arriving is marked: it is worked out as away from the way back.
  const kitchen = { ...(await quarters(512, 'kitchen.png')), links: [way('out', 0, 45)] }
  const rooms = [hall, { ...kitchen, notes: [note] }]
  await site.goto()
  await leaveOutDrawing(page)
  await site.drop(await tourArchive('Two rooms', rooms, await planPicture()))
  await site.opened()
  const sent = await ExportedTour.open(context, await savePage(page))
  const { page: made } = sent
  await sent.shows('Hall')
  await test.step('by drag: the right side is to the right, and behind, the ends meet', async () => {
    // The middle of the picture, ahead, is where green meets blue.
    await expect.poll(() => sent.middle(-20)).toEqual(green)
    expect(await sent.middle(20)).toEqual(blue)
    await sent.drag(-90, 0)
    await expect(made.getByText('Looking 45° right')).toBeVisible()
    await sent.drag(-270, 0)
    await expect(made.getByText('Looking 180° left')).toBeVisible()
    await expect.poll(() => sent.middle(-3)).toEqual(yellow)
    expect(await sent.middle(3)).toEqual(red)
    await made.getByRole('button', { name: 'Reset view' }).click()
    await expect(made.getByText('Looking straight ahead')).toBeVisible()
  })
  await test.step('by wheel, buttons and keys', async () => {
    await sent.view.hover()
    for (let notch = 0; notch < 10; notch++) await made.mouse.wheel(0, -100)
    await expect(sent.zoom).toHaveText('200%')
    await made.getByRole('button', { name: 'Zoom out' }).click()
    await expect(sent.zoom).toHaveText('190%')
    await sent.view.focus()
    for (const key of ['0', 'ArrowRight', 'ArrowRight', 'ArrowUp', '+', '+'])
      await made.keyboard.press(key)
    await expect(sent.zoom).toHaveText('120%')
    await expect(made.getByText('Looking 10° right, 5° up')).toBeVisible()
    await made.keyboard.press('0')
  })
  await test.step('through a link, whose mark is where it was put, facing as it says', async () => {
    const door = made.getByRole('button', { name: 'Go to Kitchen' })
    const view = await boxOf(sent.view)
    const across = async () => {
      const mark = await boxOf(door)
      return mark.x + mark.width / 2 - view.x - view.width / 2
    }
    // Half the view is 30° high: as far to the right of the middle as the tangent of 20° is to that of 30°.
    const right = (view.height / 2) * (Math.tan(Math.PI / 9) / Math.tan(Math.PI / 6))
    await expect.poll(async () => Math.abs((await across()) - right)).toBeLessThan(1.5)
    await door.click()
    await sent.shows('Kitchen')
    // The yaw of −135° lies in the red quarter.
    await expect.poll(() => sent.middle()).toEqual(red)
    await expect(made.locator('p[role=status]')).toHaveText('Kitchen: 360° photo.')
  })
  await test.step('back by keys, away from the doorway', async () => {
    await sent.view.focus()
    for (let step = 0; step < 36; step++) await made.keyboard.press('ArrowRight')
    const back = made.getByRole('button', { name: 'Go to Hall' })
    await expect(back).toBeVisible()
    await back.focus()
    await made.keyboard.press('Enter')
    await sent.shows('Hall')
    // The way in lies at 20°: one comes out of it and looks the other way, at −160°.
    await expect.poll(() => sent.middle()).toEqual(red)
    await expect(sent.view).toBeFocused()
  })
  await test.step('a note is read by mouse and by keys, and nothing in it runs', async () => {
    await sent.go('Kitchen')
    await made.getByRole('button', { name: 'Reset view' }).click()
    const mark = sent.view.getByRole('button', { name: `Note: ${hostile}` })
    const card = made.getByRole('dialog', { name: `Note: ${hostile}` })
    await mark.click()
    await expect(card).toBeFocused()
    await expect(mark).toHaveAttribute('aria-expanded', 'true')
    await expect(card.getByText('Second <b>line</b>')).toBeVisible()
    const link = card.getByRole('link', { name: 'Open example.org/manual?a=1' })
    await expect(link).toHaveAttribute('href', note.href)
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(card.getByRole('img', { name: 'The boiler' })).toHaveJSProperty(
      'naturalWidth',
      256,
    )
    expect(await made.evaluate(() => 'hit' in window)).toBe(false)
  })
  await test.step('axe finds nothing, light and dark, wide and on a phone, and it fits', async () => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      await made.emulateMedia({ colorScheme })
      await made.setViewportSize({ width, height: 720 })
      expect(await axeViolations(made)).toEqual([])
      const over = await made.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      expect(over).toEqual([0, 0])
    }
    await made.setViewportSize({ width: 1280, height: 720 })
  })
  await test.step('a note is closed by Escape, which gives the focus back, and by going on', async () => {
    const mark = sent.view.getByRole('button', { name: `Note: ${hostile}` })
    const card = made.getByRole('dialog')
    await made.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(mark).toBeFocused()
    await made.keyboard.press('Enter')
    await expect(card).toBeVisible()
    await sent.go('Hall')
    await expect(card).toHaveCount(0)
  })
  expect(sent.outside()).toEqual([])
})

test('the home that is sent has its plan, by which one goes, also down the list without 3D', {
  tag: '@all',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  await openWholeHome(page)
  await leaveOutDrawing(page)
  const path = await savePage(page)
  const sent = await ExportedTour.open(context, path)
  const { page: made } = sent
  await sent.shows('Living room')
  const plan = made.getByRole('region', { name: 'Floor plan' })
  const shown = plan.locator('img')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(pins(made).getByRole('button')).toHaveCount(6)
  const here = made.getByRole('button', { name: 'Living room: you are here' })
  await expect(here).toHaveAttribute('aria-current', 'true')
  // As on the site: its picture looks west.
  await expect.poll(() => direction(made)).toBeCloseTo(270, 0)
  await sent.drag(-60, 0)
  await expect.poll(() => direction(made)).toBeCloseTo(300, 0)
  // No doorway leads there from here: one looks on the same way.
  await pin(made, 'Bathroom').press('Enter')
  await sent.shows('Bathroom')
  await expect(pin(made, 'Bathroom')).toBeFocused()
  await expect.poll(() => direction(made)).toBeCloseTo(300, 0)
  // One does: one arrives as one walks.
  await pin(made, 'Hall').click()
  await sent.shows('Hall')
  await expect(pin(made, 'Hall')).toHaveAttribute('aria-current', 'true')
  await made.getByRole('button', { name: 'Floor plan', exact: true }).press('Enter')
  await expect(plan).toBeHidden()
  expect(sent.outside()).toEqual([])
  await test.step('without 3D the pins lead down the list of rooms, which are pictures', async () => {
    const flat = await ExportedTour.open(context, path, withoutWebGl)
    await expect(flat.page.getByText('can’t show the tour in 3D')).toBeVisible()
    await expect(flat.page.getByRole('heading', { level: 2 })).toHaveCount(6)
    await pins(flat.page).getByRole('link', { name: 'Go to Hall' }).click()
    await expect(flat.page.getByRole('heading', { level: 2, name: 'Hall' })).toBeInViewport()
    const picture = flat.page.getByRole('img', { name: /bathtub under the window/ })
    await picture.scrollIntoViewIfNeeded(patient)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1000)
    expect(await axeViolations(flat.page)).toEqual([])
  })
})
