import { edgesOf } from '../../../../../math/polygon.ts'
import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { boxOf } from '../../../../../room-photo/model/wall.ts'
import { isOnFloor } from '../../room.ts'
import { type Body, isFlat } from './body.ts'

/** What hangs higher is walked under. Meters. */
const head = 2

/**
 * Half the width of a way, and a little for what lies between two places of the grid. Meters. People pass by one, and
 * squeeze through the other, as between a bed and a wall.
 */
const half = { wide: 0.4 + 0.02, slim: 0.25 + 0.02 } as const

type Width = keyof typeof half

/** From the middle of a person to what they can reach. Meters. */
const armsLength = 0.75

/** The cells that a body blocks, for ways of either width. */
export interface BlockedCells extends Record<Width, Int32Array> {
  body: Body
}

/** @returns null for what is walked over or under */
export function blockedCellsOf(ground: WalkableGrid, body: Body): BlockedCells | null {
  if (isFlat(body) || body.base >= head) return null
  return {
    body,
    wide: cellsNear(ground, body, half.wide),
    slim: cellsNear(ground, body, half.slim),
  }
}

/** What a person can reach among the furniture. */
interface Ways {
  /** whether all starts are connected */
  connected: boolean
  /** whether a person gets near enough to touch a body */
  reach(trace: BlockedCells): boolean
}

const [blocked, free, reached] = [0, 1, 2]

/** Floods the grid from the first start wherever a person fits. */
export function waysThrough(
  ground: WalkableGrid,
  traces: readonly BlockedCells[],
  width: Width,
): Ways {
  const empty = ground.empty[width]
  const state = empty.slice()
  for (const trace of traces) {
    const cells = trace[width]
    for (let at = 0; at < cells.length; at += 1) state[cells[at] ?? 0] = blocked
  }
  const entries = ground.entries.map((entry) => standBy(entry, empty, state))
  const [first = -1] = entries
  if (first < 0) return { connected: false, reach: () => false }
  flood(ground, state, first)
  return {
    connected: entries.every((entry) => state[entry] === reached),
    reach: ({ body }) => someNear(ground, body, armsLength, (cell) => state[cell] === reached),
  }
}

/** Furniture keeps people no farther from where they come in. Meters. */
const aside = 0.22

/** @returns the nearest cell where one can stand; −1 where that is much farther than in the empty room */
function standBy({ cells, far }: Entry, empty: Uint8Array, state: Uint8Array): number {
  const [home, now] = [nearestFree(cells, empty), nearestFree(cells, state)]
  return (far[now] ?? Number.POSITIVE_INFINITY) - (far[home] ?? 0) > aside ? -1 : now
}

function nearestFree(cells: Int32Array, among: Uint8Array): number {
  for (const cell of cells) if (among[cell] !== blocked) return cell
  return -1
}

function flood({ columns }: WalkableGrid, state: Uint8Array, from: number): void {
  const stack = new Int32Array(state.length)
  let depth = 1
  stack[0] = from
  state[from] = reached
  while (depth > 0) {
    depth -= 1
    const cell = stack[depth] ?? 0
    // The outermost cells lie on walls, where nobody can stand: no way leads round the grid's edge.
    for (let side = 0; side < 4; side += 1) {
      const next = cell + (side === 0 ? 1 : side === 1 ? -1 : side === 2 ? columns : -columns)
      if (state[next] !== free) continue
      state[next] = reached
      stack[depth] = next
      depth += 1
    }
  }
}

/** Meters between places where a person may stand. */
const step = 0.1

/** The walkable grid of the empty room. */
export interface WalkableGrid {
  columns: number
  rows: number
  /** the place of cell 0 */
  origin: FloorPlace
  /** per cell, meters to the nearest wall; 0 outside */
  toWall: Float64Array
  /** per cell, whether a person fits there in the empty room */
  empty: Record<Width, Uint8Array>
  /** where people come in, and where the photos are taken */
  entries: Entry[]
}

