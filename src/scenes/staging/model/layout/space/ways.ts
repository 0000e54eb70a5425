import { type Body, isFlat } from './body.ts'
import { cellsNear, type Entry, type Ground, someNear } from './ground.ts'

/** What hangs higher is walked under. Metres. */
const head = 2

/**
 * Half the width of a way, and a little for what lies between two places of the grid. Metres. People pass by one, and
 * squeeze through the other, as between a bed and a wall.
 */
const half = { wide: 0.4 + 0.02, slim: 0.25 + 0.02 } as const

export type Width = keyof typeof half

/** From the middle of a person to what they can reach. Metres. */
const armsLength = 0.75

/** What a body takes from ways: the cells, for ways of either width. */
export interface Trace extends Record<Width, Int32Array> {
  body: Body
}

/** @returns null for what is walked over or under */
export function traceOf(ground: Ground, body: Body): Trace | null {
  if (isFlat(body) || body.base >= head) return null
  return {
    body,
    wide: cellsNear(ground, body, half.wide),
    slim: cellsNear(ground, body, half.slim),
  }
}

/** Where a person gets to among furniture. */
export interface Ways {
  /** whether all starts hang together */
  connected: boolean
  /** whether a person gets near enough to touch it */
  reach(trace: Trace): boolean
}

const [blocked, free, reached] = [0, 1, 2]

/** Walks from the first entry wherever there is room for a person. */
export function waysThrough(ground: Ground, traces: readonly Trace[], width: Width): Ways {
  const empty = emptyRoom(ground, width)
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

/** Furniture keeps people no farther from where they come in. Metres. */
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

const emptyRooms = new WeakMap<Ground, Record<Width, Uint8Array>>()

/** Asked for thousands of times of the same room. */
function emptyRoom(ground: Ground, width: Width): Uint8Array {
  let known = emptyRooms.get(ground)
  if (!known) {
    const freeBy = (by: number) =>
      Uint8Array.from(ground.toWall, (far) => (far >= by ? free : blocked))
    known = { wide: freeBy(half.wide), slim: freeBy(half.slim) }
    emptyRooms.set(ground, known)
  }
  return known[width]
}

function flood({ columns }: Ground, state: Uint8Array, from: number): void {
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
