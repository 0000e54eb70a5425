import type { FloorPlace } from '../../../../furniture/model/room/camera.ts'
import { eyeOf } from '../../../../furniture/model/room/camera.ts'
import { type Furnished, type Piece, piecesOf, type Rule } from './furnished.ts'
import { edgeOf, isWithin } from './polygon.ts'

/** Metres. */
const step = 0.05

/** One stands anywhere within so much of the nearest place. Metres. */
const hardly = 0.3

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
  const pieces = piecesOf(furnished).filter(({ stands }) => stands)
  const free = freePlaces(furnished, pieces.map(boxOf), half)
  const [first, ...others] = startsOf(furnished).map((start) => free.near(start))
  if (!first) return []
  // Where one can stand in two places as near to the first start, the room may be entered from either.
  const found = first.map((entry) => {
    const reached = free.from(entry)
    const wide = `${half * 2} m`
    return [
      ...others
        .filter((cells) => !cells.some((cell) => reached.has(cell)))
        .map(() => `no way of ${wide} through the room`),
      ...pieces
        .filter(({ item }) => matters(item.piece))
        .filter((piece) => !isTouched(boxOf(piece), reached, free.place))
        .map(({ item }) => `no way of ${wide} to ${item.piece}`),
    ]
  })
  return found.toSorted((a, b) => a.length - b.length)[0] ?? ['there is no way in']
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
function freePlaces({ room: { outline } }: Furnished, boxes: readonly Box[], half: number) {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const [left, back] = [Math.min(...xs), Math.min(...zs)]
  const columns = Math.round((Math.max(...xs) - left) / step) + 1
  const rows = Math.round((Math.max(...zs) - back) / step) + 1
  const place = (cell: number) => ({
    x: left + (cell % columns) * step,
    z: back + Math.floor(cell / columns) * step,
  })
  const edges = outline.map((_, index) => edgeOf(outline, index))
  const free = new Set<number>()
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const at = place(cell)
    if (boxes.some((box) => far(box, at) < half)) continue
    if (isWithin(outline, at) && toWalls(edges, at) >= half) free.add(cell)
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
  /** A place in every part of the free floor that begins hardly farther away than the nearest. */
  const near = (to: FloorPlace): number[] => {
    const far = (cell: number) => Math.hypot(place(cell).x - to.x, place(cell).z - to.z)
    let least = Number.POSITIVE_INFINITY
    for (const cell of free) least = Math.min(least, far(cell))
    const found: number[] = []
    const met = new Set<number>()
    for (const cell of free) {
      if (met.has(cell) || far(cell) > least + hardly) continue
      for (const each of from(cell)) met.add(each)
      found.push(cell)
    }
    return found
  }
  return { place, near, from }
}

/** A piece's box, made ready to be asked about many places. */
interface Box extends FloorPlace {
  cos: number
  sin: number
  halfWidth: number
  halfDepth: number
}

function boxOf({ solid: { x, z, width, depth, angle } }: Piece): Box {
  return {
    x,
    z,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    halfWidth: width / 2,
    halfDepth: depth / 2,
  }
}

/** From its sides, metres. */
function far(box: Box, { x, z }: FloorPlace): number {
  const { cos, sin, halfWidth, halfDepth } = box
  const dx = x - box.x
  const dz = z - box.z
  const across = Math.max(0, Math.abs(dx * cos - dz * sin) - halfWidth)
  const onward = Math.max(0, Math.abs(dx * sin + dz * cos) - halfDepth)
  return Math.sqrt(across * across + onward * onward)
}

function isTouched(
  box: Box,
  reached: Iterable<number>,
  place: (cell: number) => FloorPlace,
): boolean {
  for (const cell of reached) if (far(box, place(cell)) <= arm) return true
  return false
}

type Edge = ReturnType<typeof edgeOf>

function toWalls(edges: readonly Edge[], { x, z }: FloorPlace): number {
  return Math.min(
    ...edges.map(({ from, length, along }) => {
      const by = Math.min(length, Math.max(0, (x - from.x) * along.x + (z - from.z) * along.z))
      return Math.hypot(x - from.x - along.x * by, z - from.z - along.z * by)
    }),
  )
}
