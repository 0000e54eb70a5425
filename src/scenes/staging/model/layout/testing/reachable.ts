import { eyeOf, type FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { isOnFloor } from '../../room.ts'
import { type FurnishedRoom, type Piece, piecesOf } from '../furnished-room.ts'
import { edgeOf, type Rule } from './rule.ts'

/** From the middle of a person to what is touched. Meters. */
const arm = 0.8

/** Pieces in daily use: the way to them must be as wide as the way to a door. */
const main =
  /^(modern-sofa|bed-frame|dining-table|study-table|armchair|coffee-table|wardrobe|bookshelf|sideboard|tv-bench)$/

/** From the doors and the cameras a person gets to every piece, by ways half a meter wide at least. */
export const reachable: Rule = (furnished) => lost(furnished, 0.25, () => true)

/** Ways of 0.8 m lead to all that matters, and to every door. */
export const circulation: Rule = (furnished) => lost(furnished, 0.4, (piece) => main.test(piece))

function lost(
  furnished: FurnishedRoom,
  half: number,
  matters: (piece: string) => boolean,
): string[] {
  const pieces = piecesOf(furnished).filter(({ stands }) => stands)
  const free = freePlaces(furnished, half)
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
        .filter((piece) => !isTouched(boxOf(piece), reached.cells, free.place))
        .map(({ item }) => `no way of ${wide} to ${item.piece}`),
    ]
  })
  return found.toSorted((a, b) => a.length - b.length)[0] ?? ['there is no way in']
}

/** Where people come in, and where photos are taken. */
function startsOf({ room }: FurnishedRoom): FloorPlace[] {
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

function isTouched(
  box: ReturnType<typeof boxOf>,
  reached: Iterable<number>,
  place: (cell: number) => FloorPlace,
): boolean {
  for (const cell of reached) if (distanceToBox(box, place(cell)) <= arm) return true
  return false
}

/** Between two places of the grid, meters. */
const step = 0.05

/** One stands anywhere within so much of the nearest place. Meters. */
const hardly = 0.3

/** A grid of places, and how far each is from walls and furniture; 0 outside. Meters. */
interface Grid {
  columns: number
  place: (cell: number) => FloorPlace
  air: Float64Array
}

const grids = new WeakMap<FurnishedRoom, Grid>()

/** Of a furnished room, which is asked about ways of several widths. */
function gridOf(furnished: FurnishedRoom): Grid {
  const known = grids.get(furnished)
  if (known) return known
  const { outline } = furnished.room
  const boxes = piecesOf(furnished)
    .filter(({ stands }) => stands)
    .map(boxOf)
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const [left, back] = [Math.min(...xs), Math.min(...zs)]
  const columns = Math.round((Math.max(...xs) - left) / step) + 1
  const rows = Math.round((Math.max(...zs) - back) / step) + 1
  const place = (cell: number) => ({
    x: left + (cell % columns) * step,
    z: back + Math.floor(cell / columns) * step,
  })
  const edges = outline.map((_, index) => edgeOf(outline, index))
  const air = new Float64Array(columns * rows)
  for (let cell = 0; cell < air.length; cell += 1) {
    const at = place(cell)
    if (!isOnFloor(outline, at)) continue
    let least = toWalls(edges, at)
    for (const box of boxes) least = Math.min(least, distanceToBox(box, at))
    air[cell] = least
  }
  const grid = { columns, place, air }
  grids.set(furnished, grid)
  return grid
}

/** The places where a person so wide can stand. */
function freePlaces(furnished: FurnishedRoom, half: number) {
  const { columns, place, air } = gridOf(furnished)
  const isFree = (cell: number) => (air[cell] ?? 0) >= half
  /** All that one gets to from a place, in the order in which one gets there. */
  const from = (start: number): Reached => {
    const marks = new Uint8Array(air.length)
    const cells = [start]
    marks[start] = 1
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at] ?? 0
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (marks[next] !== 0 || !isFree(next)) continue
        marks[next] = 1
        cells.push(next)
      }
    }
    return { cells, has: (cell) => marks[cell] === 1 }
  }
  /** A place in every part of the free floor that begins hardly farther away than the nearest. */
  const near = (to: FloorPlace): number[] => {
    const away = air.map((each, cell) => {
      if (each < half) return Number.POSITIVE_INFINITY
      const { x, z } = place(cell)
      return Math.hypot(x - to.x, z - to.z)
    })
    const least = away.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const found: number[] = []
    const met: Reached[] = []
    for (const [cell, each] of away.entries()) {
      if (each === Number.POSITIVE_INFINITY || each > least + hardly) continue
      if (met.some((part) => part.has(cell))) continue
      met.push(from(cell))
      found.push(cell)
    }
    return found
  }
  return { place, near, from }
}

interface Reached {
  cells: readonly number[]
  has: (cell: number) => boolean
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

/** From its sides, meters. */
export function distanceToBox(box: Box, { x, z }: FloorPlace): number {
  const { cos, sin, halfWidth, halfDepth } = box
  const dx = x - box.x
  const dz = z - box.z
  const across = Math.max(0, Math.abs(dx * cos - dz * sin) - halfWidth)
  const onward = Math.max(0, Math.abs(dx * sin + dz * cos) - halfDepth)
  return Math.sqrt(across * across + onward * onward)
}

type Edge = ReturnType<typeof edgeOf>

function toWalls(edges: readonly Edge[], { x, z }: FloorPlace): number {
  let least = Number.POSITIVE_INFINITY
  for (const { from, length, along } of edges) {
    const [dx, dz] = [x - from.x, z - from.z]
    const by = Math.min(length, Math.max(0, dx * along.x + dz * along.z))
    least = Math.min(least, Math.hypot(dx - along.x * by, dz - along.z * by))
  }
  return least
}
