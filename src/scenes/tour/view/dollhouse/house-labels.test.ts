import { expect, test } from 'vitest'
import { orbitProjector } from '../../../../math/orbit.ts'
import { covers, type Label, placeLabels } from '../../../../math/place-labels.ts'
import { createRandom } from '../../../../math/random.ts'
import { orbitOf } from '../../model/dollhouse/camera-pose.ts'
import { dollhouseConfig } from '../../model/dollhouse/dollhouse.ts'
import { roomAnchors } from '../../model/dollhouse/room-anchors.ts'
import { home } from '../../model/testing/sample-home.ts'

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
