import { expect, test } from 'vitest'
import { orbitEye, orbitProjector, type Point } from '../../../math/orbit.ts'
import { orbitOf } from './framing.ts'
import { measureLines } from './measure-lines.ts'
import { createView } from './view.ts'

const size = { width: 2.3, depth: 0.92, height: 0.88 }
const yaws = [-170, -135, -90, -45, 0, 28, 60, 90, 120, 180]
const length = ({ from, to }: { from: Point; to: Point }) =>
  Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)

test.each(yaws)('the lines are as long as what they measure, seen from %i°', (yaw) => {
  const lines = measureLines(size, { yaw })
  expect(lines.map(({ side }) => side)).toEqual(['width', 'depth', 'height'])
  for (const line of lines) {
    expect(length(line)).toBeCloseTo(size[line.side])
    expect(line.metres).toBe(size[line.side])
  }
})

test.each(yaws)('the lines on the floor lie on the sides that face the eye at %i°', (yaw) => {
  const [width, depth] = measureLines(size, { yaw })
  const eye = orbitEye({ yaw, pitch: 16, distance: 6, middle: { x: 0, y: 0, z: 0 } })
  // Straight on, either side is as good.
  if (Math.abs(eye.z) > 0.01) expect(Math.sign(width?.from.z ?? 0)).toBe(Math.sign(eye.z))
  if (Math.abs(eye.x) > 0.01) expect(Math.sign(depth?.from.x ?? 0)).toBe(Math.sign(eye.x))
})

test.each(yaws)('the height stands to the right of the whole piece at %i°', (yaw) => {
  const view = { ...createView(), yaw }
  const project = orbitProjector(orbitOf(view, size, { width: 800, height: 600 }), 24)
  const height = measureLines(size, view)[2]
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({ x: (x * size.width) / 2, y: 0, z: (z * size.depth) / 2 })),
  )
  const line = height ? project(height.from).x : Number.NaN
  for (const corner of corners) expect(project(corner).x).toBeLessThan(line)
})
