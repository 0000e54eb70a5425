import { expect, test } from 'vitest'
import { noBounds } from './spherical.ts'
import { ascii, element, join, longs } from './testing/build.ts'
import { readWebmProjection } from './webm.ts'

const ebml = element(0x1a45dfa3, [0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d])
const uint = (id: number, value: number) => element(id, [value])
const file = (...video: Uint8Array[]) =>
  join(
    ebml,
    element(
      0x18538067,
      join(
        element(0x1549a966, new Uint8Array(20)),
        element(0x1654ae6b, element(0xae, join(uint(0xd7, 1), element(0xe0, join(...video))))),
        element(0x1f43b675, new Uint8Array(100)),
      ),
    ),
  )
const float64 = (value: number) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return new Uint8Array(view.buffer)
}

test('a partial sphere that is turned is read', () => {
  const half = 2 ** 31
  const bounds = element(0x7672, longs(0, half / 2, half / 2, half / 2, half / 4))
  const pose = join(element(0x7673, float64(-45)), element(0x7674, float64(10)))
  const projection = element(0x7670, join(uint(0x7671, 1), bounds, pose))
  expect(readWebmProjection(file(projection))).toEqual({
    projection: 'equirectangular',
    bounds: { top: 0.25, bottom: 0.25, left: 0.25, right: 0.125 },
    yaw: -45,
  })
})

test.each([
  [0, 'rectangular'],
  [2, 'cubemap'],
  [3, 'mesh'],
])('projection %s is %s', (type, projection) => {
  expect(readWebmProjection(file(element(0x7670, uint(0x7671, type))))?.projection).toBe(projection)
})

test('a segment of unknown size and the V1 tag are read', () => {
  const whole = file(element(0x7670, uint(0x7671, 1)))
  whole.set([0x1f, 0xff, 0xff, 0xff], ebml.length + 4)
  const sphere = { projection: 'equirectangular', bounds: noBounds, yaw: 0 }
  expect(readWebmProjection(whole)).toEqual(sphere)
  const xml = '<GSpherical:Spherical>true</GSpherical:Spherical>'
  expect(readWebmProjection(join(file(), ascii(xml)))).toEqual(sphere)
})

test('an ordinary video has no projection', () => {
  expect(readWebmProjection(file(uint(0xb0, 4)))).toBeUndefined()
  expect(readWebmProjection(new Uint8Array())).toBeUndefined()
})

test('cut off or damaged anywhere, it ends and never throws', () => {
  const half = 2 ** 31
  const bounds = element(0x7672, longs(0, half, 0, 0, 0))
  const whole = file(element(0x7670, join(uint(0x7671, 1), bounds, element(0x7673, float64(9)))))
  for (let at = 0; at < whole.length; at++) {
    expect(() => readWebmProjection(whole.subarray(0, at))).not.toThrow()
    for (const value of [0, 1, 0x80, 0xff]) {
      const damaged = whole.slice()
      damaged[at] = value
      expect(() => readWebmProjection(damaged)).not.toThrow()
    }
  }
})
