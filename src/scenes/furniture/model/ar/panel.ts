import { radians, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'

/**
 * The catalog as an XR panel, for sessions that cannot show the page. Pixels of its drawing, and meters in the room.
 */
export const panelSize = { width: 960, height: 960, metres: 0.6 } as const

const gap = 20
const headHeight = 130
const actionHeight = 110

/** A cell of the panel, pixels from its upper left corner. */
export interface Cell {
  kind: 'piece' | 'action'
  id: string
  name: string
  x: number
  y: number
  width: number
  height: number
}

type Named = Pick<Cell, 'id' | 'name'>

/** Pieces in three columns, below them what can be done, in one row. */
export function panelCells(pieces: readonly Named[], actions: readonly Named[]): Cell[] {
  const { width, height } = panelSize
  const rows = Math.ceil(pieces.length / 3)
  const tile = {
    width: (width - 4 * gap) / 3,
    height: (height - headHeight - actionHeight - (rows + 1) * gap) / rows,
  }
  const slot = (width - gap) / actions.length - gap
  return [
    ...pieces.map(
      ({ id, name }, at): Cell => ({
        kind: 'piece',
        id,
        name,
        x: gap + (at % 3) * (tile.width + gap),
        y: headHeight + Math.floor(at / 3) * (tile.height + gap),
        ...tile,
      }),
    ),
    ...actions.map(
      ({ id, name }, at): Cell => ({
        kind: 'action',
        id,
        name,
        x: gap + at * (slot + gap),
        y: height - actionHeight - gap,
        width: slot,
        height: actionHeight,
      }),
    ),
  ]
}

/** The pose of the panel: meters, and degrees counter-clockwise seen from above. */
export interface PanelPlace {
  at: Vector3
  turn: number
}

/** Its offset to the side of the view direction, so that the room ahead stays free: meters and degrees. */
const place = { away: 0.75, aside: 32, below: 0.28, farthest: 1.7, widest: 100 } as const

/** A pose to the left of the visitor, facing them. @param heading  of the visitor, degrees */
export function panelBeside(eye: Vector3, heading: number): PanelPlace {
  const turn = heading + place.aside
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return {
    at: [eye[0] - sin * place.away, eye[1] - place.below, eye[2] - cos * place.away],
    turn,
  }
}

/** Whether the visitor has moved or turned away from the panel. */
export function isLeftBehind({ at }: PanelPlace, eye: Vector3, heading: number): boolean {
  const [x, z] = [at[0] - eye[0], at[2] - eye[2]]
  if (Math.hypot(x, z) > place.farthest) return true
  const seen = (Math.atan2(-x, -z) * 180) / Math.PI
  return Math.abs(wrap180(seen - heading)) > place.widest
}

export const cellAt = (cells: readonly Cell[], { x, y }: { x: number; y: number }) =>
  cells.find(
    (cell) => x >= cell.x && x <= cell.x + cell.width && y >= cell.y && y <= cell.y + cell.height,
  )
