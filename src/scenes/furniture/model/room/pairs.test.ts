import { describe, expect, test } from 'vitest'
import { degrees, radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { pixelOf, type RoomCamera } from './camera.ts'
import { createDesign } from './design.ts'
import type { PhotoLine } from './grid.ts'
import { forgetIdle, remember, undo } from './history.ts'
import { cameraByPairs, type LinePairs, moveLineEnd, startPairs } from './pairs.ts'
import { takeTool } from './tool.ts'

const photo = { width: 2000, height: 1500 }

/** Cameras that see two walls, or one nearly straight on. @param yaw  degrees */
function cameras(count: number, yaw: [number, number]): RoomCamera[] {
  const random = createRandom(31)
  const between = (from: number, to: number) => from + (to - from) * random()
  return Array.from({ length: count }, () => ({
    fieldOfView: radians(between(40, 75)),
    tilt: radians(between(-20, 5)),
    roll: radians(between(-10, 10)),
    yaw: radians(between(...yaw)) * (random() < 0.5 ? -1 : 1),
    height: between(0.9, 1.9),
  }))
}

function line(camera: RoomCamera, a: Vector3, b: Vector3): PhotoLine {
  const [from, to] = [pixelOf(camera, photo, a), pixelOf(camera, photo, b)]
  if (!from || !to) throw new Error('not seen')
  return { from, to }
}

/** The edges of a room 5 m deep, along two directions. */
function edges(camera: RoomCamera, kind: 'level' | 'upright'): LinePairs {
  const [x, z] = [1.2, -5]
  const across: LinePairs[0] = [
    line(camera, [-x, 0, z], [x, 0, z]),
    line(camera, [-x, 2.5, z], [x, 2.5, z]),
  ]
  const away: LinePairs[0] = [
    line(camera, [-x, 0, z], [-x, 0, z + 2]),
    line(camera, [-x, 2.5, z], [-x, 2.5, z + 2]),
  ]
  const up: LinePairs[0] = [
    line(camera, [-x, 0, z], [-x, 2.5, z]),
    line(camera, [x, 0, z], [x, 2.5, z]),
  ]
  return kind === 'level' ? [across, away] : [up, away]
}

const wrong = (camera: RoomCamera): RoomCamera => ({
  ...camera,
  fieldOfView: radians(58),
  tilt: radians(-4),
  roll: 0,
  yaw: camera.yaw + radians(3),
})

const off = (a: number, b: number) => Math.abs(degrees(a - b))

describe('a known camera comes back from the lines that it sees', () => {
  test('from two level pairs', () => {
    for (const camera of cameras(200, [20, 40])) {
      const found = cameraByPairs(wrong(camera), photo, edges(camera, 'level'))
      if ('fault' in found) throw new Error(found.fault)
      expect(found.lens).toBe(true)
      expect(off(found.camera.fieldOfView, camera.fieldOfView)).toBeLessThan(0.01)
      expect(off(found.camera.tilt, camera.tilt)).toBeLessThan(0.01)
      expect(off(found.camera.roll, camera.roll)).toBeLessThan(0.01)
      expect(off(found.camera.yaw, camera.yaw)).toBeLessThan(0.01)
      expect(found.camera.height).toBe(camera.height)
    }
  })

  test('from a hand that is off by a pixel, to a degree or two', () => {
    const random = createRandom(5)
    const errors = cameras(200, [25, 40]).map((camera) => {
      const shaky = edges(camera, 'level').map((pair) =>
        pair.map(({ from, to }) => ({
          from: { x: from.x + random() * 2 - 1, y: from.y + random() * 2 - 1 },
          to: { x: to.x + random() * 2 - 1, y: to.y + random() * 2 - 1 },
        })),
      ) as unknown as LinePairs
      const found = cameraByPairs(wrong(camera), photo, shaky)
      return 'fault' in found ? 90 : off(found.camera.fieldOfView, camera.fieldOfView)
    })
    errors.sort((a, b) => a - b)
    expect(errors[100]).toBeLessThan(1)
    expect(errors[180]).toBeLessThan(4)
  })

  test('from a wall straight on, whose lens must be known', () => {
    for (const camera of cameras(100, [0, 0.001])) {
      const straight = { ...camera, tilt: radians(-8), roll: 0, yaw: 0 }
      const start = { ...wrong(straight), fieldOfView: straight.fieldOfView }
      const found = cameraByPairs(start, photo, edges(straight, 'level'))
      if ('fault' in found) throw new Error(found.fault)
      expect(found.lens).toBe(false)
      expect(off(found.camera.tilt, straight.tilt)).toBeLessThan(0.01)
      expect(off(found.camera.roll, 0)).toBeLessThan(0.01)
    }
  })

  test('from an upright pair of a camera that looks down', () => {
    for (const camera of cameras(100, [20, 40])) {
      const down = { ...camera, tilt: radians(-22) }
      const found = cameraByPairs(wrong(down), photo, edges(down, 'upright'))
      if ('fault' in found) throw new Error(found.fault)
      expect(off(found.camera.tilt, down.tilt)).toBeLessThan(0.02)
      expect(off(found.camera.roll, down.roll)).toBeLessThan(0.02)
    }
  })
})

test('lines as they are laid at first change nothing', () => {
  for (const camera of cameras(200, [0, 44])) {
    const found = cameraByPairs(camera, photo, startPairs(camera, photo))
    if ('fault' in found) throw new Error(found.fault)
    expect(off(found.camera.tilt, camera.tilt)).toBeLessThan(0.5)
    expect(off(found.camera.roll, camera.roll)).toBeLessThan(0.5)
  }
})

const [usual] = cameras(1, [20, 40]) as [RoomCamera]
const across = (y: number, drop = 0): PhotoLine => ({
  from: { x: 300, y },
  to: { x: 900, y: y + drop },
})

test.each<[string, LinePairs]>([
  [
    'Short',
    [
      [across(300), across(300)].map(({ from }) => ({ from, to: from })),
      [across(200), across(900)],
    ] as LinePairs,
  ],
  // Both pairs run together to the right: the same wall twice.
  [
    'Angle',
    [
      [across(300, 200), across(1100, -200)],
      [across(200, 150), across(1200, -150)],
    ],
  ],
  // As only a fish-eye sees a room.
  ['Lens', edges({ ...usual, fieldOfView: radians(125) }, 'level')],
  ['Askew', edges({ ...usual, tilt: radians(-20), roll: radians(38) }, 'level')],
])('pairs that tell no camera say so: %s', (fault, pairs) => {
  expect(cameraByPairs(usual, photo, pairs)).toEqual({ fault })
})

test('a design follows its lines, keeps its camera where they tell none, and takes a drag back', () => {
  const [camera] = cameras(1, [25, 35]) as [RoomCamera]
  const design = createDesign(photo)
  design.camera = wrong(camera)
  takeTool(design, 'lines')
  const before = JSON.stringify(design.camera)
  remember(design)
  const laid = edges(camera, 'level')
  for (const pair of [0, 1] as const) {
    for (const line of [0, 1] as const) {
      for (const end of ['from', 'to'] as const) {
        moveLineEnd(design, [pair, line, end], laid[pair][line][end])
      }
    }
  }
  forgetIdle(design)
  expect(off(design.camera.tilt, camera.tilt)).toBeLessThan(0.01)
  expect(design.confidence).toBe('set')
  const good = JSON.stringify(design.camera)
  remember(design)
  moveLineEnd(design, [0, 0, 'to'], design.pairs?.[0][0].from ?? { x: 0, y: 0 })
  expect(JSON.stringify(design.camera)).toBe(good)
  undo(design)
  undo(design)
  expect(JSON.stringify(design.camera)).toBe(before)
})
