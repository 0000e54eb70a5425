import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { floorAt, pixelOf } from './camera.ts'
import { adjustCamera, createDesign, type Design, slideCamera } from './design.ts'
import { floorArea } from './floor-area.ts'
import { undo } from './history.ts'
import { retakeShape, shapeOfKnown, shapeOfOutline, takeShape } from './room-shape.ts'
import { before } from './wall.ts'
import { moveWall, removeWall } from './wall-actions.ts'

const photo = { width: 2000, height: 1500 }

function withWalls(): Design {
  const design = createDesign(photo)
  const outline = {
    walls: [
      { side: 'left', distance: 2, confidence: 'fair' },
      { side: 'back', distance: 4, confidence: 'good' },
    ],
    ceiling: 2.4,
    confidence: 'good',
  } as const
  takeShape(design, shapeOfOutline({ ...outline, walls: [...outline.walls] }, 1.5))
  return design
}

describe('walls that were found', () => {
  test('are there without a step, with how sure they are', () => {
    const design = withWalls()
    expect(design.past).toEqual([])
    expect(design.walls).toEqual([
      { id: 1, turn: 90, distance: 2, found: 'fair' },
      { id: 2, turn: 0, distance: 4, found: 'good' },
    ])
  })

  test('stand as much further off as the camera is higher, and the ceiling as much higher', () => {
    const design = withWalls()
    design.items = [{ id: 7, piece: 'mirror', look: '', x: 0, z: -4, turn: 0, scale: 1, wall: 2 }]
    slideCamera(design, 'height', 1.8)
    expect(design.walls.map(({ distance }) => distance)).toEqual([
      expect.closeTo(2.4),
      expect.closeTo(4.8),
    ])
    expect(design.ceiling).toBeCloseTo(2.88)
    expect(design.items[0]?.z).toBeCloseTo(-4.8)
    undo(design)
    expect(design.walls.map(({ distance }) => distance)).toEqual([2, 4])
    expect(design.ceiling).toBe(2.4)
    expect(design.items[0]?.z).toBe(-4)
  })

  test('what stands on the floor stays where the photo shows it, and as large as it is', () => {
    const design = withWalls()
    design.items = [{ id: 7, piece: 'armchair', look: '', x: 0.4, z: -3, turn: 30, scale: 1 }]
    const shown = pixelOf(design.camera, photo, [0.4, 0, -3])
    slideCamera(design, 'height', 1.8)
    const [item] = design.items
    expect(item).toMatchObject({ turn: 30, scale: 1 })
    const now = pixelOf(design.camera, photo, [item?.x ?? 0, 0, item?.z ?? 0])
    expect(now?.x).toBeCloseTo(shown?.x ?? 0)
    expect(now?.y).toBeCloseTo(shown?.y ?? 0)
    slideCamera(design, 'height', 1.5)
    expect(design.items[0]?.z).toBeCloseTo(-3)
  })

  test('stay where the photo shows them under another lens and tilt', () => {
    const design = withWalls()
    const foot = pixelOf(design.camera, photo, [0, 0, -4])
    adjustCamera(design, { fieldOfView: design.camera.fieldOfView * 1.15, tilt: radians(-11) })
    const back = design.walls[1]
    const now = foot && floorAt(design.camera, photo, foot)
    expect(back && now && Math.abs(before(back, now))).toBeLessThan(0.15)
    expect(back?.distance).not.toBeCloseTo(4, 1)
  })

  test('become the visitor’s own when moved, and come back as found by one step', () => {
    const design = withWalls()
    const shape = {
      height: 1.5,
      walls: design.walls.map(({ id: _, ...wall }) => wall),
      ceiling: 2.4,
    }
    moveWall(design, 2, 3.5)
    expect(design.walls[1]).toEqual({ id: 2, turn: 0, distance: 3.5 })
    removeWall(design, 1)
    retakeShape(design, shape)
    expect(design.walls.map(({ distance, found }) => [distance, found])).toEqual([
      [2, 'fair'],
      [4, 'good'],
    ])
    undo(design)
    expect(design.walls).toEqual([{ id: 2, turn: 0, distance: 3.5 }])
  })

  test('of a room of our own are known, but for the one behind the camera', () => {
    const known = { min: { x: -2, z: -4 }, max: { x: 3, z: 1 }, ceiling: 2.7 }
    const { walls, ceiling } = shapeOfKnown(known, 1.5)
    expect(walls.map(({ turn, distance }) => [turn, distance])).toEqual([
      [90, 2],
      [0, 4],
      [270, 3],
    ])
    expect(ceiling).toBe(2.7)
  })
})

describe('the floor', () => {
  test('ends at the walls', () => {
    const corners = floorArea(withWalls().walls)
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(-2)
    expect(Math.min(...corners.map(({ z }) => z))).toBeCloseTo(-4)
    expect(Math.max(...corners.map(({ x }) => x))).toBe(30)
  })

  test('is none where walls leave none', () => {
    const facing = [
      { id: 1, turn: 0, distance: 2 },
      { id: 2, turn: 180, distance: -3 },
    ]
    expect(floorArea(facing)).toEqual([])
    expect(floorArea([])).toHaveLength(4)
  })
})
