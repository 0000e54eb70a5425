import { expect, test } from '../setup/test.ts'
import { tourArchive } from './tour-archive.ts'
import { fineColumns, quarters, skyAndGround } from './tour-files.ts'
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

test('of a large panorama what is looked at is drawn before the rest is sent, and nothing changes when it is there', async ({
  page,
}) => {
  // What goes to the card, in texels, and where the viewer was drawn meanwhile.
  await page.addInitScript(() => {
    const steps: (number | string)[] = []
    Object.assign(window, { steps })
    const { prototype } = WebGL2RenderingContext
    const { texSubImage2D, drawElements } = prototype
    prototype.texSubImage2D = function (this: WebGL2RenderingContext, ...sent: unknown[]) {
      steps.push(Number(sent[4]) * Number(sent[5]))
      return Reflect.apply(texSubImage2D, this, sent)
    } as typeof texSubImage2D
    prototype.drawElements = function (...drawn) {
      Reflect.apply(drawElements, this, drawn)
      if (this.drawingBufferWidth < 100 || steps.at(-1) === 'drawn') return
      const pixel = new Uint8Array(4)
      this.readPixels(this.drawingBufferWidth >> 1, 40, 1, 1, this.RGBA, this.UNSIGNED_BYTE, pixel)
      steps.push(pixel.join(), 'drawn')
    }
  })
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await skyAndGround(8192))
  await tour.rest()
  const steps = await page.evaluate(() => (window as unknown as { steps: unknown[] }).steps)
  const [sent, ...rest] = steps.slice(steps.findIndex((step) => Number(step) > 1e6))
  expect(sent).toBeLessThan((8192 * 4096) / 4)
  expect(rest[1]).toBe('drawn')
  expect(rest.filter((step) => typeof step === 'number').reduce((a, b) => a + b, 0)).toBe(
    8192 * 4096,
  )
  // Below the horizon, first and last.
  expect(rest[0]).toBe('0,0,255,255')
  expect(rest.findLast((step) => String(step).includes(','))).toBe('0,0,255,255')
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
