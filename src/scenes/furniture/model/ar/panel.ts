import { radians, wrap180 } from '../../../../math/angle.ts'
import { dot, subtract, type Vector3 } from '../../../../math/vector.ts'
import type { Pointing } from './gesture.ts'

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
  key: string
  x: number
  y: number
  width: number
  height: number
}

/** Cells for pieces in three columns, and for actions in one row below. */
export function panelCells(pieces: readonly string[], actions: readonly string[]): Cell[] {
  const { width, height } = panelSize
  const rows = Math.ceil(pieces.length / 3)
  const tile = {
    width: (width - 4 * gap) / 3,
    height: (height - headHeight - actionHeight - (rows + 1) * gap) / rows,
  }
  const slot = (width - gap) / actions.length - gap
  return [
    ...pieces.map(
      (key, at): Cell => ({
        kind: 'piece',
        key,
        x: gap + (at % 3) * (tile.width + gap),
        y: headHeight + Math.floor(at / 3) * (tile.height + gap),
        ...tile,
      }),
    ),
    ...actions.map(
      (key, at): Cell => ({
        kind: 'action',
        key,
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

/** The pixel at which a ray hits the panel. @returns null when it misses */
export function panelPixel(
  { at, turn }: PanelPlace,
  { origin, direction }: Pointing,
): { x: number; y: number } | null {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  const normal: Vector3 = [sin, 0, cos]
  const along = dot(direction, normal)
  // From behind, or parallel to it.
  if (along > -1e-3) return null
  const by = dot(subtract(at, origin), normal) / along
  if (by <= 0) return null
  const off = subtract(
    [origin[0] + direction[0] * by, origin[1] + direction[1] * by, origin[2] + direction[2] * by],
    at,
  )
  const { width, height, metres } = panelSize
  const scale = width / metres
  const x = width / 2 + (off[0] * cos - off[2] * sin) * scale
  const y = height / 2 - off[1] * scale
  return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : null
}

export const cellAt = (cells: readonly Cell[], { x, y }: { x: number; y: number }) =>
  cells.find(
    (cell) => x >= cell.x && x <= cell.x + cell.width && y >= cell.y && y <= cell.y + cell.height,
  )
