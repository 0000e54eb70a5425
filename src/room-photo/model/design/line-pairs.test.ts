import { expect, test } from 'vitest'
import { degrees, radians } from '../../../math/angle.ts'
import type { Vector3 } from '../../../math/vector.ts'
import type { PhotoLine, RoomCamera } from '../camera.ts'
import { cameras, photo, seen } from '../testing/samples.ts'
import { cameraFromLinePairs, moveLinePairEnd, selectTool, startPairs } from './adjust-camera.ts'
import { createDesign, type LinePairs } from './design.ts'
import { dropEmptyStep, remember, undo } from './history.ts'

/** The edges of a room 5 m deep, along two directions. */
function edges(camera: RoomCamera, kind: 'level' | 'upright'): LinePairs {
  const [x, z] = [1.2, -5]
  const line = (a: Vector3, b: Vector3) => ({ from: seen(camera, a), to: seen(camera, b) })
  const across: LinePairs[0] = [line([-x, 0, z], [x, 0, z]), line([-x, 2.5, z], [x, 2.5, z])]
  const away: LinePairs[0] = [
    line([-x, 0, z], [-x, 0, z + 2]),
    line([-x, 2.5, z], [-x, 2.5, z + 2]),
  ]
  const up: LinePairs[0] = [line([-x, 0, z], [-x, 2.5, z]), line([x, 0, z], [x, 2.5, z])]
  return kind === 'level' ? [across, away] : [up, away]
}

const wrong = (camera: RoomCamera): RoomCamera => ({
  ...camera,
  ...{ fieldOfView: radians(58), tilt: radians(-4), roll: 0, yaw: camera.yaw + radians(3) },
})

/** How far off a camera is that pairs of lines tell, degrees. */
function found(start: RoomCamera, pairs: LinePairs, real: RoomCamera) {
  const by = cameraFromLinePairs(start, photo, pairs)
  if ('fault' in by) throw new Error(by.fault)
  const off = (key: 'fieldOfView' | 'tilt' | 'roll' | 'yaw') =>
    Math.abs(degrees(by.camera[key] - real[key]))
  const turned = Math.max(off('tilt'), off('roll'))
  return { ...by, lensOff: off('fieldOfView'), turned, yawOff: off('yaw') }
}

test('a known camera comes back from two level pairs that it sees', () => {
  for (const real of cameras(50, 31, [20, 40])) {
    const by = found(wrong(real), edges(real, 'level'), real)
    expect(by).toMatchObject({ lens: true, camera: { height: real.height } })
    expect(Math.max(by.lensOff, by.turned, by.yawOff)).toBeLessThan(0.01)
  }
})

test('an upright pair tells a camera that looks down', () => {
  for (const camera of cameras(30, 31, [20, 40])) {
    const down = { ...camera, tilt: radians(-22) }
    expect(found(wrong(down), edges(down, 'upright'), down).turned).toBeLessThan(0.02)
  }
})

test('lines as they are laid at first change nothing', () => {
  for (const camera of cameras(50, 31))
    expect(found(camera, startPairs(camera, photo), camera).turned).toBeLessThan(0.5)
})

const [usual] = cameras(1, 31, [20, 40]) as [RoomCamera]
const across = (y: number, drop = 0, to = 900): PhotoLine => ({
  ...{ from: { x: 300, y }, to: { x: to, y: y + drop } },
})

test.each<[string, LinePairs]>([
  [
    'Short',
    [
      [across(300, 0, 300), across(300, 0, 300)],
      [across(200), across(900)],
    ],
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
  expect(cameraFromLinePairs(usual, photo, pairs)).toEqual({ fault })
})

test('a design follows its lines, keeps its camera where they tell none, and takes a drag back', () => {
  const [camera] = cameras(1, 31, [25, 35]) as [RoomCamera]
  const design = createDesign(photo)
  design.camera = wrong(camera)
  selectTool(design, 'lines')
  const before = JSON.stringify(design.camera)
  remember(design)
  const laid = edges(camera, 'level')
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const [pair, line] = [at > 3 ? 1 : 0, at % 2 ? 1 : 0] as const
    const end = at % 4 > 1 ? 'from' : 'to'
    moveLinePairEnd(design, [pair, line, end], laid[pair][line][end])
  }
  dropEmptyStep(design)
  expect(degrees(design.camera.tilt)).toBeCloseTo(degrees(camera.tilt), 2)
  expect(design.confidence).toBe('set')
  const good = JSON.stringify(design.camera)
  remember(design)
  moveLinePairEnd(design, [0, 0, 'to'], design.pairs?.[0][0].from ?? { x: 0, y: 0 })
  expect(JSON.stringify(design.camera)).toBe(good)
  undo(design)
  undo(design)
  expect(JSON.stringify(design.camera)).toBe(before)
})
