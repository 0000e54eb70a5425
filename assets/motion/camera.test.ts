import { expect, test } from 'vitest'
import {
  type Camera,
  headingCamera,
  moved,
  onPlane,
  pictureMatrix,
  project,
  rayMatrix,
  rayThrough,
  stillCamera,
} from './camera.ts'
import { add, scale, subtract, type Vector } from './vector.ts'

const level = stillCamera([1.3, -0.55, 1.5], [-3.6, -0.62, 0.97], 26)
const tilted = stillCamera([1.3, -1.05, 1.5], [-0.25, 0.12, 0.8], 29, false)
const rest = { yaw: 0, pitch: 0, roll: 0, zoom: 1 }

const apply = (m: number[], [x, y, z]: Vector): Vector => {
  const row = (i: number) => (m[i] ?? 0) * x + (m[i + 1] ?? 0) * y + (m[i + 2] ?? 0) * z
  return [row(0), row(3), row(6)]
}

test.each([
  ['level', level, [-3.6, -0.62, 0.97]],
  ['tilted', tilted, [-0.25, 0.12, 0.8]],
] as [string, Camera, Vector][])(
  'a %s camera sees its target in the middle',
  (_, camera, target) => {
    const seen = project(camera, target)
    expect(seen?.x).toBeCloseTo(0.5, 12)
    expect(seen?.y).toBeCloseTo(0.5, 12)
  },
)

test('a level camera keeps verticals vertical, a tilted one does not', () => {
  const lean = (camera: Camera, foot: Vector) =>
    Math.abs((project(camera, foot)?.x ?? 0) - (project(camera, add(foot, [0, 0, 0.5]))?.x ?? 1))
  expect(lean(level, [-3, 1, 0])).toBeCloseTo(0, 12)
  expect(lean(tilted, [-1, 1, 0.2])).toBeGreaterThan(0.001)
})

test('a metre at a distance of d metres is focal / d of the width', () => {
  const camera = headingCamera([0, 0, 1], 0, 0, Math.PI / 2)
  expect(camera.focal).toBeCloseTo(0.5, 12)
  const [left, right] = [project(camera, [-0.5, 4, 1]), project(camera, [0.5, 4, 1])]
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(0.125, 12)
})

test('what lies behind is not seen', () => {
  expect(project(level, [3, -0.5, 1])).toBeNull()
})

test('east is to the right of a camera that looks north', () => {
  const camera = headingCamera([0, 0, 1.5], 0, 0, 1)
  expect(project(camera, [1, 5, 1.5])?.x).toBeGreaterThan(0.5)
  expect(project(camera, [0, 5, 2])?.y).toBeLessThan(0.5)
})

test('a place on the floor survives the way there and back', () => {
  const seen = project(tilted, [-0.8, 0.3, 0.74])
  const back = onPlane(tilted, seen?.x ?? 0, seen?.y ?? 0, 0.74)
  for (const [axis, value] of [-0.8, 0.3, 0.74].entries())
    expect(back?.[axis]).toBeCloseTo(value, 9)
})

test('above the horizon there is no floor', () => {
  expect(onPlane(headingCamera([0, 0, 1.5], 0, 0, 1), 0.5, 0.2, 0)).toBeNull()
})

test('yaw looks to the right, pitch up, roll turns the picture anticlockwise, zoom brings nearer', () => {
  const point: Vector = [-3.6, -0.62, 0.97]
  expect(project(moved(level, { ...rest, yaw: 0.1 }), point)?.x).toBeLessThan(0.49)
  expect(project(moved(level, { ...rest, pitch: 0.1 }), point)?.y).toBeGreaterThan(0.51)
  const aside = project(moved(level, { ...rest, roll: 0.1 }), [-3.6, 1, 1.5])
  expect(aside?.y).toBeLessThan(project(level, [-3.6, 1, 1.5])?.y ?? 0)
  const near = project(moved(level, { ...rest, zoom: 2 }), [-3.6, 0, 0.97])
  expect((near?.x ?? 0) - 0.5).toBeCloseTo(2 * ((project(level, [-3.6, 0, 0.97])?.x ?? 0) - 0.5), 9)
})

test.each([
  ['at rest', level],
  ['turned', moved(tilted, { yaw: 0.02, pitch: -0.03, roll: 0.01, zoom: 1.1 })],
] as [string, Camera][])(
  'the matrices for the shader agree with the functions, %s',
  (_, camera) => {
    for (const [x, y] of [
      [0.1, 0.2],
      [0.9, 0.7],
    ] as const) {
      const ray = rayThrough(camera, x, y)
      const byMatrix = apply(rayMatrix(camera), [x, y, 1])
      expect(Math.hypot(...subtract(ray, byMatrix))).toBeCloseTo(0, 9)
      const [u, v, w] = apply(pictureMatrix(camera), scale(ray, 3))
      expect(u / w).toBeCloseTo(x, 9)
      expect(v / w).toBeCloseTo(y, 9)
    }
  },
)
