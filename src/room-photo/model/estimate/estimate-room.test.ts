import { expect, test } from 'vitest'
import { degrees } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { subtract, type Vec3 } from '../../../math/vector.ts'
import { cameraPoseOf, eyeOf, focalLengthOf, type RoomCamera, visibleSpanOf } from '../camera.ts'
import { faceMapOf } from '../testing/face-map.ts'
import { estimateRoom } from './estimate-room.ts'
import { wallsOfOutline } from './floor-outline.ts'
import type { RoomLayout } from './room-layout.ts'
import { lineBetween } from './vanishing-points.ts'

const size = { width: 1000, height: 750 }
const camera: RoomCamera = { fieldOfView: 1, tilt: -0.12, roll: 0.01, yaw: -0.4, height: 1.5 }
const [left, right, back, front, ceiling] = [-1.6, 2.4, -3.6, 1, 2.6]
const corners: [number, number][] = [
  [left, front],
  [right, front],
  [right, back],
  [left, back],
]

/** Edges of the room and of a grid on its walls and floor, as the photo shows them. */
function edges() {
  const pose = cameraPoseOf(camera, size)
  const eye = eyeOf(camera)
  const seen = (from: Vec3, to: Vec3) => {
    const span = visibleSpanOf(pose, subtract(from, eye), subtract(to, eye))
    return span ? [lineBetween(...span)] : []
  }
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1]
  return shares.flatMap((share) => {
    const [x, y, z] = [left + share * (right - left), share * ceiling, back + share * 2]
    return [
      ...seen([x, 0, back], [x, ceiling, back]),
      ...seen([x, 0, back], [x, 0, -1]),
      ...seen([left, y, back], [right, y, back]),
      ...seen([right, y, back], [right, y, -1]),
      ...seen([left, 0, z], [right, 0, z]),
      ...seen([right, 0, z], [right, ceiling, z]),
    ]
  })
}

const focal = Math.log(focalLengthOf(camera.fieldOfView, size.height) / size.width)

/** What the network sees; its camera a little off. */
const layout: RoomLayout = {
  faces: faceMapOf(corners, camera, { width: 128, height: 96 }, ceiling),
  things: {
    ...{ columns: 0, rows: 0, width: 0, height: 0 },
    window: new Float32Array(),
    door: new Float32Array(),
    thing: new Float32Array(),
  },
  camera: {
    focal: { value: focal + 0.05, spread: 0.1 },
    tilt: { value: camera.tilt + 0.01, spread: 0.03 },
    roll: { value: camera.roll, spread: 0.01 },
  },
}
const evidence = { lines: edges(), size, focals: [] as number[], layout }
const estimate = (more: Partial<typeof evidence> = {}) =>
  estimateRoom({ ...evidence, ...more }, createRandom(3))
const distances = ({ outline }: ReturnType<typeof estimate>) =>
  wallsOfOutline(outline ?? { corners: [], edges: [], agreement: 0, ceiling: null })

test('edges tell the camera, and what the photo shows the walls', () => {
  const found = estimate()
  expect(Math.abs(degrees(found.match.camera.fieldOfView - camera.fieldOfView))).toBeLessThan(1)
  expect(Math.abs(degrees(found.match.camera.tilt - camera.tilt))).toBeLessThan(0.3)
  expect(found.match.confidence).toBe('good')
  const walls = distances(found)
  expect(walls.find(({ side }) => side === 'back')?.distance).toBeCloseTo(-back, 0)
  expect(walls.find(({ side }) => side === 'right')?.distance).toBeCloseTo(right, 0)
})

test('with hardly an edge the camera is as the photo looks, its walls turned to where the floor fits', () => {
  const found = estimate({ lines: edges().slice(0, 1) })
  expect(found.match.confidence).toBe('poor')
  expect(found.match.camera.tilt).toBeCloseTo(layout.camera.tilt.value)
  // The room has four sides that any of them may be called the far one.
  const off = (degrees(found.match.camera.yaw - camera.yaw) + 360) % 90
  expect(Math.min(off, 90 - off)).toBeLessThan(10)
  expect(found.outline?.agreement).toBeGreaterThan(0.8)
})

test('of the focal lengths that a file may mean the photo tells the right one', () => {
  const meant = focalLengthOf(camera.fieldOfView, size.height)
  const { fieldOfView } = estimate({ focals: [meant / 1.5, meant] }).match.camera
  expect(Math.abs(degrees(fieldOfView - camera.fieldOfView))).toBeLessThan(1)
})

test('a photo that shows another room than its edges is not called good', () => {
  const other = { ...camera, yaw: camera.yaw + 0.5, tilt: -0.5 }
  const faces = faceMapOf(corners, other, { width: 128, height: 96 }, ceiling)
  const noise = createRandom(5)
  faces.floor = faces.floor.map(() => noise())
  expect(estimate({ layout: { ...layout, faces } }).match.confidence).not.toBe('good')
})

test('a photo without a single edge shows no floor, whatever the network sees', () => {
  expect(estimate({ lines: [] })).toMatchObject({ outline: null, openings: [], obstacles: [] })
})
