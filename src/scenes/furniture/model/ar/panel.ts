import { radians, wrap180 } from '../../../../math/angle.ts'
import { dot, subtract, type Vector3 } from '../../../../math/vector.ts'
import type { Pointing } from './gesture.ts'

/**
 * The catalogue where no page can lie over the room: a panel that stands in it. Pixels of its drawing, and metres in the
 * room.
 */
export const panelSize = { width: 960, height: 960, metres: 0.6 } as const

const gap = 20
const headHeight = 130
const actionHeight = 110

/** Something on the panel to be pointed at, pixels from its upper left corner. */
export interface Cell {
  kind: 'piece' | 'action'
  key: string
  x: number
  y: number
  width: number
  height: number
}

/** Pieces in three columns, below them what can be done, in one row. */
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

/** How the panel stands: metres, and degrees counter-clockwise seen from above. */
export interface PanelPlace {
  at: Vector3
  turn: number
}

/** Metres and degrees: beside the way that the visitor looks, so that the room ahead stays free. */
const place = { away: 0.75, aside: 32, below: 0.28, farthest: 1.7, widest: 100 } as const

/** To the left of the visitor, facing them. @param heading  the way that they look, degrees */
export function panelBeside(eye: Vector3, heading: number): PanelPlace {
  const turn = heading + place.aside
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return {
    at: [eye[0] - sin * place.away, eye[1] - place.below, eye[2] - cos * place.away],
    turn,
  }
}

/** Whether the visitor has left the panel behind. */
export function isLeftBehind({ at }: PanelPlace, eye: Vector3, heading: number): boolean {
  const [x, z] = [at[0] - eye[0], at[2] - eye[2]]
  if (Math.hypot(x, z) > place.farthest) return true
  const seen = (Math.atan2(-x, -z) * 180) / Math.PI
  return Math.abs(wrap180(seen - heading)) > place.widest
}

/** Where a ray meets the panel. @returns pixels of its drawing; null where it passes the panel by */
export function panelPixel(
  { at, turn }: PanelPlace,
  { origin, direction }: Pointing,
): { x: number; y: number } | null {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  const normal: Vector3 = [sin, 0, cos]
  const along = dot(direction, normal)
  // From behind, or along it.
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
