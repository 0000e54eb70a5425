import { clamp } from '../../../math/clamp.ts'
import { floorAt, type Pixel } from '../camera.ts'
import { wallsOfOutline } from '../estimate/floor-outline.ts'
import type { PhotoAnalysis } from '../photo-file.ts'
import { type FloorBox, type FoundWall, type Wall, type WallSide, wallThrough } from '../wall.ts'
import { moveHangingItems } from './adjust-camera.ts'
import { type Design, releaseTool } from './design.ts'
import { freshId, recordUndoStep } from './history.ts'

/** The most walls of a room. */
export const maxWalls = 8

/** Range of a wall's distance from the camera, meters. */
export const wallRange = { min: 0.3, max: 12, step: 0.02 } as const

/** Starts or cancels drawing a wall over the photo. */
export function toggleDrawing(design: Design): void {
  const begins = design.drawing === null
  if (begins) releaseTool(design)
  design.selected = null
  design.drawing = begins ? { from: null } : null
}

type Drawn = 'begun' | 'made' | 'no floor' | 'no wall'

/** Sets the next end of the wall that is being drawn. */
export function drawWallEnd(design: Design, at: Pixel): Drawn {
  const place = floorAt(design.camera, design.photo, at)
  if (!design.drawing || !place) return 'no floor'
  const { from } = design.drawing
  if (!from) {
    design.drawing = { from: place }
    return 'begun'
  }
  const wall = wallThrough(from, place)
  if (!wall || !addWall(design, wall)) return 'no wall'
  design.drawing = null
  return 'made'
}

/** @returns null when the room has the most walls already */
export function addWall(design: Design, wall: Omit<Wall, 'id'>): Wall | null {
  if (design.walls.length >= maxWalls) return null
  recordUndoStep(design)
  const added = { ...wall, id: freshId(design, 'walls') }
  design.walls.push(added)
  return added
}

/** The turns of the walls ahead of the camera, to its sides and behind it. */
const sideTurns = { back: 0, left: 90, right: 270, front: 180 } as const
const sides = ['back', 'left', 'right', 'front'] as const

/** Adds a wall parallel to the room at some distance, to be moved to its place in the photo. */
export function addWallAt(design: Design, side: WallSide): Wall | null {
  const distance = side === 'back' ? 4 : 1.8
  return addWall(design, { turn: sideTurns[side], distance })
}

/** The side of a wall parallel to the room; undefined for an oblique one. */
export const wallSideOf = ({ turn }: Pick<Wall, 'turn'>) =>
  sides.find((side) => sideTurns[side] === turn)

/** Moves a wall with the items on it. @param distance  meters */
export function moveWall(design: Design, id: number, distance: number): void {
  const wall = design.walls.find((each) => each.id === id)
  if (!wall) return
  const to = clamp(distance, wallRange.min, wallRange.max)
  if (to === wall.distance) return
  recordUndoStep(design, `wall ${id}`)
  moveHangingItems(design, wall, to - wall.distance)
  wall.distance = to
  delete wall.found
}

/** Removes a wall; items that hung on it keep their place. */
export function removeWall(design: Design, id: number): void {
  if (!design.walls.some((wall) => wall.id === id)) return
  recordUndoStep(design)
  design.walls = design.walls.filter((wall) => wall.id !== id)
  for (const item of design.items) if (item.wall === id) delete item.wall
}

/** Walls and ceiling as estimated or known, before any change by the visitor. */
export interface RoomShape {
  /** at most one a side, in the order left, back, right; only those in the photo */
  walls: readonly FoundWall[]
  /** meters above the floor; null when it is not in the photo */
  ceiling: number | null
  /** of the camera, which all the rest grows with; meters */
  height: number
}

/** The shape of a known room: its walls except the one behind the camera. @param height  of the camera, meters */
export const shapeOfKnown = (
  { left, back, right, ceiling }: FloorBox & Pick<RoomShape, 'ceiling'>,
  height: number,
): RoomShape => ({
  height,
  walls: [
    { side: 'left', distance: -left, confidence: 'known' },
    { side: 'back', distance: -back, confidence: 'known' },
    { side: 'right', distance: right, confidence: 'known' },
  ],
  ceiling,
})

/** The shape of a photo's room as estimated. @returns undefined without a camera */
export function shapeOfPhoto({
  match,
  outline,
}: Pick<PhotoAnalysis, 'match' | 'outline'>): RoomShape | undefined {
  if (!match) return undefined
  return {
    height: match.camera.height,
    walls: outline ? wallsOfOutline(outline) : [],
    ceiling: outline?.ceiling ?? null,
  }
}

/** Replaces the walls of a design. Items that hung on one keep their place. */
export function applyRoomShape(design: Design, { height, walls, ceiling }: RoomShape): void {
  const by = design.camera.height / height
  const fresh = freshId(design, 'walls')
  design.walls = walls.map(({ side, distance, confidence }, at) => ({
    id: fresh + at,
    turn: sideTurns[side],
    distance: distance * by,
    found: confidence,
  }))
  design.ceiling = ceiling === null ? null : ceiling * by
  for (const item of design.items) delete item.wall
}

/** As `applyRoomShape`, as an undo step. */
export function reapplyRoomShape(design: Design, shape: RoomShape): void {
  recordUndoStep(design)
  applyRoomShape(design, shape)
}
