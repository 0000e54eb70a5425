import { expect, test } from 'vitest'
import { type Label, labelsOverlap, placeLabels } from './place-labels.ts'
import { createRandom } from './random.ts'

test.each([
  [328, 280, 6],
  [1200, 420, 12],
])(
  'wherever they belong, in or out of a box of %s × %s, %s labels neither cover each other nor leave it',
  (width, height, many) => {
    const dice = createRandom(width)
    let moved = 0
    for (let run = 0; run < 25; run += 1) {
      const labels = Array.from(
        { length: many },
        (): Label => ({
          x: width * (dice() * 1.4 - 0.2),
          y: height * (dice() * 1.4 - 0.2),
          width: 20 + dice() * 50,
          height: 24,
        }),
      )
      const places = placeLabels(labels, { width, height })
      const shown = labels.map((label, at) => ({ ...label, ...places[at] }))
      for (const [at, label] of shown.entries()) {
        expect(shown.slice(at + 1).some((other) => labelsOverlap(label, other))).toBe(false)
        expect(label.x - label.width / 2).toBeGreaterThanOrEqual(0)
        expect(label.x + label.width / 2).toBeLessThanOrEqual(width)
        expect(label.y - label.height / 2).toBeGreaterThanOrEqual(0)
        expect(label.y + label.height / 2).toBeLessThanOrEqual(height)
        if (label.x !== labels[at]?.x) moved += 1
      }
    }
    expect(moved).toBeGreaterThan(25)
  },
)

test('of two labels at one place the lower one keeps it', () => {
  const label = { x: 200, y: 100, width: 80, height: 30 }
  const [upper, lower] = placeLabels([label, { ...label, y: 102 }], { width: 400, height: 200 })
  expect(lower).toEqual({ x: 200, y: 102 })
  expect(upper?.y).toBeLessThan(100)
})

test('labels are never dropped when there is too little room', () => {
  const label = { x: 30, y: 20, width: 50, height: 30 }
  expect(placeLabels([label, label, label], { width: 60, height: 40 })).toHaveLength(3)
})
