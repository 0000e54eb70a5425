import { expect, test } from 'vitest'
import { radians } from '../../../math/angle.ts'
import { floorAt } from '../camera.ts'
import { itemOf, photo, seen } from '../testing/samples.ts'
import { floorArea, signedDistance } from '../wall.ts'
import { adjustCamera, slideCamera } from './adjust-camera.ts'
import { createDesign, type Design } from './design.ts'
import {
  applyRoomShape,
  moveWall,
  reapplyRoomShape,
  removeWall,
  roomShapeOfWalls,
  shapeOfKnown,
} from './edit-walls.ts'
import { undo } from './history.ts'

function withWalls(): Design {
  const design = createDesign(photo)
  const outline = {
    walls: [
      { side: 'left' as const, distance: 2, confidence: 'fair' as const },
      { side: 'back' as const, distance: 4, confidence: 'good' as const },
    ],
    ...{ ceiling: 2.4, confidence: 'good' as const },
  }
  applyRoomShape(design, roomShapeOfWalls(outline, 1.5))
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
  applyRoomShape(design, { height: 1.5, walls: [{ turn: 0, distance: 4 }], ceiling: 2.4 })
  expect([...distances(design), design.ceiling]).toEqual([8, 4.8])
  expect(design.items[0]).not.toHaveProperty('wall')
})

test('walls that were found stand as much further off as the camera is higher, and the ceiling as much higher', () => {
  const design = withWalls()
  design.items = [itemOf({ piece: 'mirror', z: -4, wall: 2 })]
  slideCamera(design, 'height', 1.8)
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
  slideCamera(design, 'height', 1.8)
  expect(design.items[0]).toMatchObject({ turn: 30, scale: 1 })
  expect(shown()).toEqual({ x: expect.closeTo(x), y: expect.closeTo(y) })
  slideCamera(design, 'height', 1.5)
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
  reapplyRoomShape(design, { height: 1.5, walls, ceiling: 2.4 })
  expect(design.walls.map(({ id: _, ...wall }) => wall)).toEqual(walls)
  undo(design)
  expect(design.walls).toEqual([moved])
})

test('walls of a room of our own are known, but for the one behind the camera', () => {
  const known = { min: { x: -2, z: -4 }, max: { x: 3, z: 1 }, ceiling: 2.7 }
  const walls = shapeOfKnown(known, 1.5).walls.map(({ turn, distance }) => `${turn}° ${distance} m`)
  expect(walls).toEqual(['90° 2 m', '0° 4 m', '270° 3 m'])
})

test('the floor ends at the walls, and is none where walls leave none', () => {
  const corners = floorArea(withWalls().walls)
  expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(-2)
  expect(Math.min(...corners.map(({ z }) => z))).toBeCloseTo(-4)
  expect(Math.max(...corners.map(({ x }) => x))).toBe(30)
  const facing = [
    { id: 1, turn: 0, distance: 2 },
    { id: 2, turn: 180, distance: -3 },
  ]
  expect(floorArea(facing)).toEqual([])
  expect(floorArea([])).toHaveLength(4)
})
