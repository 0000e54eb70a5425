import { expect, test } from 'vitest'
import { degrees, radians } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { cross, normalize, rotate, type Vec3 } from '../../../math/vector.ts'
import type { ImagePoint } from '../camera.ts'
import { estimateCameraFromLines } from './estimate-camera.ts'
import { type GrayImage, toGray } from './gray-image.ts'
import { findSegments, gradientOf } from './line-segments.ts'
import type { ImageLine } from './vanishing-points.ts'

/** A picture with a dark square in it, turned about its middle; each pixel is the mean of 16 points. */
function turnedSquare(size: number, half: number, angle: number): GrayImage {
  const data = new Float32Array(size * size)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let at = 0; at < data.length; at += 1) {
    let inside = 0
    for (let point = 0; point < 16; point += 1) {
      const x = (at % size) + ((point % 4) + 0.5) / 4 - size / 2
      const y = Math.floor(at / size) + (Math.floor(point / 4) + 0.5) / 4 - size / 2
      if (Math.abs(x * cos + y * sin) < half && Math.abs(y * cos - x * sin) < half) inside += 1
    }
    data[at] = 200 - 10 * inside
  }
  return { width: size, height: size, data }
}

test.each([0, 20, 63])(
  'edges of a square turned by %i° are found to a third of a pixel',
  (angle) => {
    const [size, half] = [200, 60]
    const found = findSegments(gradientOf(turnedSquare(size, half, radians(angle))))
    const long = found.filter(({ length }) => length > 80)
    expect(long).toHaveLength(4)
    const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
    const offAt = ({ x, y }: ImagePoint) =>
      Math.max(Math.abs(x * cos - y * sin), Math.abs(y * cos + x * sin)) - half
    for (const { from, to } of long) {
      expect(Math.abs(offAt(from))).toBeLessThan(0.34)
      expect(Math.abs(offAt(to))).toBeLessThan(0.34)
    }
  },
)

test('a picture is made smaller by whole areas', () => {
  const rgba = Uint8Array.from({ length: 5 * 5 * 4 }, (_, at) =>
    Math.floor(at / 4) % 5 < 2 ? 0 : 200,
  )
  const { width, height, data } = toGray(rgba, 5, 5, 2)
  expect([width, height]).toEqual([2, 2])
  // Two and a half columns a cell: two dark ones and half a light one, then light ones only.
  expect([...data]).toEqual([40, 200, 40, 200].map((level) => expect.closeTo(level, 3)))
})

/** Edges of a room as a camera sees them, each end off by `noise` pixels, and others that run anywhere. */
function roomLines(seed: number, noise: number, others: number) {
  const random = createRandom(seed)
  const between = (low: number, high: number) => low + random() * (high - low)
  const [width, height] = [1000, 750]
  const focal = between(580, 860)
  const tilt = radians(between(-18, 8))
  const yaw = radians(between(20, 70))
  const roll = radians(between(-5, 5))
  const turned = (d: Vec3) => rotate(rotate(rotate(d, [0, yaw, 0]), [-tilt, 0, 0]), [0, 0, roll])
  const axes = [turned([0, 1, 0]), turned([1, 0, 0]), turned([0, 0, 1])] as const
  const lines: ImageLine[] = []
  for (let at = 0; at < 90 + others; at += 1) {
    const x = between(-width / 2, width / 2)
    const y = between(-height / 2, height / 2)
    const length = between(25, 180)
    const direction = axes[at % 3] as Vec3
    const [right, down, far] = direction
    let angle = Math.atan2(down * focal + far * y, right * focal + far * x)
    if (at >= 90) angle = between(0, Math.PI)
    else angle += ((random() + random() - 1) * noise * 2) / length
    lines.push({ x, y, dx: Math.cos(angle), dy: Math.sin(angle), length })
  }
  return { lines, focal, width, height, up: axes[0] }
}

test.each([1, 2, 3, 4])(
  'a camera is found among the edges of a room, with half as many that run anywhere: %i',
  (seed) => {
    const { lines, width, height, focal, up } = roomLines(seed, 0.6, 45)
    const match = estimateCameraFromLines(lines, { width, height }, createRandom(seed))
    const fieldOfView = degrees(2 * Math.atan(height / 2 / focal))
    expect(Math.abs(degrees(match?.fieldOfView ?? 0) - fieldOfView)).toBeLessThan(2)
    const apart = Math.hypot(...cross(normalize(match?.up ?? [1, 0, 0]), up))
    expect(degrees(Math.asin(apart))).toBeLessThan(0.6)
  },
)

test('where only noise is, it says that it does not know', () => {
  const random = createRandom(8)
  const lines = Array.from({ length: 120 }, () => {
    const angle = random() * Math.PI
    const [x, y] = [1000 * random() - 500, 750 * random() - 375]
    return { x, y, dx: Math.cos(angle), dy: Math.sin(angle), length: 40 }
  })
  expect(estimateCameraFromLines(lines, { width: 1000, height: 750 }, random)?.confidence).toBe(
    'poor',
  )
  expect(estimateCameraFromLines([], { width: 1000, height: 750 }, random)).toBeNull()
})
