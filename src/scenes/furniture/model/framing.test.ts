import { describe, expect, test } from 'vitest'
import { orbitOf, personAt, rightOf, type Size, screenOf } from './framing.ts'
import { measureLines } from './measure-lines.ts'
import { createView, turn, zoomBy } from './view.ts'

const sizes: Record<string, Size> = {
  sofa: { width: 2.3, depth: 0.92, height: 0.88 },
  chair: { width: 0.5, depth: 0.5, height: 0.81 },
  wardrobe: { width: 1.5, depth: 0.65, height: 2.1 },
  bed: { width: 1.81, depth: 2.18, height: 1.01 },
}
const boxes = [
  { width: 800, height: 600 },
  { width: 330, height: 330 },
]

describe.each(Object.entries(sizes))('a %s', (_name, size) => {
  test.each([-150, -60, 0, 28, 90, 135])(
    'is in the picture with its measures, turned to %i°',
    (yaw) => {
      for (const box of boxes) {
        for (const person of [true, false]) {
          const view = { ...createView(), yaw, person }
          const screen = screenOf(view, size, box)
          const points = measureLines(size, view).flatMap(({ from, to }) => [from, to])
          const foot = personAt(view, size)
          if (person) points.push(foot, { ...foot, y: 1.7 })
          for (const { x, y } of points.map(screen)) {
            expect(x).toBeGreaterThan(24)
            expect(x).toBeLessThan(box.width - 44)
            expect(y).toBeGreaterThan(0)
            expect(y).toBeLessThan(box.height)
          }
        }
      }
    },
  )
})

const sofa = { width: 2.3, depth: 0.92, height: 0.88 }

const box = { width: 800, height: 600 }

test('the eye keeps its distance while it turns, and comes nearer as it zooms', () => {
  const view = createView()
  const before = orbitOf(view, sofa, box).distance
  turn(view, 77, 5)
  expect(orbitOf(view, sofa, box).distance).toBeCloseTo(before)
  zoomBy(view, 100)
  expect(orbitOf(view, sofa, box).distance).toBeCloseTo(before / 2)
})

test('the person stands to the left of the piece whichever way it is turned', () => {
  for (const yaw of [-120, 0, 28, 100]) {
    const view = { ...createView(), yaw }
    const at = personAt(view, sofa)
    const right = rightOf(view)
    expect(at.x * right.x + at.z * right.z).toBeCloseTo(-(Math.hypot(2.3, 0.92) / 2 + 0.42))
  }
})
