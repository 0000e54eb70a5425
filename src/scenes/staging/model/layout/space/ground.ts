import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import type { Body } from './body.ts'
import { isOnFloor } from './floor.ts'

/** Metres between places where a person may stand. */
const step = 0.1

/** Where one can walk in the empty room: a grid of places. */
export interface Ground {
  columns: number
  rows: number
  /** the place of cell 0 */
  origin: FloorPlace
  /** per cell, metres to the nearest wall; 0 outside */
  toWall: Float64Array
  /** where people come in, and where the photos are taken */
  entries: Entry[]
}

export interface Entry {
  /** those inside the room, from the nearest */
  cells: Int32Array
  /** per cell of the room, how far it is; metres */
  far: Float64Array
}

export function groundOf(outline: readonly FloorPlace[], starts: FloorPlace[]): Ground {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const origin = { x: Math.min(...xs), z: Math.min(...zs) }
  const columns = Math.floor((Math.max(...xs) - origin.x) / step) + 1
  const rows = Math.floor((Math.max(...zs) - origin.z) / step) + 1
  const toWall = new Float64Array(columns * rows)
  const ground: Ground = { columns, rows, origin, toWall, entries: [] }
  for (let cell = 0; cell < toWall.length; cell += 1) {
    const at = placeOf(ground, cell)
    toWall[cell] = isOnFloor(outline, at) ? toOutline(outline, at) : 0
  }
  ground.entries = starts.map((start) => fromNearest(ground, start))
  return ground
}

function fromNearest(ground: Ground, from: FloorPlace): Entry {
  const inside = [...ground.toWall.keys()].filter((cell) => ground.toWall[cell] !== 0)
  const far = ground.toWall.map((_, cell) => {
    const { x, z } = placeOf(ground, cell)
    return Math.hypot(x - from.x, z - from.z)
  })
  const cells = Int32Array.from(inside.toSorted((a, b) => (far[a] ?? 0) - (far[b] ?? 0)))
  return { cells, far }
}

export const placeOf = ({ columns, origin }: Ground, cell: number): FloorPlace => ({
  x: origin.x + (cell % columns) * step,
  z: origin.z + Math.floor(cell / columns) * step,
})

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

/** The cells whose places are nearer than `by` to a body's sides, or in it. Metres. */
export function cellsNear(ground: Ground, body: Body, by: number): Int32Array {
  const found: number[] = []
  someNear(ground, body, by, (cell) => {
    found.push(cell)
    return false
  })
  return new Int32Array(found)
}

/** Whether one of those cells is as told; looks no further than the first that is. */
export function someNear(
  { columns, rows, origin }: Ground,
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
