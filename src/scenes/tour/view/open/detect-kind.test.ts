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
  const { sort, projection } = await detectKind(blob, 'a')
  return [sort, projection]
}
const xmp = '<x GPano:ProjectionType="equirectangular"/>'

const asFlat = '<x GPano:UsePanoramaViewer="False"/>'

test.each([
  ['2:1', png(4096, 2048), ['image', 'sphere']],
  ['a photo', png(4000, 3000), ['image', 'flat']],
  ['a sweep', png(8000, 2000), ['image', 'flat']],
  ['to be flat', png(4096, 2048, asFlat), ['image', 'flat']],
  ['behind megabytes', png(300, 200, new Uint8Array(2e6), xmp), ['image', 'sphere']],
])('an image %s', async (_what, blob, expected) => expect(await kindOf(blob)).toEqual(expected))

const movie = (...boxes: Uint8Array[]) =>
  new Blob([ftyp, box('mdat', new Uint8Array(9)), box('moov', track(boxes))])

test.each([
  ['a sphere', movie(sv3d(equi())), ['video', 'sphere']],
  ['a cube', movie(sv3d(box('cbmp', longs(0, 0, 0)))), ['video', 'flat']],
  ['nothing', movie(), ['video', 'flat']],
])('a video that says %s', async (_what, blob, expected) => {
  expect(await kindOf(blob)).toEqual(expected)
})

test('what is no media, or cannot be read from its beginning or later, is refused', async () => {
  const refused = (blob: Blob, code: string) =>
    expect(detectKind(blob, 'a')).rejects.toMatchObject({ fault: { code, name: 'a' } })
  await refused(new Blob(), 'Empty')
  await refused(new Blob(['a text']), 'NotMedia')
  for (const good of [0, 1]) {
    const video = movie()
    const slice = video.slice.bind(video)
    let reads = 0
    video.slice = (start, end) => {
      reads += 1
      if (reads > good) throw new DOMException('Changed', 'NotReadableError')
      return slice(start, end)
    }
    await refused(video, 'Unreadable')
  }
})
