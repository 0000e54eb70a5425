import type { FloorOutline } from '../walls/outline.ts'
import type { Design } from './design.ts'
import { freshId, remember } from './history.ts'
import type { Walls } from './known.ts'
import type { Wall } from './wall.ts'
import { sideTurns } from './wall-actions.ts'

/** What is known of a photo's room before the visitor says anything. Metres. */
export interface RoomShape {
  /** of the camera, which all the rest grows with */
  height: number
  walls: readonly Omit<Wall, 'id'>[]
  /** null where nothing tells it */
  ceiling: number | null
}

/** The room as its photo shows it. @param height  of the camera, metres */
export function shapeOfOutline({ walls, ceiling }: FloorOutline, height: number): RoomShape {
  return {
    height,
    walls: walls.map(({ side, distance, confidence }) => ({
      turn: sideTurns[side],
      distance,
      found: confidence,
    })),
    ceiling,
  }
}

/** A room of our own: its walls but for the one behind the camera. */
export function shapeOfKnown({ min, max, ceiling }: Walls, height: number): RoomShape {
  const distances = { left: -min.x, back: -min.z, right: max.x }
  return {
    height,
    walls: (['left', 'back', 'right'] as const).map((side) => ({
      turn: sideTurns[side],
      distance: distances[side],
      found: 'known',
    })),
    ceiling: ceiling ?? null,
  }
}

/** Gives a photo the walls that are known of it, in the place of those it has. What hung on one stays where it is. */
export function takeShape(design: Design, { height, walls, ceiling }: RoomShape): void {
  const by = design.camera.height / height
  const fresh = freshId(design, 'walls')
  design.walls = walls.map((wall, at) => ({
    ...wall,
    id: fresh + at,
    distance: wall.distance * by,
  }))
  design.ceiling = ceiling === null ? null : ceiling * by
  for (const item of design.items) delete item.wall
}

/** The same as a step that can be undone. */
export function retakeShape(design: Design, shape: RoomShape): void {
  remember(design)
  takeShape(design, shape)
}
