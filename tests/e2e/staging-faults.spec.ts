import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { blank, rooms, StagingPage } from './staging-page.ts'
import { heicHeader, hugeHeader, type TestFile } from './tour-files.ts'

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): TestFile => ({
  ...{ name, buffer, mimeType },
})

test.describe('§5 what is chosen for staging', () => {
  test('§5 what is too large or no photo is named in a sentence, and the others are taken', async ({
    page,
  }) => {
    const staging = new StagingPage(page)
    await staging.goto()
    const heavy = Buffer.alloc(10 * 1024 * 1024 + 1)
    heavy.set([0xff, 0xd8, 0xff, 0xe0])
    await staging.add(
      file('heavy.jpg', heavy),
      file('notes.txt', Buffer.from('hello'), 'text/plain'),
      file('nothing.jpg', Buffer.alloc(0)),
      hugeHeader(),
      await blank('fine.jpg'),
    )
    await staging.has(1)
    await expect(staging.alert.getByRole('listitem')).toHaveText([
      /^heavy\.jpg has 10\.1 MB; up to 10 MB can be staged/,
      /^notes\.txt is not an image/,
      /^nothing\.jpg is empty \(0 bytes\)/,
      /^huge\.png has 800 megapixels/,
    ])
    await staging.alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(staging.tool.locator('[data-fault]')).toHaveCount(0)
  })

  test('§8 a damaged photo fails by itself, and the others are staged', async ({ page }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.add(
      file('noise.jpg', Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(3000, 'x')])),
    )
    // Before the page is alive a second choice takes the place of the first.
    await staging.has(1)
    await staging.add(heicHeader())
    await staging.addRoom(rooms.bedroom)
    await staging.has(3)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await staging.staged(1)
    await expect(staging.photo('noise.jpg')).toContainText('noise.jpg is damaged or incomplete')
    await expect(staging.photo('phone.heic')).toContainText('cannot open HEIC')
  })

  test('§8 a piece that cannot be fetched is said to be missing, and comes at the next try', async ({
    page,
    allow,
  }) => {
    test.setTimeout(120_000)
    allow('request cut')
    await page.route('**/models/bed-frame.glb', (route) => route.abort())
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.bedroom)
    await staging.has(1)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await expect(page.locator('[data-photo][data-state=failed]')).toContainText(
      'could not be fetched (bed-frame)',
      { timeout: 60_000 },
    )
    await page.unroute('**/models/bed-frame.glb')
    await staging.stage.click()
    await staging.staged(1)
  })

  test('§2.17 graphics that are taken away in the middle of a photo come back, and nothing is lost', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    // Once, after some of the furniture of the second photo is drawn.
    await page.addInitScript(() => {
      const draw = WebGL2RenderingContext.prototype.drawElementsInstanced
      Object.assign(globalThis, { drawn: 0, loseAt: Number.POSITIVE_INFINITY })
      WebGL2RenderingContext.prototype.drawElementsInstanced = function (...rest) {
        draw.apply(this, rest)
        const counts = globalThis as unknown as { drawn: number; loseAt: number }
        counts.drawn += 1
        if (counts.drawn === counts.loseAt) this.getExtension('WEBGL_lose_context')?.loseContext()
      }
    })
    const staging = new StagingPage(page)
    await staging.stageBedroom('Modern Minimalist')
    await page.evaluate(() => {
      const counts = globalThis as unknown as { drawn: number; loseAt: number }
      counts.loseAt = counts.drawn + 12
    })
    await staging.addRoom(rooms.living)
    await staging.has(2)
    await staging.stage.click()
    await staging.staged(2)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'drawn'))).toBeGreaterThan(
      await page.evaluate(() => Reflect.get(globalThis, 'loseAt') as number),
    )
    const zip = await staging.download('All as ZIP', 1)
    const entries = unzipSync(new Uint8Array(await readFile(await zip.path())))
    const mask = await sharp(entries['changed.png']).stats()
    // The photo was begun anew and drawn whole: a sofa's width of it at least.
    expect(mask.channels[0]?.mean).toBeGreaterThan(40)
    await expect(page.locator('[data-photo][data-state=failed]')).toHaveCount(0)
  })

  test('§2.17 without WebGL it is said before the work', async ({ page }) => {
    await withoutWebGl(page)
    const staging = new StagingPage(page)
    await staging.goto()
    await expect(staging.tool.getByRole('alert').first()).toContainText('WebGL 2 is missing')
    await staging.addRoom(rooms.living)
    await staging.choose('Industrial')
    await expect(staging.stage).toBeDisabled()
  })

  test('§2.17 where no worker can start, a room of our own is staged all the same', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.addInitScript(() => {
      class None {
        constructor() {
          throw new Error('No worker here')
        }
      }
      Reflect.set(globalThis, 'Worker', None)
    })
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.bedroom)
    await staging.choose('Traditional')
    await staging.stage.click()
    await staging.staged(1)
  })

  test('§2.17 thirty photos at once: each is read, and none stops the others', async ({ page }) => {
    test.setTimeout(240_000)
    const staging = new StagingPage(page)
    await staging.goto()
    const { buffer } = await blank()
    const photos = Array.from({ length: 30 }, (_, at) => file(`photo-${at}.jpg`, buffer))
    photos[7] = file('photo-7.jpg', buffer.subarray(0, 400))
    await staging.add(...photos)
    await staging.has(30)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    const settled = page.locator('[data-photo]:is([data-state=asking],[data-state=done])')
    await expect(settled).toHaveCount(29, { timeout: 220_000 })
    await expect(page.locator('[data-photo][data-state=failed]')).toHaveCount(1)
  })
})