interface Entry {
  /** those inside the room, from the nearest */
  cells: Int32Array
  /** per cell of the room, how far it is; meters */
  far: Float64Array
}

export function groundOf(outline: readonly FloorPlace[], starts: FloorPlace[]): WalkableGrid {
  const { left, right, back, front } = boxOf(outline)
  const origin = { x: left, z: back }
  const columns = Math.floor((right - left) / step) + 1
  const rows = Math.floor((front - back) / step) + 1
  const toWall = Float64Array.from({ length: columns * rows }, (_, cell) => {
    const at = placeOf({ columns, origin }, cell)
    return isOnFloor(outline, at) ? toOutline(outline, at) : 0
  })
  const fits = (by: number) => Uint8Array.from(toWall, (far) => (far >= by ? free : blocked))
  const empty = { wide: fits(half.wide), slim: fits(half.slim) }
  const ground: WalkableGrid = { columns, rows, origin, toWall, empty, entries: [] }
  ground.entries = starts.map((start) => fromNearest(ground, start))
  return ground
}

function fromNearest(ground: WalkableGrid, from: FloorPlace): Entry {
  const inside = [...ground.toWall.keys()].filter((cell) => ground.toWall[cell] !== 0)
  const far = ground.toWall.map((_, cell) => {
    const { x, z } = placeOf(ground, cell)
    return Math.hypot(x - from.x, z - from.z)
  })
  const cells = Int32Array.from(inside.toSorted((a, b) => (far[a] ?? 0) - (far[b] ?? 0)))
  return { cells, far }
}

export const placeOf = (
  { columns, origin }: Pick<WalkableGrid, 'columns' | 'origin'>,
  cell: number,
): FloorPlace => ({
  x: origin.x + (cell % columns) * step,
  z: origin.z + Math.floor(cell / columns) * step,
})

function toOutline(outline: readonly FloorPlace[], { x, z }: FloorPlace): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [a, b] of edgesOf(outline)) {
    const [dx, dz] = [b.x - a.x, b.z - a.z]
    const square = dx * dx + dz * dz || 1
    const share = Math.min(1, Math.max(0, ((x - a.x) * dx + (z - a.z) * dz) / square))
    nearest = Math.min(nearest, Math.hypot(x - a.x - dx * share, z - a.z - dz * share))
  }
  return nearest
}

/** The cells whose places are nearer than `by` to a body's sides, or in it. Meters. */
function cellsNear(ground: WalkableGrid, body: Body, by: number): Int32Array {
  const found: number[] = []
  someNear(ground, body, by, (cell) => {
    found.push(cell)
    return false
  })
  return new Int32Array(found)
}

/** Whether one of those cells is as told; looks no further than the first that is. */
function someNear(
  { columns, rows, origin }: WalkableGrid,
  body: Body,
  by: number,
  is: (cell: number) => boolean,
): boolean {
  const first = (at: number, reach: number) => Math.max(0, Math.ceil((at - reach - by) / step))
  const last = (at: number, reach: number, count: number) =>
    Math.min(count - 1, Math.floor((at + reach + by) / step))
  const [right, ahead] = [body.x - origin.x, body.z - origin.z]
  const { cos, sin, halfWidth, halfDepth } = body
  const left = first(right, body.reachX)
  const end = last(right, body.reachX, columns)
  const bottom = last(ahead, body.reachZ, rows)
  const square = by * by
  for (let row = first(ahead, body.reachZ); row <= bottom; row += 1) {
    const dz = row * step - ahead
    for (let column = left; column <= end; column += 1) {
      const dx = column * step - right
      const across = Math.max(0, Math.abs(dx * cos - dz * sin) - halfWidth)
      const onward = Math.max(0, Math.abs(dx * sin + dz * cos) - halfDepth)
      if (across * across + onward * onward < square && is(row * columns + column)) return true
    }
  }
  return false
}
