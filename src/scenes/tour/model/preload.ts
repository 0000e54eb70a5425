import { shortestTurn } from './camera/angles.ts'
import type { PixelSize, Room, RoomId } from './document/tour-document.ts'

/** The memory budget of all decoded media, bytes. The rest of 700 MB is for the page, the decoder and its tiles. */
export const decodedBudget = 560e6

/** Rooms farther away are not loaded, but loaded ones may stay. */
const maxDistance = 1.5

type PreloadInput = {
  rooms: readonly Room[]
  current: RoomId
  /** where the visitor was before, the latest first */
  visited: readonly RoomId[]
  /** rooms whose media are decoded, or being decoded */
  loaded: ReadonlySet<RoomId>
  /** yaw of the view: of two doorways the one in view leads to the likelier next room */
  yaw?: number
  budget?: number
}

type PreloadPlan = {
  /** rooms that should be decoded, the most needed first; always with the present one */
  keep: RoomId[]
  /** rooms to release before anything is loaded, so that the budget always holds */
  release: RoomId[]
  /** rooms to load one by one, in this order */
  load: RoomId[]
}

/**
 * Decides which rooms are decoded: the shown one, however large; the previous one; its neighbors, then what is loaded
 * already, as long as all fit. Videos are decoded only while shown, since an invisible player decodes nothing.
 */
export function planPreload(around: PreloadInput): PreloadPlan {
  const { rooms, current: present, loaded, budget = decodedBudget } = around
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const keep: RoomId[] = []
  let left = budget
  for (const id of wanted(around)) {
    const room = byId.get(id)
    if (!room) continue
    const bytes = decodedBytes(room)
    if (id !== present && (bytes > left || room.sort === 'video')) continue
    keep.push(id)
    left -= bytes
  }
  const kept = new Set(keep)
  return {
    keep,
    release: [...loaded].filter((id) => !kept.has(id)),
    load: keep.filter((id) => !loaded.has(id)),
  }
}

/** The rooms by priority. */
function wanted({ rooms, current: present, visited, loaded, yaw = 0 }: PreloadInput): RoomId[] {
  const distances = roomDistances(rooms, present)
  const far = (id: RoomId) => distances.get(id) ?? Number.POSITIVE_INFINITY
  const links = rooms.find(({ id }) => id === present)?.links ?? []
  const aside = (id: RoomId) =>
    Math.min(
      180,
      ...links.filter(({ to }) => to === id).map((link) => Math.abs(shortestTurn(yaw, link.yaw))),
    )
  const recent = (id: RoomId) => {
    const at = visited.indexOf(id)
    return at < 0 ? visited.length : at
  }
  const others = rooms
    .map(({ id }) => id)
    .filter((id) => far(id) <= maxDistance || loaded.has(id))
    // Infinity from itself is no number: rooms without a way compare by the rest.
    .sort((a, b) => compare(far(a), far(b)) || aside(a) - aside(b) || recent(a) - recent(b))
  const before = visited.find((id) => id !== present)
  return [...new Set([present, ...(before === undefined ? [] : [before]), ...others])]
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Assumed size of a picture that was not decoded yet. */
const assumedSize: PixelSize = { width: 8192, height: 4096 }

/** Frames that a player keeps: the shown one, and those decoded ahead. */
const framesAhead = 6

/**
 * What a room's media takes while it is decoded, bytes: a picture on the GPU with its mipmaps is 4/3 × 4 bytes a
 * pixel, a video its texture and the frames ahead. The encoded file is not counted: it lies on the disk.
 */
export function decodedBytes({ size, sort }: Pick<Room, 'size' | 'sort'>): number {
  const { width, height } = size ?? assumedSize
  const pixels = width * height
  return sort === 'video' ? pixels * 4 * (1 + framesAhead) : Math.ceil((pixels * 16) / 3)
}

/**
 * The distance of each room in links, 0 for the present one. The next rooms of the strip count as half a step farther
 * than linked ones, since unlinked tours are viewed through the strip.
 * @returns rooms that no way leads to are not in it
 */
export function roomDistances(rooms: readonly Room[], present: RoomId): Map<RoomId, number> {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const distances = new Map<RoomId, number>()
  let ring = byId.has(present) ? [present] : []
  for (let far = 0; ring.length > 0; far += 1) {
    for (const id of ring) distances.set(id, far)
    const next = ring.flatMap((id) => byId.get(id)?.links.map(({ to }) => to) ?? [])
    ring = [...new Set(next)].filter((id) => byId.has(id) && !distances.has(id))
  }
  const at = rooms.findIndex(({ id }) => id === present)
  for (const beside of at < 0 ? [] : [rooms[at + 1], rooms[at - 1]]) {
    if (beside) distances.set(beside.id, Math.min(1.5, distances.get(beside.id) ?? 1.5))
  }
  return distances
}
