import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp, { type OutputInfo } from 'sharp'
import { expect, test } from '../setup/test.ts'
import { rooms, StagingPage } from './staging-page.ts'

/** A photo as this browser encodes it, untouched and at the quality of the downloads. */
async function encodedAgain(page: Page, address: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (from) => {
    const file = await (await fetch(from)).blob()
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = new OffscreenCanvas(photo.width, photo.height)
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(photo, 0, 0)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await jpeg.arrayBuffer())
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  }, address)
  return Buffer.from(base64, 'base64')
}

const pixelsOf = (jpeg: Buffer | Uint8Array) =>
  sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Of a JPEG with halved colours, which takes 16 × 16 pixels together: pixels. */
const unit = 16

/** Whether anything was drawn in a unit or in one beside it, whose colours are smoothed into it. */
function isNear(mask: { data: Buffer; info: OutputInfo }, column: number, row: number) {
  const { width, height, channels } = mask.info
  const by = unit / 8
  for (let y = (row - 1) * by; y < (row + 2) * by; y += 1)
    for (let x = (column - 1) * by; x < (column + 2) * by; x += 1)
      if (x >= 0 && y >= 0 && x < width && y < height && mask.data[(y * width + x) * channels])
        return true
  return false
}

test.describe('§2.17 staging is honest', () => {
  test('§9 outside of what was drawn the picture is the photo, encoded at the same quality', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.living)
    await staging.choose('Bohemian')
    await staging.stage.click()
    await staging.staged(1)
    const zip = await staging.download('All as ZIP')
    expect(zip.suggestedFilename()).toBe('staged-photo-1.zip')
    const entries = unzipSync(new Uint8Array(await readFile(await zip.path())))
    const entry = (name: string) => entries[name] ?? new Uint8Array()
    const staged = await pixelsOf(entry('staged-photo-1.jpg'))
    const mask = await pixelsOf(entry('changed.png'))
    const photo = await pixelsOf(await encodedAgain(page, '/rooms/living-corner.jpg'))
    expect(staged.info).toMatchObject({ width: 2000, height: 1500 })
    const [columns, rows] = [Math.ceil(2000 / unit), Math.ceil(1500 / unit)]
    let [compared, changed, wrong] = [0, 0, 0]
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const touched = isNear(mask, column, row)
        let differs = false
        for (let y = row * unit; y < Math.min(1500, (row + 1) * unit); y += 1) {
          const [from, to] = [
            y * 2000 + column * unit,
            y * 2000 + Math.min(2000, (column + 1) * unit),
          ]
          if (staged.data.compare(photo.data, from * 3, to * 3, from * 3, to * 3) !== 0)
            differs = true
        }
        if (touched) changed += Number(differs)
        else {
          compared += 1
          wrong += Number(differs)
        }
      }
    expect(wrong).toBe(0)
    // Both much of the photo and much of the furniture were looked at.
    expect(compared / (columns * rows)).toBeGreaterThan(0.25)
    expect(changed / (columns * rows)).toBeGreaterThan(0.1)
  })

  test('§9 a picture that says what it is, and an archive with all that belongs to it', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    // A photo with a place, as a phone takes it, of a room that is known.
    const known = await readFile('public/rooms/bedroom-corner.jpg')
    const placed = await sharp(known)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Realia' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .toBuffer()
    await page.route('**/rooms/bedroom-corner.jpg', (route) =>
      route.fulfill({ body: placed, contentType: 'image/jpeg' }),
    )
    await staging.addRoom(rooms.bedroom)
    await staging.choose('Traditional')
    await staging.stage.click()
    await staging.staged(1)
    const labelled = await staging.download('With label')
    expect(labelled.suggestedFilename()).toBe('staged-photo-1-labelled.jpg')
    const clean = await staging.download('Download JPEG')
    const [a, b] = await Promise.all(
      [labelled, clean].map(async (file) => pixelsOf(await readFile(await file.path()))),
    )
    if (!a || !b) throw new Error('two pictures')
    const { width, height } = a.info
    const differs = (x: number, y: number) => {
      const at = (y * width + x) * 3
      return Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > 30
    }
    const corner = Array.from({ length: 400 }, (_, at) => differs(40 + (at % 100), height - 70))
    expect(corner.filter(Boolean).length).toBeGreaterThan(200)
    const elsewhere = Array.from({ length: 400 }, (_, at) => differs(width - 1 - at, 100))
    expect(elsewhere).not.toContain(true)

    const place = staging.tool.getByRole('checkbox', { name: /Keep the place/ })
    const open = async () => {
      const zip = await staging.download('All as ZIP')
      return unzipSync(new Uint8Array(await readFile(await zip.path())))
    }
    const without = await open()
    expect(Object.keys(without).sort()).toEqual(
      [
        ...['staged-photo-1.jpg', 'staged-photo-1-labelled.jpg', 'original.jpg', 'caption.txt'],
        ...['manifest.json', 'changed.png'],
      ].sort(),
    )
    const manifest = JSON.parse(Buffer.from(without['manifest.json'] ?? []).toString())
    expect(manifest).toMatchObject({ style: 'traditional', room: 'bedroom', seed: 1 })
    expect(manifest.added.length).toBeGreaterThan(3)
    expect(Buffer.from(without['caption.txt'] ?? []).toString()).toMatch(/^Virtually staged/)
    await place.check()
    const withPlace = await open()
    for (const name of [
      'staged-photo-1.jpg',
      'staged-photo-1-labelled.jpg',
      'original.jpg',
    ] as const) {
      const [no, yes] = await Promise.all(
        [without, withPlace].map((each) => sharp(each[name] ?? new Uint8Array()).metadata()),
      )
      expect(no?.exif?.toString('latin1')).toContain('Realia')
      // The value of the latitude: three fractions.
      const latitude = Buffer.from('3000000001000000330000000100', 'hex')
      expect(no?.exif?.includes(latitude)).toBe(false)
      expect(yes?.exif?.includes(latitude)).toBe(true)
    }
  })
})
