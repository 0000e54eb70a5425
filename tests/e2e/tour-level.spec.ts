import sharp from 'sharp'
import { anglesOf, vectorOf } from '../../src/scenes/tour/model/geometry/angles.ts'
import { fromUpright, toUpright } from '../../src/scenes/tour/model/level/upright.ts'
import { expect, test } from '../setup/test.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import type { TestFile } from './tour-files.ts'
import { lookAt } from './tour-look.ts'
import { TourPage } from './tour-page.ts'
import { markByKeys, pick, said, tools, undo } from './tour-tooling.ts'

const patient = { timeout: 30_000 }

/** A panorama by a camera that was held so: red above the horizon, blue below, and yellow within 3° of four edges that are upright in truth. */
async function tilted(level: { pitch: number; roll: number }): Promise<TestFile> {
  const [width, height] = [1024, 512]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const yaw = ((x + 0.5) / width) * 360 - 180
      const pitch = 90 - ((y + 0.5) / height) * 180
      const truth = anglesOf(toUpright(vectorOf({ yaw, pitch }), level))
      const isEdge = Math.abs(((truth.yaw + 360) % 90) - 45) < 3 && Math.abs(truth.pitch) < 50
      const at = (y * width + x) * 3
      pixels.set(isEdge ? [255, 255, 0] : truth.pitch > 0 ? [255, 0, 0] : [0, 0, 255], at)
    }
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { name: 'tilted.png', mimeType: 'image/png', buffer }
}

const held = { pitch: 6, roll: -11 }
/** Both ends of an edge, where they are seen as the camera took it. */
const edge = (yaw: number) =>
  [-35, 30].map((pitch) => anglesOf(fromUpright(vectorOf({ yaw, pitch }), held)))
const [red, blue] = [
  [255, 0, 0],
  [0, 0, 255],
]

/** Waits until the horizon lies level in the middle of the view, all across. */
async function isLevel(middle: (dx: number, dy: number) => Promise<number[]>) {
  for (const dx of [-150, 0, 150]) {
    await expect.poll(() => middle(dx, -6), { message: `above, ${dx}` }).toEqual(red)
    await expect.poll(() => middle(dx, 6), { message: `below, ${dx}` }).toEqual(blue)
  }
}

test('two edges put a tilted picture upright: in the view, in a still, in the page that is sent, and it can be undone', async ({
  page,
  context,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await tilted(held))
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await pick(page, 'Make upright')
  await markByKeys(tour, edge(45).slice(0, 1))
  await expect(tools(page).getByText('Now the other end of it.')).toBeVisible()
  await markByKeys(tour, edge(45).slice(1))
  await expect(tools(page).getByText(/^One edge is marked/)).toBeVisible()
  await markByKeys(tour, edge(-45))
  await expect(said(page)).toHaveText(/^The picture is upright: it was turned by 12\.\d°\.$/)
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  for (const yaw of [0, 90, 180]) {
    await lookAt(tour, yaw, 0)
    await isLevel((dx, dy) => tour.middle(dx, dy))
  }

  await page.getByRole('button', { name: 'Save picture…' }).click()
  const download = page.waitForEvent('download', patient)
  await page.getByRole('button', { name: 'Save this view as JPEG' }).click()
  const { data, info: still } = await sharp(await (await download).path())
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const x of [0.1, 0.5, 0.9]) {
    const colour = (y: number) => {
      const at = (Math.floor(y * still.height) * still.width + Math.floor(x * still.width)) * 3
      return [data[at] ?? 0, data[at + 2] ?? 0]
    }
    expect(colour(0.49)[0]).toBeGreaterThan(240)
    expect(colour(0.51)[1]).toBeGreaterThan(240)
  }

  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Tilted')
  await isLevel((dx, dy) => sent.middle(dx, dy))
  await context.setOffline(false)

  // Kept, and still upright.
  await page.bringToFront()
  // Two seconds at most may be lost.
  await page.waitForTimeout(2000)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await page.goto('/property-tours?stats')
  await page.getByRole('button', { name: 'Open Tilted' }).click(patient)
  await tour.opened()
  await tour.viewer.scrollIntoViewIfNeeded()
  await isLevel((dx, dy) => tour.middle(dx, dy))
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await pick(page, 'Make upright')
  await tools(page).getByRole('button', { name: 'Undo levelling' }).click()
  await expect(said(page)).toHaveText('The picture is as it was taken.')
  await expect.poll(() => tour.middle(150, 6)).toEqual(red)
  await undo(page).click()
  await expect.poll(() => tour.middle(150, 6)).toEqual(blue)
})

test('one edge alone makes the picture upright along it; one that lies, or is too short, is refused in words', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await tilted({ pitch: 0, roll: 9 }))
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await pick(page, 'Make upright')
  await tour.press(10, 10)
  await tour.press(14, 12)
  await expect(said(page)).toHaveText(/too close together/)
  await tour.press(-150, 0)
  await tour.press(150, 2)
  await expect(said(page)).toHaveText(/lies flat in the picture/)
  await expect(tools(page).getByRole('button', { name: 'Use this one edge' })).toHaveCount(0)
  const straight = [-25, 25].map((pitch) =>
    anglesOf(fromUpright(vectorOf({ yaw: 0, pitch }), { pitch: 0, roll: 9 })),
  )
  await markByKeys(tour, straight)
  await tools(page).getByRole('button', { name: 'Use this one edge' }).press('Enter')
  await expect(tour.viewer).toBeFocused()
  await expect(said(page)).toHaveText('The picture is upright: it was turned by 9°.')
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await lookAt(tour, 0, 0)
  await isLevel((dx, dy) => tour.middle(dx, dy))
})
