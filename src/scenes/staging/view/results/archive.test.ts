import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { photoWith, photoWithExif, text } from '../../../../files/position/testing/photo-with.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { toArchive } from './archive.ts'
import type { Package } from './package.ts'

const size = { width: 90, height: 120 }
/** All metadata can be read. */
const unheard = () => expect.unreachable()
const jpeg = (text: string) => new Blob([new Uint8Array([0xff, 0xd8, 0xff]), text])

function packaged(number: number, original: Blob): Package {
  const [clean, labelled] = [jpeg(`clean ${number}`), jpeg(`labelled ${number}`)]
  return {
    number,
    picture: { clean, labelled, thumb: clean, before: clean, changed: jpeg('mask'), share: 0.1 },
    kept: { name: `Photo ${number}`, original, size, position: false },
    caption: `Caption ${number}`,
    manifest: { seed: number },
  }
}

test('one archive holds all pictures, each original once, all captions and one manifest', async () => {
  const [a, b] = [jpeg('photo a'), jpeg('photo b')]
  const archive = await toArchive([packaged(1, a), packaged(2, a), packaged(4, b)], unheard)
  expect(archive.type).toBe('application/zip')
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const of = (number: number) =>
    ['.jpg', '-labelled.jpg', '-changed.png'].map((end) => `staged-photo-${number}${end}`)
  expect(Object.keys(entries).sort()).toEqual(
    [
      ...[1, 2, 4].flatMap(of),
      ...['original-1.jpg', 'original-2.jpg', 'captions.txt', 'manifest.json'],
    ].sort(),
  )
  const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
  expect(text('staged-photo-4-labelled.jpg')).toContain('labelled 4')
  expect(text('original-2.jpg')).toContain('photo b')
  expect(text('captions.txt')).toContain('staged-photo-4.jpg: Caption 4')
  expect(JSON.parse(text('manifest.json'))).toEqual({
    ...{ format: 'realia-staging-set', version: 1 },
    photos: [
      { file: 'staged-photo-1.jpg', original: 'original-1.jpg', seed: 1 },
      { file: 'staged-photo-2.jpg', original: 'original-1.jpg', seed: 2 },
      { file: 'staged-photo-4.jpg', original: 'original-2.jpg', seed: 4 },
    ],
  })
})

test('a picture that cannot be read ends in an error, and no archive', async () => {
  const lost = jpeg('lost')
  lost.arrayBuffer = () => Promise.reject(new Error('Gone'))
  const about = packaged(1, jpeg('photo'))
  about.picture.changed = lost
  await expect(toArchive([about], unheard)).rejects.toThrow('Gone')
})

test('originals whose metadata cannot be read are named, each once', async () => {
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  const tiff = writeTiff(true, [lost])
  const a = await photoWithExif(tiff)
  const b = await photoWith([], new Uint8Array([...text('Exif\0\0'), ...tiff]))
  const unread: unknown[] = []
  await toArchive([packaged(1, a), packaged(2, a), packaged(3, b)], (one) => unread.push(one))
  expect(unread).toEqual([
    { photo: 'Photo 1', what: 'Blanked' },
    { photo: 'Photo 3', what: 'Kept' },
  ])
})
