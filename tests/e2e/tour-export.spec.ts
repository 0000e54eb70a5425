import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import { tourArchive } from './tour-archive.ts'
import { clip, quarters, skyAndGround, upright } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const green = [0, 255, 0]
const blue = [0, 0, 255]
const patient = { timeout: 30_000 }
const hostile = '</script><img src=x onerror="window.hit=1">'

/** The sample, and two more rooms of which one is called by a script. */
async function sampleAndTwo(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await tour.opened()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add rooms' }).click()
  await (await chooser).setFiles([await quarters(1024, 'attic.png'), await skyAndGround(2048)])
  const strip = page.getByRole('list', { name: 'Rooms', exact: true })
  await expect(strip.getByRole('listitem')).toHaveCount(3)
  await strip.getByRole('button', { name: 'Sky' }).click()
  await expect(tour.viewer).toHaveAccessibleName(/Sky/)
  await page.getByRole('textbox', { name: 'Name of this room' }).fill(hostile)
  await expect(strip.locator('img')).toHaveCount(3, patient)
  return tour
}

test('a tour saved as a page opens by itself, offline, and one looks around in it as on the site', async ({
  page,
  context,
}, info) => {
  await sampleAndTwo(page)
  const path = await savePage(page, info)
  const tour = await ExportedTour.open(context, path)
  await tour.shows('Sample living room')
  await tour.go('Attic')
  // The middle of the picture, ahead, is where green meets blue.
  await expect.poll(() => tour.middle(-20)).toEqual(green)
  expect(await tour.middle(20)).toEqual(blue)
  await tour.drag(-90, 0)
  await expect(tour.page.getByText('Looking 45° right')).toBeVisible()
  await expect.poll(() => tour.middle()).toEqual(blue)
  // Behind, the two ends of the picture meet without a gap.
  await tour.drag(-270, 0)
  await expect(tour.page.getByText('Looking 180° left')).toBeVisible()
  await expect.poll(() => tour.middle(-3)).toEqual([255, 255, 0])
  expect(await tour.middle(3)).toEqual([255, 0, 0])
  await tour.drag(0, 150)
  await tour.drag(0, 150)
  await expect(tour.page.getByText('Looking 180° left, 90° up')).toBeVisible()

  await tour.page.getByRole('button', { name: 'Reset view' }).click()
  await expect(tour.page.getByText('Looking straight ahead')).toBeVisible()
  await tour.view.hover()
  for (let notch = 0; notch < 10; notch++) await tour.page.mouse.wheel(0, -100)
  await expect(tour.zoom).toHaveText('200%')
  await tour.page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(tour.zoom).toHaveText('190%')

  await tour.view.focus()
  for (const key of ['0', 'ArrowRight', 'ArrowRight', 'ArrowUp', '+', '+'])
    await tour.page.keyboard.press(key)
  await expect(tour.zoom).toHaveText('120%')
  await expect(tour.page.getByText('Looking 10° right, 5° up')).toBeVisible()

  await tour.go(hostile)
  await expect.poll(() => tour.middle(0, -40)).toEqual([255, 0, 0])
  expect(await tour.middle(0, 40)).toEqual(blue)
  await expect(tour.view).toHaveAccessibleName(
    `360° photo: ${hostile}. Arrow keys look around, plus and minus zoom, 0 resets, F switches full screen.`,
  )
  expect(await tour.page.evaluate(() => 'hit' in window)).toBe(false)
  expect(tour.outside()).toEqual([])
})

test('links lead from room to room, to the eye, by mouse and by keys, and one arrives facing the right way', async ({
  page,
  context,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  const archive = await tourArchive('Two rooms', [
    {
      ...(await quarters(1024, 'hall.png')),
      links: [{ id: 'in', to: 'room-1', yaw: 45, pitch: -10, arrive: -135 }],
    },
    {
      ...(await quarters(1024, 'kitchen.png')),
      // No way of arriving is marked: it is worked out as away from the way back.
      links: [{ id: 'out', to: 'room-0', yaw: 45, pitch: 0, arrive: null }],
    },
  ])
  await tour.drop(archive)
  await expect(tour.viewer).toHaveAccessibleName(/Hall/, patient)
  await tour.opened()
  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Hall')
  const door = sent.page.getByRole('button', { name: 'Go to Kitchen' })
  const place = async () => {
    const [mark, view] = [await door.boundingBox(), await sent.view.boundingBox()]
    if (!mark || !view) throw new Error('Not in view')
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2]
    return { across: x - view.x - view.width / 2, down: y - view.y - view.height / 2, ...view }
  }
  // Half the view is 30° high: as far to the right of the middle as the tangent of 45° is to that of 30°.
  const { across, down, height } = await place()
  expect(Math.abs(across - height / 2 / Math.tan(Math.PI / 6))).toBeLessThan(1.5)
  expect(down).toBeGreaterThan(20)
  await sent.drag(-90, 0)
  await expect.poll(async () => Math.round((await place()).across)).toBe(0)
  await door.click()
  await sent.shows('Kitchen')
  // The yaw of −135° lies in the red quarter.
  await expect.poll(() => sent.middle()).toEqual([255, 0, 0])
  await expect(sent.page.locator('p[role=status]')).toHaveText('Kitchen: 360° photo.')

  await sent.view.focus()
  for (let step = 0; step < 36; step++) await sent.page.keyboard.press('ArrowRight')
  const back = sent.page.getByRole('button', { name: 'Go to Hall' })
  await expect(back).toBeVisible()
  await back.focus()
  await sent.page.keyboard.press('Enter')
  await sent.shows('Hall')
  // The way in lies at 45°: one comes out of it and looks the other way, at −135°.
  await expect.poll(() => sent.middle()).toEqual([255, 0, 0])
  await expect(sent.view).toBeFocused()
  expect(sent.outside()).toEqual([])
})

