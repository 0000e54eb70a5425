import { expect, test } from 'vitest'
import { box, equi, ftyp, longs, sv3d, track } from '../../../../files/spherical/testing/build.ts'
import { detectKind } from './detect-kind.ts'

const png = (width: number, height: number, ...rest: BlobPart[]) => {
  const head = new DataView(new ArrayBuffer(33))
  new Uint8Array(head.buffer).set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  head.setUint32(16, width)
  head.setUint32(20, height)
  return new Blob([head, ...rest])
}
const kindOf = async (blob: Blob) => {
  const { sort, projection, by } = await detectKind(blob, 'a')
  return [sort, projection, by]
}
const xmp = '<x GPano:ProjectionType="equirectangular"/>'

test.each([
  ['2:1', png(4096, 2048), ['image', 'sphere', 'ratio']],
  ['a photo', png(4000, 3000), ['image', 'flat', 'none']],
  ['a sweep', png(8000, 2000), ['image', 'flat', 'sweep']],
  ['a partial panorama', png(6000, 2000, xmp), ['image', 'sphere', 'metadata']],
  [
    'to be flat',
    png(4096, 2048, '<x GPano:UsePanoramaViewer="False"/>'),
    ['image', 'flat', 'metadata'],
  ],
  ['behind megabytes', png(300, 200, new Uint8Array(2e6), xmp), ['image', 'sphere', 'metadata']],
  ['of unknown size', new Blob(['<svg/>'], { type: 'image/svg+xml' }), ['image', 'flat', 'none']],
])('an image %s', async (_what, blob, expected) => expect(await kindOf(blob)).toEqual(expected))

test('videos by what they say', async () => {
  const movie = (...boxes: Uint8Array[]) =>
    new Blob([ftyp, box('mdat', new Uint8Array(9)), box('moov', track(boxes))])
  expect(await kindOf(movie(sv3d(equi())))).toEqual(['video', 'sphere', 'metadata'])
  expect(await kindOf(movie(sv3d(box('cbmp', longs(0, 0, 0)))))).toEqual([
    ...['video', 'flat', 'metadata'],
  ])
  expect(await kindOf(movie())).toEqual(['video', 'flat', 'none'])
})

test.each([
  ['Empty', new Blob()],
  ['NotMedia', new Blob(['a text'])],
])('%s', async (code, blob) => {
  await expect(detectKind(blob, 'a')).rejects.toMatchObject({ fault: { code, name: 'a' } })
})

test('Unreadable, at the beginning and later', async () => {
  const gone = () => {
    throw new DOMException('Changed', 'NotReadableError')
  }
  const image = png(1, 1)
  image.slice = gone
  await expect(detectKind(image, 'a')).rejects.toMatchObject({ fault: { code: 'Unreadable' } })
  const video = new Blob([ftyp, box('moov', track([]))])
  const slice = video.slice.bind(video)
  let reads = 0
  video.slice = (start, end) => {
    reads += 1
    return reads > 1 ? gone() : slice(start, end)
  }
  await expect(detectKind(video, 'a')).rejects.toMatchObject({ fault: { code: 'Unreadable' } })
})
