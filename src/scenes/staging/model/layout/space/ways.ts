import type { FloorPlace } from '../../../../furniture/model/room/camera.ts'
import { type Body, distanceTo, inFrame, isFlat } from './body.ts'
import { isOnFloor } from './floor.ts'

/** Metres between places where a person may stand. */
const step = 0.1

/** What hangs higher is walked under. Metres. */
const head = 2

/** Half the width of a way, and a little for what lies between two places of the grid. Metres. */
export const wayHalf = { wide: 0.4 + 0.02, slim: 0.25 + 0.02 } as const

/** From the middle of a person to what they can reach. Metres. */
export const armsLength = 0.75

/** Where one can walk in the empty room. */
export interface Ground {
  columns: number
  rows: number
  place(cell: number): FloorPlace
  /** per cell, metres to the nearest wall; 0 outside */
  toWall: Float64Array
  /** where people come in, and where the photos are taken */
  starts: FloorPlace[]
}

export function groundOf(outline: readonly FloorPlace[], starts: FloorPlace[]): Ground {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const [left, back] = [Math.min(...xs), Math.min(...zs)]
  const columns = Math.floor((Math.max(...xs) - left) / step) + 1
  const rows = Math.floor((Math.max(...zs) - back) / step) + 1
  const place = (cell: number) => ({
    x: left + (cell % columns) * step,
    z: back + Math.floor(cell / columns) * step,
  })
  const toWall = new Float64Array(columns * rows)
  for (let cell = 0; cell < toWall.length; cell += 1) {
    const at = place(cell)
    toWall[cell] = isOnFloor(outline, at) ? toOutline(outline, at) : 0
  }
  return { columns, rows, place, toWall, starts }
}

function toOutline(outline: readonly FloorPlace[], { x, z }: FloorPlace): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length] ?? a
    const [dx, dz] = [b.x - a.x, b.z - a.z]
    const square = dx * dx + dz * dz || 1
    const share = Math.min(1, Math.max(0, ((x - a.x) * dx + (z - a.z) * dz) / square))
    nearest = Math.min(nearest, Math.hypot(x - a.x - dx * share, z - a.z - dz * share))
  }
  return nearest
}

/** Whether a body is walked round, rather than over or under. */
export const isInTheWay = (body: Body): boolean => !isFlat(body) && body.base < head

/** Where a person gets to among the bodies. */
export interface Ways {
  /** whether all starts hang together */
  connected: boolean
  /** whether a person gets near enough to touch it */
  reach(body: Body): boolean
}

/**
 * Walks from the first start wherever there is room for a person.
 * @param half  of the way's width, metres
 */
export function waysThrough(ground: Ground, bodies: readonly Body[], half: number): Ways {
  const { columns, rows, toWall, starts } = ground
  // 0 blocked, 1 free, 2 reached
  const state = new Uint8Array(columns * rows)
  for (let cell = 0; cell < state.length; cell += 1)
    state[cell] = (toWall[cell] ?? 0) >= half ? 1 : 0
  for (const body of bodies) if (isInTheWay(body)) block(ground, state, body, half)
  const entries = starts.map((start) => nearestFree(ground, state, start))
  const [first = -1] = entries
  if (first < 0) return { connected: false, reach: () => false }
  flood(state, columns, rows, first)
  return {
    connected: entries.every((entry) => state[entry] === 2),
    reach: (body) => reaches(ground, state, body),
  }
}

/** Calls back for each cell within `by` of a body's bounds. */
function around(ground: Ground, body: Body, by: number, visit: (cell: number) => boolean): boolean {
  const { columns, rows } = ground
  const origin = ground.place(0)
  const low = (at: number, reach: number, from: number) =>
    Math.max(0, Math.ceil((at - reach - by - from) / step - 1e-9))
  const high = (at: number, reach: number, from: number, count: number) =>
    Math.min(count - 1, Math.floor((at + reach + by - from) / step + 1e-9))
  const [left, right] = [
    low(body.x, body.reachX, origin.x),
    high(body.x, body.reachX, origin.x, columns),
  ]
  const [top, bottom] = [
    low(body.z, body.reachZ, origin.z),
    high(body.z, body.reachZ, origin.z, rows),
  ]
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      if (visit(row * columns + column)) return true
    }
  }
  return false
}

function block(ground: Ground, state: Uint8Array, body: Body, half: number): void {
  const square = half * half
  around(ground, body, half, (cell) => {
    if (state[cell] === 0) return false
    const own = inFrame(body, ground.place(cell))
    const dx = Math.max(0, Math.abs(own.x) - body.halfWidth)
    const dz = Math.max(0, Math.abs(own.z) - body.halfDepth)
    if (dx * dx + dz * dz < square) state[cell] = 0
    return false
  })
}

const reaches = (ground: Ground, state: Uint8Array, body: Body): boolean =>
  around(
    ground,
    body,
    armsLength,
    (cell) => state[cell] === 2 && distanceTo(body, ground.place(cell)) <= armsLength,
  )

/** @returns −1 where nobody can stand at all */
function nearestFree({ place }: Ground, state: Uint8Array, from: FloorPlace): number {
  let [found, nearest] = [-1, Number.POSITIVE_INFINITY]
  for (let cell = 0; cell < state.length; cell += 1) {
    if (state[cell] === 0) continue
    const { x, z } = place(cell)
    const far = (x - from.x) ** 2 + (z - from.z) ** 2
    if (far < nearest - 1e-9) {
      nearest = far
      found = cell
    }
  }
  return found
}

function flood(state: Uint8Array, columns: number, rows: number, from: number): void {
  const queue = [from]
  state[from] = 2
  while (queue.length > 0) {
    const cell = queue.pop() ?? 0
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const enter = (next: number) => {
      if (state[next] !== 1) return
      state[next] = 2
      queue.push(next)
    }
    if (column > 0) enter(cell - 1)
    if (column < columns - 1) enter(cell + 1)
    if (row > 0) enter(cell - columns)
    if (row < rows - 1) enter(cell + columns)
  }
}
