import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { degrees } from '../../../../math/angle.ts'
import { axesOf } from './camera.ts'
import { cameraOfKnown } from './known.ts'

const folder = new URL('../../../../../public/rooms/', import.meta.url)
const rooms = readdirSync(folder).filter(
  (name) => /^[a-z-]+\.json$/.test(name) && name !== 'manifest.json',
)

test('there are twelve rooms of our own', () => {
  expect(rooms).toHaveLength(12)
})

test.each(rooms)('the camera of %s is the one that rendered it', (name) => {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  const camera = cameraOfKnown(file)
  if (!camera) throw new Error('no camera')
  expect(camera.height).toBe(file.position[1])
  expect(Math.abs(degrees(camera.yaw))).toBeLessThanOrEqual(45)
  const [x, y, z, w] = file.rotation
  const { right, up, back } = axesOf(camera)
  expect(right[1]).toBeCloseTo(2 * (x * y + w * z), 4)
  expect(up[1]).toBeCloseTo(1 - 2 * (x * x + z * z), 4)
  expect(back[1]).toBeCloseTo(2 * (y * z - w * x), 4)
})

test.each([
  null,
  'a',
  {},
  { position: [1, 2] },
  { height: 1, focalLength: 0, position: [0, 1, 0], rotation: [0, 0, 0, 1] },
])('what is no room tells no camera: %j', (file) => {
  expect(cameraOfKnown(file)).toBeNull()
})
