import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { captionsOf, clip, heicHeader, hugeHeader, quarters, type TestFile } from './tour-files.ts'
import { patient, TourPage } from './tour-page.ts'

const file = (name: string, mimeType: string, content: Buffer | string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})
const noise = Buffer.alloc(3000, 'x')

test('files that cannot be opened and a sample that does not come are said in words, and the page goes on working', async ({
  page,
  allow,
}) => {
  // A browser reports a video it cannot read on the console by itself.
  allow('blob refused', 'status 404')
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  const whole = await quarters()
  const bad: [TestFile, RegExp][] = [
    [file('notes.txt', 'text/plain', 'hello'), /notes\.txt isn’t an image or a video/],
    [file('nothing.jpg', 'image/jpeg', ''), /nothing\.jpg is empty \(0 bytes\)/],
    [file('noise.jpg', 'image/jpeg', noise), /noise\.jpg is damaged/],
    [file('noise.mp4', 'video/mp4', noise), /noise\.mp4 is damaged/],
    [
      file('cut.png', 'image/png', whole.buffer.subarray(0, whole.buffer.length / 2)),
      /cut\.png is damaged/,
    ],
    [heicHeader(), /can’t open HEIC files like phone\.heic/],
    [hugeHeader(), /huge\.png has 800 megapixels\. The limit is 200/],
  ]
  for (const [wrong, sentence] of bad) {
    await test.step(wrong.name, async () => {
      await tour.choose(wrong)
      await expect(tour.alert).toHaveText(sentence)
      await expect(page.getByRole('heading', { name: 'Upload Property Media' })).toBeVisible()
    })
  }
  await test.step('a sample that cannot be fetched, until it can', async () => {
    await page.route('**/panoramas/*', (route) => route.fulfill({ status: 404 }))
    await tour.button('Try a sample').click()
    await expect(tour.alert).toHaveText(/sample couldn’t load/)
    await page.unroute('**/panoramas/*')
    await tour.sample()
    await expect(tour.alert).toBeEmpty()
    await tour.button('Upload New').click()
  })
  await test.step('a bad file leaves the picture that was there', async () => {
    await tour.open(whole)
    await expect(tour.alert).toBeEmpty()
    await tour.drag(100, 0)
    await tour.drop(file('noise.jpg', 'image/jpeg', 'xxxx'))
    await expect(tour.alert).toHaveText(/noise\.jpg is damaged/)
    await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
    await tour.button('Dismiss').click()
    await expect(tour.alert).toBeEmpty()
    await expect(page.locator('canvas')).toBeVisible()
  })
})

test('without WebGL the picture is there and can be moved, and videos have captions', async ({
  page,
}) => {
  await withoutWebGl(page)
  const tour = new TourPage(page)
  await tour.goto()
  await test.step('the picture is moved', async () => {
    await tour.choose(await quarters())
    const picture = page.getByRole('img', { name: 'quarters.png' })
    await expect(picture).toBeVisible()
    await expect(page.getByText('3D isn’t available in this browser')).toBeVisible()
    await page.setViewportSize({ width: 500, height: 900 })
    for (let step = 0; step < 5; step++) await tour.button('Zoom in').click()
    await expect(tour.zoom).toHaveText('150%')
    const left = () => picture.evaluate((img) => img.parentElement?.scrollLeft ?? 0)
    const before = await left()
    await tour.drag(-60, 0)
    expect(await left()).toBe(before + 60)
    await tour.viewer.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBe(before + 70)
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await test.step('captions are the browser’s own, and switched off', async () => {
    await tour.button('Upload New').click()
    await tour.choose(await clip(), captionsOf('The garden'))
    const toggle = page
      .getByRole('group', { name: 'Video' })
      .getByRole('button', { name: 'Captions' })
    await expect(toggle).toBeVisible(patient)
    await expect(page.locator('[data-captions]')).toHaveText('The garden')
    await toggle.click()
    await expect(page.locator('[data-captions]')).toHaveText('')
  })
})
