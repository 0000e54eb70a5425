import { expect, test } from '../setup/test.ts'
import { tourArchive } from './tour-archive.ts'
import { fineColumns, quarters, skyAndGround, spots } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

test('a still view draws no frame in five seconds', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  const before = await tour.stat('frames')
  expect(before).toBeGreaterThan(0)
  await page.waitForTimeout(5_000)
  expect(await tour.stat('frames')).toBe(before)
  await tour.drag(10, 0)
  await expect.poll(() => tour.stat('frames')).toBeGreaterThan(before)
})

test('fifty times open and close leave nothing behind', async ({ page }) => {
  test.setTimeout(240_000)
  const tour = new TourPage(page)
  const panorama = await quarters(512)
  await tour.goto()
  const held = async () => [await tour.stat('geometries'), await tour.stat('textures')]
  await tour.open(panorama)
  const first = await held()
  // Half of the trips close the viewer, half replace what it shows.
  for (let trip = 0; trip < 25; trip++) {
    await page.getByRole('button', { name: 'Upload New' }).click()
    await expect(page.locator('canvas')).toHaveCount(0)
    await tour.open(panorama)
    await tour.drop({ ...panorama, name: `again-${trip}.png` })
    await expect(page.getByText(`again-${trip}.png`, { exact: true })).toBeVisible()
    await tour.opened()
  }
  await expect.poll(held).toEqual(first)
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('after a lost context the view comes back as it was', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await tour.drag(100, 0)
  await tour.rest()
  const before = await tour.middle()
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(page.getByText('The graphics were interrupted')).toBeVisible()
  await expect(page.getByText('The graphics were interrupted')).toBeHidden()
  await tour.opened()
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
  expect(await tour.middle()).toEqual(before)
})

test('zoomed out, a panorama gets mipmaps and looks the same', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await skyAndGround(4096))
  const held = await tour.stat('textures')
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(tour.zoom).toHaveText('50%')
  await tour.rest()
  expect(await tour.middle(0, -60)).toEqual([255, 0, 0])
  expect(await tour.middle(0, 60)).toEqual([0, 0, 255])
  expect(await tour.stat('textures')).toBe(held)
})

test('a panorama of 8192 × 4096 is there from top to bottom, opened first or come to on foot', async ({
  page,
}) => {
  const tour = new TourPage(page)
  const sky = await skyAndGround(8192)
  const whole = async () => {
    await tour.rest()
    expect(await tour.middle(0, -60)).toEqual([255, 0, 0])
    expect(await tour.middle(0, 60)).toEqual([0, 0, 255])
    await tour.drag(0, 120)
    await tour.rest()
    expect(await tour.middle()).toEqual([255, 0, 0])
    await tour.drag(0, -240)
    await tour.rest()
    expect(await tour.middle()).toEqual([0, 0, 255])
  }
  await tour.goto()
  await tour.open(sky)
  await whole()
  // Beside what is shown it goes to the graphics card in bands.
  const way = { id: 'way', to: 'room-1', yaw: 0, pitch: 0, arrive: null }
  await tour.goto()
  await tour.drop(
    await tourArchive('Two', [{ ...(await quarters(1024, 'hall.png')), links: [way] }, sky]),
  )
  await tour.opened()
  await tour.mark('Go to Sky').click()
  await expect(page.getByRole('heading', { name: 'Sky', level: 3 })).toBeVisible()
  await whole()
})

test('of a large panorama what is looked at is drawn before the rest is sent, and looks the same when it is there', async ({
  page,
}) => {
  // What goes to the card, in texels, and what the viewer showed in between.
  await page.addInitScript(() => {
    const sent: number[] = []
    const seen: { after: number; pixels: Uint8Array }[] = []
    Object.assign(window, { sent, seen })
    const { prototype } = WebGL2RenderingContext
    const { texSubImage2D, drawElements } = prototype
    prototype.texSubImage2D = function (this: WebGL2RenderingContext, ...given: unknown[]) {
      sent.push(Number(given[4]) * Number(given[5]))
      return Reflect.apply(texSubImage2D, this, given)
    } as typeof texSubImage2D
    prototype.drawElements = function (...given) {
      Reflect.apply(drawElements, this, given)
      const { drawingBufferWidth: width, drawingBufferHeight: height } = this
      if (width < 100 || seen.at(-1)?.after === sent.length) return
      const pixels = new Uint8Array(width * height * 4)
      this.readPixels(0, 0, width, height, this.RGBA, this.UNSIGNED_BYTE, pixels)
      seen.push({ after: sent.length, pixels })
    }
  })
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await spots(8192))
  await tour.rest()
  const { first, all, apart } = await page.evaluate(() => {
    const { sent, seen } = window as unknown as {
      sent: number[]
      seen: { after: number; pixels: Uint8Array }[]
    }
    const from = sent.findIndex((texels) => texels > 1e6)
    const early = seen.find(({ after }) => after === from + 1)
    const last = seen.at(-1)
    if (!early || !last || early === last) throw new Error('Not shown twice')
    const apart = early.pixels.filter((value, at) => Math.abs(value - (last.pixels[at] ?? 0)) > 2)
    const [first, ...rest] = sent.slice(from)
    const all = rest.reduce((sum, texels) => sum + texels, 0)
    return { first, all, apart: apart.length / last.pixels.length }
  })
  expect(first).toBeLessThan((8192 * 4096) / 4)
  expect(all).toBe(8192 * 4096)
  // Where another number of samples is taken, a value may differ a little.
  expect(apart).toBeLessThan(1e-3)
})

test('a panorama larger than a texture stays as sharp as its file', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await fineColumns())
  await expect(page.getByText('10000 × 5000')).toBeVisible()
  // 300 % shows a column of one pixel on two thirds of a pixel or more: shrunk to half, all is grey.
  for (let step = 0; step < 20; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await tour.rest()
  const shades = new Set<number>()
  for (let x = -24; x < 24; x++) shades.add((await tour.middle(x, 4))[0] ?? 0)
  expect(Math.max(...shades) - Math.min(...shades)).toBeGreaterThan(60)
})
