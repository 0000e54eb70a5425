import { strFromU8, unzipSync } from 'fflate'
import sharp, { type Exif } from 'sharp'
import { expect, test } from 'vitest'
import { exifTiff } from '../../../../files/jpeg.ts'
import {
  danglingGpsEntry,
  photoWith,
  photoWithExif,
  text,
} from '../../../../files/position/testing/photo-with.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { originalOf, type Package, packageToZip, toArchive, withMetadata } from './package.ts'

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
const said = (text: string) => new Blob([new Uint8Array([0xff, 0xd8, 0xff]), text])
const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const unzipped = async (archive: Blob) => {
  const entries = unzipSync(await bytes(archive))
  const entry = (name: string) => entries[name] ?? new Uint8Array()
  return { names: Object.keys(entries), entry, textOf: (name: string) => strFromU8(entry(name)) }
}

function packaged(
  number: number,
  original: Blob,
  about: Partial<Package['picture']> = {},
): Package {
  const clean = said(`clean ${number}`)
  const labelled = said(`labelled ${number}`)
  const others = { thumb: clean, before: clean, changed: said('mask'), share: 0.1 }
  return {
    number,
    picture: { clean, labelled, ...others, ...about },
    kept: { name: `Photo ${number}`, original, size, position: false },
    ...{ caption: `Caption ${number}`, manifest: { seed: number } },
  }
}

/** The tag of the directory that tells the place, in the byte order of the test's pictures. */
const tellsPlace = (photo: Uint8Array) => {
  const tiff = Buffer.from(exifTiff(photo) ?? [])
  return tiff.includes(Buffer.from(tiff.toString('latin1', 0, 2) === 'II' ? '2588' : '8825', 'hex'))
}
const unreadable = writeTiff(true, [danglingGpsEntry])

test('a picture keeps what the camera wrote, and the place only where it is wanted', async () => {
  const [original, picture] = [await placed(), await jpeg('#333')]
  expect(tellsPlace(await bytes(original))).toBe(true)
  for (const position of [false, true]) {
    for (const written of [
      await bytes(await withMetadata(picture, { name, original, size, position })),
      await bytes(await originalOf({ name, original, position }, unheard)),
    ]) {
      expect(Buffer.from(written).includes('Realia')).toBe(true)
      expect(tellsPlace(written)).toBe(position)
    }
  }
  // A photo without metadata changes nothing.
  const about = { name, original: await jpeg('#a86'), size, position: false }
  expect(await withMetadata(picture, about)).toBe(picture)
})

test('the package holds both pictures, the original, the caption, the manifest and the mask', async () => {
  const pictures = { clean: await jpeg('#333'), labelled: await jpeg('#444') }
  const archive = await packageToZip(packaged(4, await placed(), pictures), unheard)
  const { names, entry, textOf } = await unzipped(archive)
  expect(names).toEqual([
    ...['staged-photo-4.jpg', 'staged-photo-4-labelled.jpg', 'original.jpg', 'caption.txt'],
    ...['manifest.json', 'changed.png'],
  ])
  for (const name of names.filter((each) => each.endsWith('.jpg'))) {
    expect(await sharp(entry(name)).metadata()).toMatchObject(size)
    expect(tellsPlace(entry(name))).toBe(false)
  }
  expect(textOf('caption.txt')).toBe('Caption 4\n')
  expect(JSON.parse(textOf('manifest.json'))).toEqual({ seed: 4 })
})

test('an original that may still tell its place is named, whether that is wanted or not', async () => {
  const original = new Blob([
    ...['\0\0\0\x10ftypheicheic\0\0\0\x06Exif\0\0', new Uint8Array(unreadable)],
  ])
  const unread: unknown[] = []
  for (const position of [false, true]) {
    const about = packaged(1, original)
    const kept = { ...about.kept, position }
    const archive = await packageToZip({ ...about, kept }, (one) => unread.push(one))
    expect((await unzipped(archive)).entry('original.heic')).toHaveLength(original.size)
    expect(unread).toEqual([{ photo: 'Photo 1', what: 'Kept' }])
  }
})

test('one archive holds all pictures, each original once, all captions and one manifest', async () => {
  const [a, b] = [said('photo a'), said('photo b')]
  const archive = await toArchive([packaged(1, a), packaged(2, a), packaged(4, b)], unheard)
  expect(archive.type).toBe('application/zip')
  const { names, textOf } = await unzipped(archive)
  const of = (number: number) =>
    ['.jpg', '-labelled.jpg', '-changed.png'].map((end) => `staged-photo-${number}${end}`)
  const others = ['original-1.jpg', 'original-2.jpg', 'captions.txt', 'manifest.json']
  expect(new Set(names)).toEqual(new Set([...[1, 2, 4].flatMap(of), ...others]))
  expect(textOf('staged-photo-4-labelled.jpg')).toContain('labelled 4')
  expect(textOf('original-2.jpg')).toContain('photo b')
  expect(textOf('captions.txt')).toContain('staged-photo-4.jpg: Caption 4')
  const photo = (number: number, of: number) => ({
    ...{ file: `staged-photo-${number}.jpg`, original: `original-${of}.jpg`, seed: number },
  })
  expect(JSON.parse(textOf('manifest.json'))).toEqual({
    ...{ format: 'realia-staging-set', version: 1 },
    photos: [photo(1, 1), photo(2, 1), photo(4, 2)],
  })
})

test('a picture that cannot be read ends in an error, and no archive', async () => {
  const changed = said('lost')
  changed.stream = () => {
    throw new Error('Gone')
  }
  await expect(toArchive([packaged(1, said('photo'), { changed })], unheard)).rejects.toThrow(
    'Gone',
  )
})

test('originals whose metadata cannot be read are named, each once', async () => {
  const a = await photoWithExif(unreadable)
  const b = await photoWith([], new Uint8Array([...text('Exif\0\0'), ...unreadable]))
  const unread: unknown[] = []
  await toArchive([packaged(1, a), packaged(2, a), packaged(3, b)], (one) => unread.push(one))
  expect(unread).toEqual([
    { photo: 'Photo 1', what: 'Blanked' },
    { photo: 'Photo 3', what: 'Kept' },
  ])
})
