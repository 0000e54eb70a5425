import { expect, test } from 'vitest'
import { orbitProjector } from '../../../../math/orbit.ts'
import { covers, type Label, placeLabels } from '../../../../math/place-labels.ts'
import { createRandom } from '../../../../math/random.ts'
import { home } from '../testing/sample-home.ts'
import { orbitOf } from './camera-pose.ts'
import { dollhouseConfig } from './dollhouse.ts'
import { roomAnchors } from './room-anchors.ts'

const anchors = [...roomAnchors(home).values()]

test.each([
  [328, 280],
  [1200, 420],
])(
  'from nowhere do the labels of the home cover each other or leave a box of %s × %s',
  (width, height) => {
    const dice = createRandom(width)
    for (let run = 0; run < 400; run += 1) {
      const { pitchRange, zoomRange } = dollhouseConfig
      const view = {
        yaw: dice() * 360,
        pitch: pitchRange.min + dice() * (pitchRange.max - pitchRange.min),
        zoom: zoomRange.min + dice() * (zoomRange.max - zoomRange.min),
      }
      const project = orbitProjector(orbitOf(view, width / height), dollhouseConfig.fieldOfView)
      const labels = anchors.map((anchor): Label => {
        const { x, y } = project(anchor)
        return {
          x: width / 2 + (x * height) / 2,
          y: height / 2 + (y * height) / 2,
          width: 70 + dice() * 60,
          height: 44,
        }
      })
      const places = placeLabels(labels, { width, height })
      const shown = labels.map((label, at) => ({ ...label, ...places[at] }))
      for (const [at, label] of shown.entries()) {
        expect(shown.slice(at + 1).some((other) => covers(label, other))).toBe(false)
        expect(label.x - label.width / 2).toBeGreaterThanOrEqual(0)
        expect(label.x + label.width / 2).toBeLessThanOrEqual(width)
        expect(label.y - label.height / 2).toBeGreaterThanOrEqual(0)
        expect(label.y + label.height / 2).toBeLessThanOrEqual(height)
      }
    }
  },
)

test('a label that has room stays where it belongs', () => {
  const label = { x: 100, y: 100, width: 80, height: 30 }
  expect(placeLabels([label, { ...label, x: 300 }], { width: 400, height: 200 })).toEqual([
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ])
})

test('where there is no room for all, none is lost', () => {
  const label = { x: 30, y: 20, width: 50, height: 30 }
  expect(placeLabels([label, label, label], { width: 60, height: 40 })).toHaveLength(3)
})
