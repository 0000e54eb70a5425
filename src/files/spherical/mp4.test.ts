import { expect, test } from 'vitest'
import { readMp4 } from './mp4.ts'
import { noBounds, noPose } from './spherical.ts'
import {
  box,
  equi,
  ftyp,
  join,
  largeBox,
  longs,
  prhd,
  st3d,
  sv3d,
  track,
  uuidBox,
} from './testing/build.ts'

const moov = (...tracks: Uint8Array[]) => box('moov', box('mvhd', longs(0)), ...tracks)
const read = (...parts: Uint8Array[]) => readMp4(new Blob([join(...parts)]))
const sphere = {
  projection: 'equirectangular',
  stereo: 'mono',
  bounds: noBounds,
  pose: noPose,
}

test('a video of the whole sphere', async () => {
  expect(await read(ftyp, moov(track([sv3d(equi())])))).toEqual(sphere)
})

test('a part of the sphere, with its pose and two eyes', async () => {
  const projection = box('proj', prhd(-90, 12.5, 3), equi(0.25, 0.125, 0.5, 0.25))
  const found = await read(ftyp, moov(track([st3d(1), box('sv3d', projection)])))
  expect(found).toEqual({
    projection: 'equirectangular',
    stereo: 'top-bottom',
    bounds: { top: 0.25, bottom: 0.125, left: 0.5, right: 0.25 },
    pose: { yaw: -90, pitch: 12.5, roll: 3 },
  })
})

test.each([
  [0, 'mono'],
  [1, 'top-bottom'],
  [2, 'left-right'],
  [3, 'custom'],
  [4, 'right-left'],
  [99, 'mono'],
])('stereo mode %s is %s', async (mode, stereo) => {
  const found = await read(ftyp, moov(track([st3d(mode), sv3d(equi())])))
  expect(found?.stereo).toBe(stereo)
})

test('cubes and meshes are named', async () => {
  const cube = await read(ftyp, moov(track([sv3d(box('cbmp', longs(0, 0, 0)))])))
  expect(cube?.projection).toBe('cubemap')
  const mesh = await read(ftyp, moov(track([sv3d(box('mshp', longs(0, 0, 0)))])))
  expect(mesh?.projection).toBe('mesh')
})

test('bounds that leave nothing are none', async () => {
  const found = await read(ftyp, moov(track([sv3d(equi(0.6, 0.6))])))
  expect(found?.bounds).toEqual(noBounds)
})

test('the movie behind gigabytes of pictures, of which nothing is read', async () => {
  const pictures = new Blob([new Uint8Array(2_000_000)])
  const movie = moov(track([]), track([sv3d(equi())]))
  const file = new Blob([
    ...[ftyp, longs(pictures.size + 8), new TextEncoder().encode('mdat'), pictures],
    ...[largeBox('free', new Uint8Array(5)), movie],
  ])
  let bytes = 0
  const slice = file.slice.bind(file)
  file.slice = (start = 0, end = 0) => {
    bytes += end - start
    return slice(start, end)
  }
  expect(await readMp4(file)).toEqual(sphere)
  expect(bytes).toBeLessThan(movie.length + 100)
})

test('the first version’s XML, and the second one before it', async () => {
  const xml = (projection: string) => `<?xml version="1.0"?><rdf:SphericalVideo>
    <GSpherical:Spherical>true</GSpherical:Spherical>
    <GSpherical:ProjectionType>${projection}</GSpherical:ProjectionType>
    <GSpherical:StereoMode>left-right</GSpherical:StereoMode>
    <GSpherical:FullPanoWidthPixels>4000</GSpherical:FullPanoWidthPixels>
    <GSpherical:FullPanoHeightPixels>2000</GSpherical:FullPanoHeightPixels>
    <GSpherical:CroppedAreaImageWidthPixels>2000</GSpherical:CroppedAreaImageWidthPixels>
    <GSpherical:CroppedAreaImageHeightPixels>1000</GSpherical:CroppedAreaImageHeightPixels>
    <GSpherical:CroppedAreaLeftPixels>1000</GSpherical:CroppedAreaLeftPixels>
    <GSpherical:CroppedAreaTopPixels>400</GSpherical:CroppedAreaTopPixels>`
  const first = await read(ftyp, moov(track([], uuidBox(xml('equirectangular')))))
  expect(first).toEqual({
    ...sphere,
    stereo: 'left-right',
    bounds: { left: 0.25, right: 0.25, top: 0.2, bottom: 0.3 },
  })
  const both = await read(ftyp, moov(track([sv3d(equi())], uuidBox(xml('equirectangular')))))
  expect(both).toEqual(sphere)
  expect(await read(ftyp, moov(track([], uuidBox(xml('fisheye')))))).toBeUndefined()
})

test('a usual video says nothing, and neither do other files', async () => {
  expect(await read(ftyp, moov(track([])))).toBeUndefined()
  expect(await read(ftyp, box('mdat', new Uint8Array(10)))).toBeUndefined()
  expect(await read(new Uint8Array())).toBeUndefined()
  expect(await read(new TextEncoder().encode('no video, but a text'))).toBeUndefined()
})

test('a box whose size is 0 reaches to the end of the file', async () => {
  const movie = moov(track([sv3d(equi())]))
  movie.set(longs(0), 0)
  expect(await read(ftyp, movie)).toEqual(sphere)
})

test.each([
  ['smaller than its header', longs(4)],
  ['larger than the file', longs(0x7fffffff)],
  ['64 bits, of which none are there', longs(1)],
])('a box that is %s ends the reading', async (_what, size) => {
  const movie = moov(track([sv3d(equi())]))
  movie.set(size, 0)
  expect(await read(ftyp, movie)).toBeUndefined()
  const huge = join(longs(1), new TextEncoder().encode('moov'), longs(0xffffffff, 0xffffffff))
  expect(await read(ftyp, huge)).toBeUndefined()
})

test('cut off or damaged anywhere, it ends and never throws', async () => {
  const whole = join(ftyp, moov(track([st3d(1), sv3d(equi(0.1, 0.1, 0.1, 0.1))])))
  for (let at = 0; at < whole.length; at++) {
    await read(whole.subarray(0, at))
    for (const value of [0, 1, 0x80, 0xff]) {
      const damaged = whole.slice()
      damaged[at] = value
      await expect(read(damaged)).resolves.not.toBe(null)
    }
  }
})

test('a file of nothing but headers ends', async () => {
  const headers = new Uint8Array(8 * 10_000)
  for (let at = 0; at < headers.length; at += 8) headers.set(longs(8), at)
  let reads = 0
  const file = new Blob([headers])
  const slice = file.slice.bind(file)
  file.slice = (start, end) => {
    reads += 1
    return slice(start, end)
  }
  expect(await readMp4(file)).toBeUndefined()
  expect(reads).toBeLessThanOrEqual(2000)
})
