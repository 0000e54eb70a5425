import { strFromU8, unzipSync } from 'fflate'
import sharp, { type Exif } from 'sharp'
import { expect, test } from 'vitest'
import { exifSegment } from '../../../../files/exif-lens.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { originalOf, withMetadata } from './exports.ts'
import { toPackage } from './package.ts'

const size = { width: 90, height: 120 }
/** All metadata can be read. */
const unheard = () => expect.unreachable()
const name = 'Attic'

async function jpeg(background: string, exif?: Exif) {
  const made = sharp({ create: { ...size, channels: 3, background } }).jpeg()
  const buffer = await (exif ? made.withExif(exif) : made).toBuffer()
  return new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' })
}

const placed = () =>
  jpeg('#a86', {
    IFD0: { Make: 'Realia' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 0/1 0/1' },
  })
const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
/** The tag of the directory that tells the place, in the byte order of the test's pictures. */
const tellsPlace = (photo: Uint8Array) => {
  const tiff = Buffer.from(exifSegment(photo) ?? [])
  return tiff.includes(Buffer.from(tiff.toString('latin1', 0, 2) === 'II' ? '2588' : '8825', 'hex'))
}

test('a picture keeps what the camera wrote, and the place only where it is wanted', async () => {
  const [original, picture] = [await placed(), await jpeg('#333')]
  expect(tellsPlace(await bytes(original))).toBe(true)
  for (const position of [false, true]) {
    const written = await bytes(await withMetadata(picture, { original, size, position }))
    expect(Buffer.from(written).includes('Realia')).toBe(true)
    expect(tellsPlace(written)).toBe(position)
    const handed = await bytes(await originalOf({ name, original, position }, unheard))
    expect(tellsPlace(handed)).toBe(position)
    expect(Buffer.from(handed).includes('Realia')).toBe(true)
  }
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'the original, a %s, is handed on without its place, turned as it was, pixel for pixel',
  async (format) => {
    const create = { ...size, channels: 3 as const, background: '#a86' }
    const buffer = await sharp({ create })
      .toFormat(format)
      .withExif({
        IFD0: { Make: 'Realia' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const original = new Blob([new Uint8Array(buffer)], { type: `image/${format}` })
    const bare = await originalOf({ name, original, position: false }, unheard)
    // 48°, 51′ and 30″ as a file holds them, in either byte order.
    const degrees = ['3000000001000000330000000100', '0000003000000001000000330000']
    const tells = (photo: Uint8Array) =>
      degrees.some((each) => Buffer.from(photo).includes(Buffer.from(each, 'hex')))
    expect([tells(await bytes(original)), tells(await bytes(bare))]).toEqual([true, false])
    expect(Buffer.from(await bytes(bare)).includes('Realia')).toBe(true)
    const read = async (photo: Blob) => {
      const opened = sharp(await bytes(photo))
      return [(await opened.metadata()).orientation, await opened.raw().toBuffer()]
    }
    expect(await read(bare)).toEqual(await read(original))
    expect(await originalOf({ name, original, position: true }, unheard)).toBe(original)
  },
)

test('a photo without metadata changes nothing', async () => {
  const [original, picture] = [await jpeg('#a86'), await jpeg('#333')]
  expect(await withMetadata(picture, { original, size, position: false })).toBe(picture)
})

test('the archive holds both pictures, the original, the caption, the manifest and the mask', async () => {
  const [original, clean, labelled] = [await placed(), await jpeg('#333'), await jpeg('#444')]
  const changed = new Blob(['mask'])
  const archive = await toPackage(
    {
      number: 4,
      picture: { clean, labelled, changed, thumb: clean, before: clean, share: 0.1 },
      kept: { name, original, size, position: false },
      ...{ caption: 'Virtually staged', manifest: { seed: 1 } },
    },
    unheard,
  )
  const entries = unzipSync(await bytes(archive))
  expect(Object.keys(entries)).toEqual([
    ...['staged-photo-4.jpg', 'staged-photo-4-labelled.jpg', 'original.jpg', 'caption.txt'],
    ...['manifest.json', 'changed.png'],
  ])
  const entry = (name: string) => entries[name] ?? new Uint8Array()
  for (const name of Object.keys(entries).filter((each) => each.endsWith('.jpg'))) {
    expect(await sharp(entry(name)).metadata()).toMatchObject(size)
    expect(tellsPlace(entry(name))).toBe(false)
  }
  expect(strFromU8(entry('caption.txt'))).toBe('Virtually staged\n')
  expect(JSON.parse(strFromU8(entry('manifest.json')))).toEqual({ seed: 1 })
})

test('an original that may still tell its place is named, unless that is wanted', async () => {
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array([255, 255, 255, 127]) }
  const tiff = new Uint8Array(writeTiff(true, [lost]))
  const original = new Blob(['\0\0\0\x10ftypheicheic\0\0\0\x06Exif\0\0', tiff])
  const picture = await jpeg('#333')
  const unread: unknown[] = []
  for (const position of [false, true]) {
    const archive = await toPackage(
      {
        number: 1,
        picture: {
          ...{ clean: picture, labelled: picture, changed: new Blob(['mask']) },
          ...{ thumb: picture, before: picture, share: 0.1 },
        },
        kept: { name, original, size, position },
        ...{ caption: 'Virtually staged', manifest: {} },
      },
      (one) => unread.push(one),
    )
    expect(unzipSync(await bytes(archive))['original.heic']).toHaveLength(original.size)
    expect(unread).toEqual([{ photo: 'Attic', what: 'Kept' }])
  }
})
