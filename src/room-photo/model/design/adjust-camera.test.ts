import { expect, test } from 'vitest'
import { degrees, radians } from '../../../math/angle.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { floorAt, type PhotoLine, type RoomCamera } from '../camera.ts'
import { cameras, itemOf, photo, seen } from '../testing/samples.ts'
import { floorPolygon, signedDistance } from '../wall.ts'
import {
  adjustCamera,
  adjustCameraBySlider,
  cameraFromLinePairs,
  initialLinePairs,
  moveLinePairEnd,
  selectTool,
} from './adjust-camera.ts'
import { createDesign, type Design, type LinePairs } from './design.ts'
import {
  applyRoomShape,
  moveWall,
  type RoomShape,
  reapplyRoomShape,
  removeWall,
  shapeOfKnown,
} from './edit-walls.ts'
import { endStep, recordUndoStep, undo } from './history.ts'

const shape: RoomShape = {
  walls: [
    { side: 'left', distance: 2, confidence: 'fair' },
    { side: 'back', distance: 4, confidence: 'good' },
  ],
  ...{ ceiling: 2.4, height: 1.5 },
}

function withWalls(): Design {
  const design = createDesign(photo)
  applyRoomShape(design, shape)
  return design
}
const distances = ({ walls }: Design) => walls.map(({ distance }) => distance)

test('walls that were found are there without a step, with how sure they are', () => {
  const design = withWalls()
  expect(design.past).toEqual([])
  expect(design.walls).toEqual([
    { id: 1, turn: 90, distance: 2, found: 'fair' },
    { id: 2, turn: 0, distance: 4, found: 'good' },
  ])
  // Found again with a camera twice as high; what hung on one hangs where it is.
  design.items = [itemOf({ piece: 'mirror', z: -4, wall: 2 })]
  design.camera.height = 3
  applyRoomShape(design, { ...shape, walls: shape.walls.slice(1) })
  expect([...distances(design), design.ceiling]).toEqual([8, 4.8])
  expect(design.items[0]).not.toHaveProperty('wall')
})

test('walls that were found stand as much further off as the camera is higher, and the ceiling as much higher', () => {
  const design = withWalls()
  design.items = [itemOf({ piece: 'mirror', z: -4, wall: 2 })]
  adjustCameraBySlider(design, 'height', 1.8)
  expect(distances(design)).toEqual([expect.closeTo(2.4), expect.closeTo(4.8)])
  expect(design.ceiling).toBeCloseTo(2.88)
  expect(design.items[0]?.z).toBeCloseTo(-4.8)
  undo(design)
  expect(distances(design)).toEqual([2, 4])
  expect([design.ceiling, design.items[0]?.z]).toEqual([2.4, -4])
})

test('what stands on the floor stays where the photo shows it, and as large as it is', () => {
  const design = withWalls()
  design.items = [itemOf({ x: 0.4, turn: 30 })]
  const shown = () => {
    const [{ x, z } = { x: 0, z: 9 }] = design.items
    return seen(design.camera, [x, 0, z])
  }
  const { x, y } = shown()
  adjustCameraBySlider(design, 'height', 1.8)
  expect(design.items[0]).toMatchObject({ turn: 30, scale: 1 })
  expect(shown()).toEqual({ x: expect.closeTo(x), y: expect.closeTo(y) })
  adjustCameraBySlider(design, 'height', 1.5)
  expect(design.items[0]?.z).toBeCloseTo(-3)
})

test('walls that were found stay where the photo shows them under another lens and tilt', () => {
  const design = withWalls()
  const foot = seen(design.camera, [0, 0, -4])
  adjustCamera(design, { fieldOfView: design.camera.fieldOfView * 1.15, tilt: radians(-11) })
  const back = design.walls[1]
  const now = floorAt(design.camera, photo, foot)
  expect(back && now && Math.abs(signedDistance(back, now))).toBeLessThan(0.15)
  expect(back?.distance).not.toBeCloseTo(4, 1)
})

test('walls that were found become the visitor’s own when moved, and come back as found by one step', () => {
  const design = withWalls()
  const walls = design.walls.map(({ id: _, ...wall }) => wall)
  moveWall(design, 2, 3.5)
  const moved = { id: 2, turn: 0, distance: 3.5 }
  expect(design.walls[1]).toEqual(moved)
  removeWall(design, 1)
  reapplyRoomShape(design, shape)
  expect(design.walls.map(({ id: _, ...wall }) => wall)).toEqual(walls)
  undo(design)
  expect(design.walls).toEqual([moved])
})

test('walls of a room of our own are known, but for the one behind the camera', () => {
  const known = { left: -2, right: 3, back: -4, front: 1, ceiling: 2.7 }
  const design = createDesign(photo)
  applyRoomShape(design, shapeOfKnown(known, 1.5))
  const walls = design.walls.map(({ turn, distance }) => `${turn}° ${distance} m`)
  expect(walls).toEqual(['90° 2 m', '0° 4 m', '270° 3 m'])
})

test('the floor ends at the walls, and is none where walls leave none', () => {
  const corners = floorPolygon(withWalls().walls)
  expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(-2)
  expect(Math.min(...corners.map(({ z }) => z))).toBeCloseTo(-4)
  expect(Math.max(...corners.map(({ x }) => x))).toBe(30)
  const facing = [
    { id: 1, turn: 0, distance: 2 },
    { id: 2, turn: 180, distance: -3 },
  ]
  expect(floorPolygon(facing)).toEqual([])
  expect(floorPolygon([])).toHaveLength(4)
})

/** The edges of a room 5 m deep, along two directions. */
function edges(camera: RoomCamera, kind: 'level' | 'upright'): LinePairs {
  const [x, z] = [1.2, -5]
  const line = (a: Vec3, b: Vec3) => ({ from: seen(camera, a), to: seen(camera, b) })
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
    expect(found(camera, initialLinePairs(camera, photo), camera).turned).toBeLessThan(0.5)
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
  recordUndoStep(design)
  const laid = edges(camera, 'level')
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const [pair, line] = [at > 3 ? 1 : 0, at % 2 ? 1 : 0] as const
    const end = at % 4 > 1 ? 'from' : 'to'
    moveLinePairEnd(design, [pair, line, end], laid[pair][line][end])
  }
  endStep(design)
  expect(degrees(design.camera.tilt)).toBeCloseTo(degrees(camera.tilt), 2)
  expect(design.confidence).toBe('set')
  const good = JSON.stringify(design.camera)
  recordUndoStep(design)
  moveLinePairEnd(design, [0, 0, 'to'], design.pairs?.[0][0].from ?? { x: 0, y: 0 })
  expect(JSON.stringify(design.camera)).toBe(good)
  undo(design)
  undo(design)
  expect(JSON.stringify(design.camera)).toBe(before)
})
