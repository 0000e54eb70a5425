import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'
import { heicHeader, hugeHeader, quarters, type TestFile } from './tour-files.ts'

const file = (name: string, mimeType: string, content: Buffer | string): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** A photo of nothing straight: a wall out of focus. */
async function blank(): Promise<TestFile> {
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#b8ac9c' }
  return file('blank.jpg', 'image/jpeg', await sharp({ create }).jpeg().toBuffer())
}

/** A sample room as a phone stores it that is held upright: lying, with a word that it be turned. */
async function turned(): Promise<TestFile> {
  const buffer = await sharp('public/rooms/bedroom-portrait.jpg')
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return file('turned.jpg', 'image/jpeg', buffer)
}

/** A screenshot of a program: nothing in it was ever in front of a lens. */
async function screenshot(): Promise<TestFile> {
  const rows = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="320" y="${140 + at * 60}" width="${900 - (at % 4) * 130}" height="22" fill="#c9ccd3"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900"><rect width="1440" height="900" fill="#fff"/>
    <rect width="1440" height="64" fill="#22252d"/><rect y="64" width="260" height="836" fill="#eef0f4"/>${rows.join('')}</svg>`
  return file('screenshot.png', 'image/png', await sharp(Buffer.from(svg)).png().toBuffer())
}

/** A sample room as a camera of 50 megapixels takes it. */
async function fifty(): Promise<TestFile> {
  const buffer = await sharp('public/rooms/living-corner.jpg')
    .resize(8165, 6124)
    .jpeg({ quality: 70 })
    .toBuffer()
  return file('fifty.jpg', 'image/jpeg', buffer)
}

const bad: [TestFile, RegExp][] = [
  [file('notes.txt', 'text/plain', 'hello'), /notes\.txt is not an image/],
  [file('nothing.jpg', 'image/jpeg', ''), /nothing\.jpg is empty \(0 bytes\)/],
  [file('noise.jpg', 'image/jpeg', Buffer.alloc(3000, 'x')), /noise\.jpg is damaged/],
  [heicHeader(), /cannot open HEIC, the format of phone\.heic/],
  [hugeHeader(), /huge\.png has 800 megapixels; up to 64 can be furnished/],
]

test.describe('§2.16 what is chosen as a photo', () => {
  test('§2.16 what is no photo gets a sentence, and what was open stays', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    for (const [wrong, sentence] of bad) {
      await room.choose(wrong)
      await expect(room.alert).toHaveText(sentence)
      await expect(page.getByRole('heading', { name: 'Upload a photo of your room' })).toBeVisible()
    }
    await room.openSample(/^An empty living room seen from a corner/)
    await room.put('Armchair', 0.5, 0.75)
    for (const [wrong, sentence] of bad) {
      await room.choose(wrong)
      await expect(room.alert).toHaveText(sentence)
    }
    await expect(room.list).toHaveCount(1)
    await room.drawn(1)
    await room.button('Dismiss').click()
    await expect(room.alert).toBeEmpty()
  })

  test('§2.16 a panorama is offered the tour', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.choose(await quarters())
    await expect(room.alert).toContainText('quarters.png looks like a 360° panorama')
    await room.alert.getByRole('link', { name: 'Open the property tour' }).click()
    await expect(page).toHaveURL('/property-tours')
  })

  test('§2.16 a photo of nothing straight asks for help, and is set by hand', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.choose(await blank())
    await room.opened()
    await expect(room.panel).toContainText('Confidence poor')
    await expect(room.tool.getByText(/too few straight edges/)).toBeVisible()
    await expect(page.locator('[data-grid=true]')).toBeAttached()
    const horizon = room.tool.getByRole('slider', { name: 'Horizon (tilt)' })
    await horizon.focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(room.panel).toContainText('Tilt −10°')
    await expect(room.panel).toContainText('Confidence set by hand')
    const height = room.tool.getByRole('slider', { name: 'Camera height' })
    await height.focus()
    await page.keyboard.press('ArrowRight')
    await expect(room.panel).toContainText('Camera height 1.55 m')
    await room.put('Coffee Table', 0.5, 0.8)
    await room.drawn(1)
  })

  test('§2.16 a photo that is stored lying is furnished upright, and furniture comes along to the next', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.choose(await turned())
    await room.opened()
    await expect(room.tool.getByText('turned.jpg, 1500 × 2000 px')).toBeVisible()
    await expect(room.panel).toContainText('Confidence good')
    await room.put('Armchair', 0.5, 0.8)
    await room.drawn(1)
    const saved = await room.save()
    expect(await sharp(await saved.path()).metadata()).toMatchObject({ width: 1500, height: 2000 })
    const next = await readFile('public/rooms/loft.jpg')
    await room.choose(file('loft.jpg', 'image/jpeg', next))
    await expect(room.tool.getByText('loft.jpg, 2000 × 1500 px')).toBeVisible({ timeout: 30_000 })
    await room.drawn(1)
    await expect(room.list).toHaveText([/^Armchair/])
  })

  test('§2.16 a screenshot is told from a photo, as is a small picture, and is furnished all the same', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    const notes = page.locator('[data-opened-notes]')
    const small = await sharp('public/rooms/loft.jpg').resize(400).jpeg().toBuffer()
    await room.choose(file('small.jpg', 'image/jpeg', small))
    await room.opened()
    await expect(notes).toContainText('small.jpg has only 400 × 300 px.')
    await room.button('Dismiss').click()
    await expect(notes).toBeEmpty()
    await expect(room.frame).toBeFocused()
    await room.choose(await screenshot())
    await expect(notes).toContainText('screenshot.png looks like a screenshot.')
    await expect(notes.getByRole('button', { name: 'Choose another photo' })).toBeVisible()
    await room.opened()
    await expect(room.panel).toContainText(/Confidence (poor|fair)/)
    await room.put('Armchair', 0.5, 0.9)
    await room.drawn(1)
  })

  test('§2.16 a photo of 50 megapixels is furnished and saved as large as it is', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.choose(await fifty())
    await room.opened()
    await expect(room.tool.getByText('fifty.jpg, 8165 × 6124 px')).toBeVisible()
    await expect(room.panel).toContainText('Confidence good')
    await room.put('Armchair', 0.5, 0.8)
    await room.drawn(1)
    const [saved] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      room.button('Save as PNG').click(),
    ])
    expect(await sharp(await saved.path()).metadata()).toMatchObject({ width: 8165, height: 6124 })
  })

  test('§2.16 an opening can be given up, and a sample that cannot be fetched is said to be missing', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    const room = new FurnitureRoomPage(page)
    await room.goto()
    let release = () => {}
    await page.route('**/rooms/loft.jpg', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      // Given up already by whoever asked.
      await route.abort().catch(() => {})
    })
    await room.tool.getByRole('button', { name: /^An empty loft/ }).click()
    await expect(room.tool.getByText('Opening Loft with a brick wall')).toBeVisible()
    await room.button('Cancel').click()
    await expect(page.locator('[data-room=empty]')).toBeVisible()
    release()
    await page.unroute('**/rooms/loft.jpg')
    await page.route('**/rooms/loft.jpg', (route) => route.abort())
    await room.tool.getByRole('button', { name: /^An empty loft/ }).click()
    await expect(room.alert).toContainText('The room could not be loaded')
    await page.unroute('**/rooms/loft.jpg')
    await room.openSample(/^An empty loft/)
    await expect(room.alert).toBeEmpty()
  })

  test('§2.16 after a lost context the furniture comes back as it was', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(/^An empty living room seen from a corner/)
    await room.put('Coffee Table', 0.5, 0.8)
    await room.drawn(1)
    const before = await room.list.first().textContent()
    await page.locator('[data-stage=room] canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await room.drawn(0)
    await room.drawn(1)
    expect(await room.list.first().textContent()).toBe(before)
  })

  test('§2.16 without WebGL the photo and the list work, and nothing claims to be saved', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind === '2d' ? get.call(this, kind) : null
      } as typeof get
    })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.tool
      .getByRole('button', { name: /^An empty living room seen from a corner/ })
      .click()
    await expect(room.tool.getByText(/3D is not available in this browser/)).toBeVisible({
      timeout: 30_000,
    })
    await room.put('Armchair', 0.5, 0.75)
    await expect(room.list).toHaveCount(1)
    await expect(room.button('Save as PNG')).toHaveAttribute('aria-disabled', 'true')
  })

  test('§2.16 nothing that axe can find, in either theme and in Hindi', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(/^An empty living room seen from a corner/)
    await room.put('Armchair', 0.5, 0.75)
    await room.drawn(1)
    await room.tool.getByText('Adjust by hand').click()
    expect(await axeViolationsInBothThemes(page, { within: '#place' })).toEqual([])
    await room.goto('/hi/furniture-placement')
    await room.tool.locator('ul').last().getByRole('button').first().click()
    await room.opened()
    await expect(room.panel).toHaveText(/फ़ील्ड ऑफ़ व्यू \d+°.*भरोसा पहले से पता/)
    expect(await axeViolations(page, { within: '#place' })).toEqual([])
  })
})
