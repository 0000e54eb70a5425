import { expect, test } from 'vitest'
import { orbitEye, type Point3 } from '../../../math/orbit.ts'
import { createOrbitControl } from '../../../math/orbit-view.ts'
import type { PieceSize } from '../../../room-photo/model/design/item.ts'
import { furnitureConfig } from '../config.ts'
import {
  createScreenProjector,
  createView,
  dimensionLines,
  orbitOf,
  personPosition,
  screenRight,
} from './piece-view.ts'

const sofa = { width: 2.3, depth: 0.92, height: 0.88 }
const box = { width: 800, height: 600 }

test.each<[string, PieceSize]>([
  ['sofa', sofa],
  ['wardrobe', { width: 1.5, depth: 0.65, height: 2.1 }],
])('a %s is in the picture with its measures, however it is turned', (_name, size) => {
  for (const yaw of [-150, -60, 0, 28, 90, 135]) {
    for (const { width, height } of [box, { width: 330, height: 330 }]) {
      const view = { ...createView(), yaw, person: true }
      const points = dimensionLines(size, view).flatMap(({ from, to }) => [from, to])
      const foot = personPosition(view, size)
      points.push(foot, { ...foot, y: 1.7 })
      for (const { x, y } of points.map(createScreenProjector(view, size, { width, height }))) {
        expect(x).toBeGreaterThan(24)
        expect(x).toBeLessThan(width - 44)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
    }
  }
})

test('the eye keeps its distance while it turns, and comes nearer as it zooms', () => {
  const view = createView()
  const { turn, zoomBy } = createOrbitControl(view, furnitureConfig.view)
  const before = orbitOf(view, sofa, box).distance
  turn(77, 5)
  expect(orbitOf(view, sofa, box).distance).toBeCloseTo(before)
  zoomBy(100)
  expect(orbitOf(view, sofa, box).distance).toBeCloseTo(before / 2)
})

test('a view turns all round, tilts from floor to top, zooms in its range, and comes back but for the person', () => {
  const view = createView()
  const { turn, zoomBy, reset } = createOrbitControl(view, furnitureConfig.view)
  turn(170, 500)
  expect([view.yaw, view.pitch]).toEqual([-162, 85])
  turn(0, -500)
  expect(view.pitch).toBe(3)
  zoomBy(1000)
  expect(view.zoom).toBe(300)
  zoomBy(-1000)
  expect(view.zoom).toBe(60)
  view.person = false
  reset()
  expect(view).toEqual({ ...createView(), person: false })
})

test.each([-170, -120, -90, -45, 0, 28, 90, 120])(
  'turned to %i° its measures are true, on the sides that face the eye, the person left of it',
  (yaw) => {
    const view = { ...createView(), yaw }
    const lines = dimensionLines(sofa, view)
    expect(lines.map(({ side }) => side)).toEqual(['width', 'depth', 'height'])
    for (const { from, to, side, meters } of lines) {
      expect(Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)).toBeCloseTo(sofa[side])
      expect(meters).toBe(sofa[side])
    }
    const [width, depth] = lines.map(({ from }) => from) as [Point3, Point3]
    const eye = orbitEye({ yaw, pitch: 16, distance: 6, middle: { x: 0, y: 0, z: 0 } })
    // Straight on, either side is as good.
    if (Math.abs(eye.z) > 0.01) expect(Math.sign(width.z)).toBe(Math.sign(eye.z))
    if (Math.abs(eye.x) > 0.01) expect(Math.sign(depth.x)).toBe(Math.sign(eye.x))
    const [at, right] = [personPosition(view, sofa), screenRight(view)]
    expect(at.x * right.x + at.z * right.z).toBeCloseTo(-(Math.hypot(2.3, 0.92) / 2 + 0.42))
  },
)
