import sharp from 'sharp'
import {
  anglesOf,
  fromUpright,
  toUpright,
  vectorOf,
} from '../../src/scenes/tour/model/camera/angles.ts'
import { expect, test } from '../setup/test.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import type { TestFile } from './tour-files.ts'
import { blue, red, savedPicture, TourPage, yellow } from './tour-page.ts'

/** A panorama from a camera held this way: red above the horizon, blue below, yellow within 3° of four vertical edges. */
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
      pixels.set((isEdge ? yellow : truth.pitch > 0 ? red : blue) ?? [], at)
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

/** Waits until the horizon lies level in the middle of the view, all across. */
async function isLevel(middle: (dx: number, dy: number) => Promise<number[]>) {
  for (const dx of [-150, 0, 150]) {
    await expect.poll(() => middle(dx, -6), { message: `above, ${dx}` }).toEqual(red)
    await expect.poll(() => middle(dx, 6), { message: `below, ${dx}` }).toEqual(blue)
  }
}

test('two edges put a tilted picture upright: in the view, in a still and in the page that is sent; one alone is enough, and it is taken back', async ({
  page,
  context,
}) => {
  const tour = new TourPage(page)
  const { tools, toolSaid: said } = tour
  const upright = () => isLevel((dx, dy) => tour.middle(dx, dy))
  const opener = tour.button('Tools')
  await tour.goto()
  await tour.open(await tilted(held))
  await opener.click()
  await tour.pick('Straighten')
  await test.step('one edge alone is enough, and is taken back', async () => {
    await tour.markByKeys(edge(45).slice(0, 1))
    await expect(tools.getByText('Now click the other end.')).toBeVisible()
    await tour.markByKeys(edge(45).slice(1))
    await tools.getByRole('button', { name: 'Use this edge' }).press('Enter')
    await expect(tour.viewer).toBeFocused()
    await expect(said).toHaveText(/^Straightened by/)
    await tour.undo.click()
  })
  await test.step('two put it upright all round', async () => {
    await tour.markByKeys([...edge(45), ...edge(-45)])
    await expect(said).toHaveText(/^Straightened by 12\.\d°\.$/)
    await opener.click()
    for (const yaw of [90, 0]) {
      await tour.lookAt(yaw, 0)
      await upright()
    }
  })
  await test.step('in a still', async () => {
    await tour.button('Save image…').click()
    const still = await savedPicture(tour)
    for (const x of [0.1, 0.5, 0.9]) {
      expect(still.at(x, 0.49)[0]).toBeGreaterThan(240)
      expect(still.at(x, 0.51)[2]).toBeGreaterThan(240)
    }
  })
  await test.step('in the page that is sent', async () => {
    const sent = await ExportedTour.open(context, await savePage(page))
    await sent.shows('Tilted')
    await isLevel((dx, dy) => sent.middle(dx, dy))
    await sent.page.close()
  })
  await test.step('it is taken back, and that too', async () => {
    await opener.click()
    await tour.pick('Straighten')
    await tools.getByRole('button', { name: 'Undo straightening' }).click()
    await expect(said).toHaveText('The picture is no longer straightened.')
    const below = async () => [await tour.middle(-150, 6), await tour.middle(150, 6)]
    await expect.poll(below).toContainEqual(red)
    await tour.undo.click()
    await expect.poll(below).toEqual([blue, blue])
  })
})
