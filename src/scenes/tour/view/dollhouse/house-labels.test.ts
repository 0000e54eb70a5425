import { expect, test } from 'vitest'
import { orbitProjector } from '../../../../math/orbit.ts'
import { covers, placeLabels } from '../../../../math/place-labels.ts'
import { createRandom } from '../../../../math/random.ts'
import { orbitOf } from '../../model/dollhouse/camera-pose.ts'
import { dollhouseConfig } from '../../model/dollhouse/dollhouse.ts'
import { roomAnchors } from '../../model/dollhouse/room-anchors.ts'
import { home } from '../../model/testing/sample-home.ts'

const { pitchRange, zoomRange, fieldOfView } = dollhouseConfig

test.each([
  [328, 280],
  [1200, 420],
])(
  'from nowhere do the labels of the home cover each other or leave a box of %s × %s',
  (width, height) => {
    const dice = createRandom(width)
    const within = ({ min, max }: { min: number; max: number }) => min + dice() * (max - min)
    for (let run = 0; run < 60; run += 1) {
      const view = { yaw: dice() * 360, pitch: within(pitchRange), zoom: within(zoomRange) }
      const project = orbitProjector(orbitOf(view, width / height), fieldOfView)
      const labels = [...roomAnchors(home).values()].map((anchor) => {
        const { x, y } = project(anchor)
        const at = { x: width / 2 + (x * height) / 2, y: height / 2 + (y * height) / 2 }
        return { ...at, width: 70 + dice() * 60, height: 44 }
      })
      const places = placeLabels(labels, { width, height })
      const shown = labels.map((label, at) => ({ ...label, ...places[at] }))
      for (const [at, label] of shown.entries()) {
        expect(shown.slice(at + 1).some((other) => covers(label, other))).toBe(false)
        expect(Math.abs(label.x - width / 2)).toBeLessThanOrEqual((width - label.width) / 2)
        expect(Math.abs(label.y - height / 2)).toBeLessThanOrEqual((height - label.height) / 2)
      }
    }
  },
)
