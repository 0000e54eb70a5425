import type { FloorPlace } from '../../../../furniture/model/room/camera.ts'
import { eyeOf } from '../../../../furniture/model/room/camera.ts'
import { type Furnished, type Piece, piecesOf, type Rule } from './furnished.ts'
import { edgeOf, isWithin } from './polygon.ts'

/** Metres. */
const step = 0.05

/** From the middle of a person to what is touched. Metres. */
const arm = 0.8

/** People come to these by ways as wide as any. */
const main =
  /^(modern-sofa|bed-frame|dining-table|study-table|armchair|coffee-table|wardrobe|bookshelf|sideboard|tv-bench)$/

/** From the doors and the cameras a person gets to every piece, by ways half a metre wide at least. */
export const reachable: Rule = (furnished) => lost(furnished, 0.25, () => true)

/** Ways of 0.8 m lead to all that matters, and to every door. */
export const circulation: Rule = (furnished) => lost(furnished, 0.4, (piece) => main.test(piece))

function lost(furnished: Furnished, half: number, matters: (piece: string) => boolean): string[] {
  const { outline } = furnished.room
  const pieces = piecesOf(furnished).filter(({ stands }) => stands)
  const free = freePlaces(furnished, pieces, half)
  const [first, ...others] = startsOf(furnished).map((start) => free.nearest(start))
  if (first === undefined) return outline.length > 0 ? ['there is no way in'] : []
  const reached = free.from(first)
  const wide = `${half * 2} m`
  return [
    ...others
      .filter((other) => other === undefined || !reached.has(other))
      .map(() => `no way of ${wide} through the room`),
    ...pieces
      .filter(({ item }) => matters(item.piece))
      .filter((piece) => ![...reached].some((cell) => far(piece, free.place(cell)) <= arm))
      .map(({ item }) => `no way of ${wide} to ${item.piece}`),
  ]
}

/** Where people come in, and where photos are taken. */
function startsOf({ room }: Furnished): FloorPlace[] {
  const cameras = room.views.map(({ camera }) => {
    const [x, , z] = eyeOf(camera)
    return { x, z }
  })
  const doors = room.openings
    .filter(({ kind, sill }) => kind === 'door' || sill <= 0.15)
    .map(({ wall, from, to }) => {
      const { from: corner, along, inward } = edgeOf(room.outline, wall)
      const by = (from + to) / 2
      return {
        x: corner.x + along.x * by + inward.x * 0.4,
        z: corner.z + along.z * by + inward.z * 0.4,
      }
    })
  return [...cameras, ...doors]
}

/** The places where a person so wide can stand, on a grid. */
function freePlaces({ room: { outline } }: Furnished, pieces: readonly Piece[], half: number) {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const [left, back] = [Math.min(...xs), Math.min(...zs)]
  const columns = Math.round((Math.max(...xs) - left) / step) + 1
  const rows = Math.round((Math.max(...zs) - back) / step) + 1
  const place = (cell: number) => ({
    x: left + (cell % columns) * step,
    z: back + Math.floor(cell / columns) * step,
  })
  const free = new Set<number>()
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const at = place(cell)
    if (pieces.some((piece) => far(piece, at) < half)) continue
    if (isWithin(outline, at) && toWalls(outline, at) >= half) free.add(cell)
  }
  const nearest = (to: FloorPlace): number | undefined => {
    let [found, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
    for (const cell of free) {
      const { x, z } = place(cell)
      const apart = Math.hypot(x - to.x, z - to.z)
      if (apart < least) [found, least] = [cell, apart]
    }
    return found
  }
  const from = (start: number): Set<number> => {
    const reached = new Set([start])
    for (const cell of reached) {
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (free.has(next)) reached.add(next)
      }
    }
    return reached
  }
  return { place, nearest, from }
}

/** From a piece's sides, metres. */
function far({ solid }: Piece, { x, z }: FloorPlace): number {
  const [cos, sin] = [Math.cos(solid.angle), Math.sin(solid.angle)]
  const [dx, dz] = [x - solid.x, z - solid.z]
  const across = Math.max(0, Math.abs(dx * cos - dz * sin) - solid.width / 2)
  const onward = Math.max(0, Math.abs(dx * sin + dz * cos) - solid.depth / 2)
  return Math.hypot(across, onward)
}

function toWalls(outline: readonly FloorPlace[], { x, z }: FloorPlace): number {
  return Math.min(
    ...outline.map((_, at) => {
      const { from, length, along } = edgeOf(outline, at)
      const by = Math.min(length, Math.max(0, (x - from.x) * along.x + (z - from.z) * along.z))
      return Math.hypot(x - from.x - along.x * by, z - from.z - along.z * by)
    }),
  )
}
