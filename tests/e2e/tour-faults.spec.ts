import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { tourArchive } from './tour-archive.ts'
import { heicHeader, hugeHeader, quarters, type TestFile } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const file = (name: string, mimeType: string, content: Buffer | string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

const bad: [TestFile, RegExp][] = [
  [file('notes.txt', 'text/plain', 'hello'), /notes\.txt is not an image or a video/],
  [file('nothing.jpg', 'image/jpeg', ''), /nothing\.jpg is empty \(0 bytes\)/],
  [file('noise.jpg', 'image/jpeg', Buffer.alloc(3000, 'x')), /noise\.jpg is damaged/],
  [file('noise.mp4', 'video/mp4', Buffer.alloc(3000, 'x')), /noise\.mp4 is damaged/],
  [heicHeader(), /cannot open HEIC, the format of phone\.heic/],
  [hugeHeader(), /huge\.png has 800 megapixels; the viewer takes up to 200/],
]

for (const [wrong, sentence] of bad) {
  test(`${wrong.name} gets a sentence, and the page goes on working`, async ({ page, allow }) => {
    // A browser reports a video it cannot read on the console by itself.
    allow('blob refused')
    const tour = new TourPage(page)
    await tour.goto()
    await tour.choose(wrong)
    await expect(tour.alert).toHaveText(sentence)
    await expect(page.getByRole('heading', { name: 'Upload Property Media' })).toBeVisible()
    await tour.open(await quarters())
    await expect(tour.alert).toBeEmpty()
  })
}

test('a panorama cut off in the middle is named as damaged', async ({ page }) => {
  const tour = new TourPage(page)
  const { buffer } = await quarters()
  await tour.goto()
  await tour.choose(file('cut.png', 'image/png', buffer.subarray(0, buffer.length / 2)))
  await expect(tour.alert).toHaveText(/cut\.png is damaged/)
})

test('a bad file leaves the picture that was there', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await tour.drag(100, 0)
  await tour.drop(file('noise.jpg', 'image/jpeg', 'xxxx'))
  await expect(tour.alert).toHaveText(/noise\.jpg is damaged/)
  await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(tour.alert).toBeEmpty()
  await expect(page.locator('canvas')).toBeVisible()
})

test('of several files the first room that works is shown, the others are rooms, and the bad one is named', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(
    file('notes.txt', 'text/plain', 'hello'),
    await quarters(),
    await quarters(512, 'b.png'),
  )
  await expect(page.getByText('b.png', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Rooms', exact: true }).getByRole('listitem'),
  ).toHaveCount(2)
  await expect(tour.alert).toHaveText(/notes\.txt is not an image or a video/)
})

test('a sample that cannot be fetched says so', async ({ page, allow }) => {
  allow('status 404')
  await page.route('**/panoramas/*', (route) => route.fulfill({ status: 404 }))
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Try a sample' }).click()
  await expect(tour.alert).toHaveText(/sample could not be loaded/)
})

test('without WebGL the picture itself is there and can be moved', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await quarters())
  const picture = page.getByRole('img', { name: 'quarters.png' })
  await expect(picture).toBeVisible()
  await expect(page.getByText('3D is not available in this browser')).toBeVisible()
  await page.setViewportSize({ width: 500, height: 900 })
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(tour.zoom).toHaveText('150%')
  const left = () => picture.evaluate((img) => img.parentElement?.scrollLeft ?? 0)
  const before = await left()
  await tour.drag(-60, 0)
  expect(await left()).toBe(before + 60)
})

test('without WebGL what a note shows and where it leads is there in words', async ({ page }) => {
  await withoutWebGl(page)
  const tour = new TourPage(page)
  await tour.goto()
  const note = { title: 'Boiler', text: 'Of 2019.', href: 'https://example.org/manual' }
  const picture = await quarters(64, 'boiler.png')
  const noted = { ...note, picture, alt: 'The boiler' }
  await tour.drop(await tourArchive('Cellar', [{ ...(await quarters()), notes: [noted] }]))
  const words = page.getByRole('region', { name: 'Rooms, links and notes' })
  await expect(words.getByRole('link', { name: 'Open example.org/manual' })).toHaveAttribute(
    'href',
    'https://example.org/manual',
  )
  const shown = words.getByRole('img', { name: 'The boiler' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
})