test('with less motion a link leads there at once; photos and videos are shown too', async ({
  page,
  context,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  const archive = await tourArchive('Mixed', [
    {
      ...(await quarters(1024, 'hall.png')),
      links: [{ id: 'in', to: 'room-1', yaw: 0, pitch: 0, arrive: null }],
    },
    { ...(await upright()), projection: 'flat' },
    await clip(),
  ])
  await tour.drop(archive)
  await tour.opened()
  const path = await savePage(page, info)
  const sent = await ExportedTour.open(context, path, (made) =>
    made.emulateMedia({ reducedMotion: 'reduce' }),
  )
  await sent.shows('Hall')
  await sent.page.getByRole('button', { name: 'Go to Upright' }).click()
  await sent.shows('Upright')
  await expect.poll(async () => (await sent.middle())[0]).toBeGreaterThan(190)
  // A photo is higher than it is wide, and the ground is beside it.
  expect(await sent.middle(-300)).not.toEqual(await sent.middle())
  await sent.go('Walk')
  const bar = sent.page.getByRole('group', { name: 'Video' })
  await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible()
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(bar.getByRole('slider', { name: 'Position' })).not.toHaveValue('0', patient)
  expect(await sent.middle()).not.toEqual([0x0e, 0x11, 0x16])
  await sent.go('Hall')
  await expect(bar).toHaveCount(0)
})

test('a context that is lost comes back with the room and the look', async ({
  page,
  context,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Quarters')
  await sent.drag(-90, 0)
  await expect.poll(() => sent.middle()).toEqual(blue)
  await sent.page.evaluate(async () => {
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    const lose = gl?.getExtension('WEBGL_lose_context')
    lose?.loseContext()
    await new Promise((resolve) => setTimeout(resolve, 300))
    lose?.restoreContext()
  })
  await expect.poll(() => sent.middle(), patient).toEqual(blue)
})

test('where there is no WebGL the rooms are a list of pictures', async ({
  page,
  context,
}, info) => {
  await sampleAndTwo(page)
  const sent = await ExportedTour.open(context, await savePage(page, info), withoutWebGl)
  await expect(sent.page.getByText('does not show the tour in 3D')).toBeVisible()
  await expect(sent.page.getByRole('heading', { level: 2 })).toHaveText([
    'Sample living room',
    'Attic',
    hostile,
  ])
  for (const name of ['Sample living room', 'Attic', hostile]) {
    const picture = sent.page.getByRole('img', { name, exact: true })
    await picture.scrollIntoViewIfNeeded(patient)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1000)
  }
  expect(await axeViolations(sent.page)).toEqual([])
})

test('in a frame of another page it fits, is moved, and leaves the page around where it is', async ({
  page,
  context,
}, info) => {
  await sampleAndTwo(page)
  await savePage(page, info)
  const host = info.outputPath('host.html')
  await writeFile(
    host,
    '<!doctype html><title>Host</title><p style="height:300px">Above</p><iframe src="tour.html" width="420" height="300" title="Tour"></iframe><p style="height:2000px">Below</p>',
  )
  const made = await context.newPage()
  await context.setOffline(true)
  await made.goto(pathToFileURL(host).href)
  const frame = made.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 2, name: 'Sample' })).toBeVisible(patient)
  const view = frame.getByRole('application')
  expect((await view.boundingBox())?.height).toBeGreaterThan(120)
  await frame.getByRole('button', { name: 'Attic' }).click()
  await expect(frame.getByRole('heading', { level: 2, name: 'Attic' })).toBeVisible(patient)
  await view.focus()
  await made.keyboard.press('ArrowRight')
  await expect(frame.getByText('Looking 5° right')).toBeVisible()
  expect(await made.evaluate(() => scrollY)).toBe(0)
})

test('axe finds nothing in it, light and dark, wide and narrow, and it fits', async ({
  page,
  context,
}, info) => {
  await sampleAndTwo(page)
  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Sample living room')
  for (const colorScheme of ['light', 'dark'] as const) {
    await sent.page.emulateMedia({ colorScheme })
    for (const width of [360, 1280]) {
      await sent.page.setViewportSize({ width, height: 720 })
      expect(await axeViolations(sent.page)).toEqual([])
      const spill = await sent.page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      expect(spill).toEqual([0, 0])
    }
  }
})
