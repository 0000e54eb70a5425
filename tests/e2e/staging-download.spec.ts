import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { writeTiff } from '../../src/files/tiff.ts'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { pictureOf } from './pictures.ts'
import { rooms, StagingPage } from './staging-page.ts'

test.describe('what is downloaded of a staged photo', { tag: ['@all', '@spec-9'] }, () => {
  test('a picture says what it is, and its archive holds all that belongs to it', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    // A photo with a place, as a phone takes it, of a room that is known.
    const known = await readFile('public/rooms/bedroom-corner.jpg')
    const placed = await sharp(known)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Realia' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .toBuffer()
    // Behind its pixels more Exif, whose position is not where it is said to be, and which goes who knows how far.
    const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
    const body = Buffer.concat([placed, Buffer.from('Exif\0\0'), writeTiff(true, [lost])])
    await page.route('**/rooms/bedroom-corner.jpg', (route) =>
      route.fulfill({ body, contentType: 'image/jpeg' }),
    )
    await staging.stageRoom(rooms.bedroom, 'Traditional')
    const labelled = await staging.download('With label')
    expect(labelled.suggestedFilename()).toBe('staged-photo-1-labelled.jpg')
    const clean = await staging.download('Download JPEG')
    const [a, b] = [await pictureOf(await labelled.path()), await pictureOf(await clean.path())]
    const { width, height } = a
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
    const note = staging.results.getByRole('alert').filter({ hasText: 'could not be read' })
    await expect(note).toHaveCount(0)
    const without = await open()
    await expect(note).toHaveText(/into Empty bedroom could .* is still in the download\./)
    expect(await axeViolations(page)).toEqual([])
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
    await expect(note).toHaveCount(0)
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

  test('a photo of which a place may not be taken out is named beside its download', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.add({
      name: 'hall.jpg',
      mimeType: 'image/jpeg',
      buffer: withBrokenXmp(await readFile('public/rooms/bedroom-corner.jpg')),
    })
    await staging.has(1)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await page.getByRole('button', { name: 'Furnish this floor' }).click({ timeout: 60_000 })
    await staging.staged(1)
    const note = staging.results.locator('[data-unread="1"]')
    await expect(note).toHaveCount(0)
    const zip = await staging.download('All as ZIP')
    await expect(note).toContainText('into hall.jpg could not be read. It was left out')
    const entries = unzipSync(new Uint8Array(await readFile(await zip.path())))
    for (const bytes of Object.values(entries))
      expect(Buffer.from(bytes).includes('GPSLatitude')).toBe(false)
  })
})

/** Adds XMP to a JPEG that ends in the midst of the latitude. */
function withBrokenXmp(jpeg: Buffer): Buffer {
  const xmp = Buffer.from(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:RDF><rdf:Description exif:GPSLatitude="48,51',
  )
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(xmp.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, xmp, jpeg.subarray(2)])
}
