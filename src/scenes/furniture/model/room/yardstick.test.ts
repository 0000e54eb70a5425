import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { floorAt, pixelOf, type RoomCamera } from './camera.ts'
import { adjustCamera, createDesign, measure } from './design.ts'
import { remember, undo } from './history.ts'
import { moveEnd, setLength, takeYardstick } from './tool.ts'
import {
  heightByYardstick,
  isUpright,
  startYardstick,
  type Yardstick,
  type YardstickKind,
} from './yardstick.ts'

const photo = { width: 2000, height: 1500 }

function cameras(count: number): RoomCamera[] {
  const random = createRandom(21)
  const between = (from: number, to: number) => from + (to - from) * random()
  return Array.from({ length: count }, () => ({
    fieldOfView: radians(between(40, 80)),
    tilt: radians(between(-25, 2)),
    roll: radians(between(-8, 8)),
    yaw: radians(between(-44, 44)),
    height: between(0.9, 1.9),
  }))
}

/** A yardstick as a camera sees it that stands or lies at a place of the floor. */
function seen(camera: RoomCamera, kind: YardstickKind, length: number): Yardstick {
  const from = { x: 900, y: 1300 }
  const foot = floorAt(camera, photo, from)
  if (!foot) throw new Error('no floor')
  const end = isUpright(kind)
    ? pixelOf(camera, photo, [foot.x, length, foot.z])
    : pixelOf(camera, photo, [foot.x + 0.6 * length, 0, foot.z - 0.8 * length])
  if (!end) throw new Error('not seen')
  return { kind, length, from, to: end, laid: true }
}

describe('the height of a camera follows from', () => {
  test.each([
    ['door', 2.03],
    ['sheet', 0.297],
    ['upright', 0.75],
    ['floor', 1.6],
  ] as const)('a %s', (kind, length) => {
    for (const camera of cameras(200)) {
      const yardstick = seen(camera, kind, length)
      const wrong = { ...camera, height: 1.5 }
      const found = heightByYardstick(wrong, photo, yardstick)
      expect('fault' in found ? found.fault : found.height).toBeCloseTo(camera.height, 6)
    }
  })
})

test('laid at first, it tells the height that is known', () => {
  for (const camera of cameras(100)) {
    for (const kind of ['door', 'sheet'] as const) {
      const yardstick = startYardstick(camera, photo, kind, null)
      for (const { x, y } of [yardstick.from, yardstick.to]) {
        expect(x >= 0 && x <= photo.width && y >= 0 && y <= photo.height).toBe(true)
      }
      const found = heightByYardstick(camera, photo, yardstick)
      if (kind === 'sheet') expect(found).toEqual({ height: expect.closeTo(camera.height, 6) })
    }
  }
})

describe('what tells no height says why', () => {
  const [camera] = cameras(1) as [RoomCamera]
  const door = seen(camera, 'door', 2.03)
  test.each([
    ['Length', { ...door, length: null }],
    ['Length', { ...door, length: 0 }],
    ['Length', { ...door, length: Number.NaN }],
    ['Horizon', { ...door, from: { x: 900, y: 20 } }],
    ['Horizon', { ...door, kind: 'sheet' as const, length: 0.297, to: { x: 900, y: 20 } }],
    ['Short', { ...door, to: { x: door.from.x + 2, y: door.from.y - 3 } }],
    ['Short', { ...door, to: { x: door.from.x, y: photo.height } }],
    ['Range', { ...door, length: 9 }],
  ] as const)('%s', (fault, yardstick) => {
    expect(heightByYardstick(camera, photo, yardstick)).toMatchObject({ fault })
  })
})

test('a design takes the height over, follows it when the camera is turned, and takes it back', () => {
  const design = createDesign(photo)
  const [camera] = cameras(1) as [RoomCamera]
  design.camera = { ...camera, height: 1.5 }
  takeYardstick(design, 'door')
  expect([design.tool, design.heightBy, design.camera.height]).toEqual(['scale', 'assumed', 1.5])
  design.yardstick = seen(camera, 'door', 2.03)
  expect(measure(design)).toBe(true)
  expect(design.heightBy).toBe('door')
  expect(design.camera.height).toBeCloseTo(camera.height)
  const before = design.camera.height
  adjustCamera(design, { tilt: camera.tilt - radians(3) })
  expect(design.camera.height).not.toBeCloseTo(before)
  adjustCamera(design, { height: 1.2 })
  expect([design.heightBy, design.camera.height]).toEqual(['hand', 1.2])
  adjustCamera(design, { tilt: camera.tilt })
  expect(design.camera.height).toBe(1.2)
  takeYardstick(design, null)
  expect([design.yardstick, design.tool, measure(design)]).toEqual([null, null, false])
  expect(undo(design)).toBe(true)
  expect(design.yardstick).not.toBeNull()
})

test('a length that is told before it is laid changes nothing, afterwards the height follows it', () => {
  const design = createDesign(photo)
  takeYardstick(design, 'floor')
  setLength(design, 2)
  expect(design.camera.height).toBe(1.5)
  const { from, to } = design.yardstick ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
  moveEnd(design, 'from', from)
  expect(design.camera.height).toBeCloseTo(1.5)
  setLength(design, 1)
  expect([design.heightBy, design.camera.height]).toEqual(['floor', expect.closeTo(0.75)])
  // What tells no height leaves that of before the step, however far the drag has been.
  remember(design)
  moveEnd(design, 'to', { x: to.x + 80, y: to.y })
  expect(design.camera.height).not.toBeCloseTo(0.75)
  moveEnd(design, 'to', { x: to.x, y: 10 })
  expect([design.heightBy, design.camera.height]).toEqual(['floor', expect.closeTo(0.75)])
  takeYardstick(design, null)
  expect(design.heightBy).toBe('hand')
})
