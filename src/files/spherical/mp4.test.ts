import { expect, test } from 'vitest'
import { readMp4Projection } from './mp4.ts'
import { noBounds } from './spherical.ts'
import * as build from './testing/build.ts'

const { ascii, box, equi, ftyp, join, longs, prhd, sv3d, track } = build
const moov = (...tracks: Uint8Array[]) => box('moov', box('mvhd', longs(0)), ...tracks)
const read = (...parts: Uint8Array[]) => readMp4Projection(new Blob([join(...parts)]))
const readTrack = (...boxes: Uint8Array[]) => read(ftyp, moov(track(boxes)))
const sphere = { projection: 'equirectangular', bounds: noBounds, yaw: 0 }

/** A file of which it is counted how often, and how many bytes of it, are read. */
function counted(file: Blob) {
  const count = { reads: 0, bytes: 0 }
  const slice = file.slice.bind(file)
  file.slice = (start = 0, end = 0) => {
    count.reads += 1
    count.bytes += end - start
    return slice(start, end)
  }
  return count
}

test('a partial sphere that is turned is read', async () => {
  const projection = box('proj', prhd(-90.5, 12.5, 3), equi(0.25, 0.125, 0.5, 0.25))
  expect(await readTrack(box('sv3d', projection))).toEqual({
    projection: 'equirectangular',
    bounds: { top: 0.25, bottom: 0.125, left: 0.5, right: 0.25 },
    yaw: -90.5,
  })
})

test('cubes and meshes are named, and bounds that leave nothing are ignored', async () => {
  for (const [name, projection] of Object.entries({ cbmp: 'cubemap', mshp: 'mesh' }))
    expect(await readTrack(sv3d(box(name, longs(0, 0, 0))))).toMatchObject({ projection })
  expect(await readTrack(sv3d(equi(0.6, 0.6)))).toMatchObject({ bounds: noBounds })
})

test('a movie box behind gigabytes of media is found without reading them', async () => {
  const pictures = new Blob([new Uint8Array(2_000_000)])
  const movie = moov(track([]), track([sv3d(equi())]))
  const free = build.largeBox('free', new Uint8Array(5))
  const file = new Blob([ftyp, longs(pictures.size + 8), 'mdat', pictures, free, movie])
  const count = counted(file)
  expect(await readMp4Projection(file)).toEqual(sphere)
  expect(count.bytes).toBeLessThan(movie.length + 100)
})

test('V1 XML is read, and V2 takes precedence', async () => {
  const figures = {
    ...{ FullPanoWidthPixels: 4000, FullPanoHeightPixels: 2000 },
    ...{ CroppedAreaImageWidthPixels: 2000, CroppedAreaImageHeightPixels: 1000 },
    ...{ CroppedAreaLeftPixels: 1000, CroppedAreaTopPixels: 400 },
  }
  const uuid = (projection: string) => {
    const said = { Spherical: true, ProjectionType: projection }
    const fields = Object.entries({ ...said, ...figures })
    return build.uuidBox(
      fields.map(([name, value]) => `<GSpherical:${name}>${value}</GSpherical:${name}>`).join('\n'),
    )
  }
  expect(await read(ftyp, moov(track([], uuid('equirectangular'))))).toEqual({
    ...sphere,
    bounds: { left: 0.25, right: 0.25, top: 0.2, bottom: 0.3 },
  })
  const both = track([sv3d(equi())], uuid('equirectangular'))
  expect(await read(ftyp, moov(both))).toEqual(sphere)
  expect(await read(ftyp, moov(track([], uuid('fisheye'))))).toBeUndefined()
})

test('ordinary videos and other files have no projection', async () => {
  expect(await readTrack()).toBeUndefined()
  expect(await read(ftyp, box('mdat', new Uint8Array(10)))).toBeUndefined()
  for (const text of ['', 'no video, but a text']) expect(await read(ascii(text))).toBeUndefined()
})

test.each([
  ['0 reaches to the end of the file', longs(0), sphere],
  ['smaller than its header ends the reading', longs(4), undefined],
  ['larger than the file ends it', longs(0x7fffffff), undefined],
  ['64 bits, of which none are there, ends it', longs(1), undefined],
])('a box whose size is %s', async (_what, size, found) => {
  const movie = moov(track([sv3d(equi())]))
  movie.set(size, 0)
  expect(await read(ftyp, movie)).toEqual(found)
  const huge = join(longs(1), ascii('moov'), longs(0xffffffff, 0xffffffff))
  expect(await read(ftyp, huge)).toBeUndefined()
})

test('cut off or damaged anywhere, it ends and never throws', async () => {
  const whole = join(ftyp, moov(track([sv3d(equi(0.1, 0.1, 0.1, 0.1))])))
  for (let at = 0; at < whole.length; at++) {
    await read(whole.subarray(0, at))
    for (const value of [0, 0x80, 0xff]) await read(whole.slice().fill(value, at, at + 1))
  }
})

test('a file of nothing but headers ends', async () => {
  const headers = new Uint8Array(8 * 10_000)
  for (let at = 0; at < headers.length; at += 8) headers.set(longs(8), at)
  const file = new Blob([headers])
  const count = counted(file)
  expect(await readMp4Projection(file)).toBeUndefined()
  expect(count.reads).toBeLessThanOrEqual(2000)
})
