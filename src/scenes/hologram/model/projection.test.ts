import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { hologramConfig } from '../config.ts'
import { distanceOf, eyeAt, middleOf, projector } from './projection.ts'

const eye = { yaw: -32, pitch: 34, zoom: 130 }

test.each([
  [16 / 9, 0],
  [16 / 9, 1],
  [0.8, 0.4],
])(
  'the drawing lies on the scene, at an aspect of %f and taken apart by %f',
  (aspect, exploded) => {
    const camera = new PerspectiveCamera(hologramConfig.view.fieldOfView, aspect, 1, 9000)
    const at = eyeAt(eye, aspect, exploded)
    const middle = middleOf(exploded)
    camera.position.set(at.x, at.y, at.z)
    camera.lookAt(middle.x, middle.y, middle.z)
    camera.updateMatrixWorld()
    const project = projector(eye, aspect, exploded)
    for (const point of [
      { x: 0, y: 0, z: 0 },
      { x: 450, y: 0, z: -300 },
      { x: -120, y: 46, z: 210 },
    ]) {
      const seen = new Vector3(point.x, point.y, point.z).project(camera)
      const drawn = project(point)
      expect(drawn.x / aspect).toBeCloseTo(seen.x, 6)
      expect(-drawn.y).toBeCloseTo(seen.y, 6)
      expect(drawn.depth).toBeGreaterThan(0)
    }
  },
)

test('all four corners of the ground are in the picture, from every side, in a wide box and a narrow one', () => {
  const { width, depth } = hologramConfig.ground
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({ x: (x * width) / 2, y: 0, z: (z * depth) / 2 })),
  )
  for (const aspect of [16 / 9, 1, 0.75]) {
    for (let yaw = -180; yaw < 180; yaw += 30) {
      for (const seen of corners.map(projector({ yaw, pitch: 34, zoom: 100 }, aspect, 0))) {
        expect(Math.abs(seen.x)).toBeLessThan(aspect)
        expect(Math.abs(seen.y)).toBeLessThan(1)
      }
    }
  }
})

test('twice the zoom is half the distance', () => {
  const at = (zoom: number) => distanceOf({ zoom }, 16 / 9, 0)
  expect(at(200)).toBeCloseTo(at(100) / 2, 9)
})
