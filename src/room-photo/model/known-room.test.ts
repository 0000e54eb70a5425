import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intoCamera } from '../../../tests/bench/match/room.ts'
import { degrees } from '../../math/angle.ts'
import { subtract } from '../../math/vector.ts'
import { pixelOf } from './camera.ts'
import { cameraOfKnown, wallsOfKnown } from './known-room.ts'

const folder = new URL('../../../public/rooms/', import.meta.url)
const rooms = readdirSync(folder).filter(
  (name) => /^[a-z-]+\.json$/.test(name) && name !== 'manifest.json',
)

test.each(rooms)('%s has the camera that rendered it, and walls where that sees them', (name) => {
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  const [camera, walls] = [cameraOfKnown(file), wallsOfKnown(file)]
  if (!camera || !walls) throw new Error('not known')
  expect(camera.height).toBe(file.position[1])
  expect(Math.abs(degrees(camera.yaw))).toBeLessThanOrEqual(45)
  // The camera stands within the walls.
  expect(Math.max(walls.left, walls.back)).toBeLessThan(0)
  expect(Math.min(walls.right, walls.front)).toBeGreaterThan(0)
  // A corner of the room, by the file's own camera and by ours.
  const seen = (x: number, z: number) => {
    const [ex, ey, ez] = intoCamera(file, subtract([x, 0, z], file.position))
    const scale = file.focalLength / ez
    return ez < -0.1 ? [[file.width / 2 - ex * scale, file.height / 2 + ey * scale] as const] : []
  }
  const { min, max } = file.room
  const own = [min[0], max[0]].flatMap((x) => [min[2], max[2]].flatMap((z) => seen(x, z)))
  const ours = [walls.left, walls.right].flatMap((x) =>
    [walls.back, walls.front].map((z) => pixelOf(camera, file, [x, 0, z])),
  )
  expect(own.length).toBeGreaterThan(0)
  for (const [x, y] of own) {
    const off = ours.map((each) => (each ? Math.hypot(each.x - x, each.y - y) : 1e9))
    expect(Math.min(...off)).toBeLessThan(0.01 * Math.max(file.width, Math.abs(x), Math.abs(y)))
  }
})

test.each([
  null,
  { position: [1, 2] },
  { height: 1, focalLength: 0, position: [0, 1, 0], rotation: [0, 0, 0, 1] },
])('what is no room tells no camera and no walls: %j', (file) => {
  expect(cameraOfKnown(file)).toBeNull()
  expect(wallsOfKnown(file)).toBeNull()
})
