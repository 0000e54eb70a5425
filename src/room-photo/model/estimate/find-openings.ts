import { type CameraPose, type FloorPlace, imagePointOf, placeBetween } from '../camera.ts'
import { seesAcross } from '../wall.ts'
import type { FloorOutline } from './floor-outline.ts'
import type { ThingMap } from './room-layout.ts'

/** A door or window as the photo shows it. Meters; heights above the floor. */
export interface FoundOpening {
  kind: 'window' | 'door'
  /** the edge of the outline that it is in: 0 goes from the first corner to the second */
  wall: number
  /** along that edge from its first corner */
  from: number
  to: number
  sill: number
  head: number
}

/** Meters, as far as the camera's height is right. */
const config = {
  /** between samples along a wall and up it */
  step: 0.045,
  /** heights at which a wall's openings are looked for: above radiators, below lintels */
  rows: [1.1, 1.25, 1.4, 1.55, 1.7],
  /** probability from which a place may show one: what is kept free in vain costs less than what bars a door */
  shown: 0.06,
  /** and from which it does, for where one begins and ends in height */
  certain: 0.3,
  /** its frame, and how far off its end may be, to each side */
  frame: 0.2,
  /** how far one goes on beyond the photo's edge, or behind a corner, that cuts it */
  beyond: 0.8,
  /** glass that begins lower is walked through */
  walkable: 0.5,
  /** shorter ones are none, and shorter gaps are a bar or a glare */
  narrowest: 0.45,
  gap: 0.18,
  /** of a door that is cut, as little tells it */
  sliver: 0.1,
  /** between these an end of a door is looked for, where its probability is below this: the camera may be held at 1.05 to 2.1 m */
  end: { from: 1.45, to: 3, below: 0.5 },
  /** a door ends this high, and a window between these, where the photo does not tell */
  door: 2.1,
  window: { sill: 0.8, head: 2.2 },
  /** the lowest and highest heights that are looked at */
  heights: { from: 0.08, to: 2.7 },
}

/** The doors and windows in the walls that a photo shows, also in those whose foot it does not show. */
export function findOpenings(
  map: ThingMap,
  { corners }: Pick<FloorOutline, 'corners'>,
  pose: CameraPose,
): FoundOpening[] {
  return corners.flatMap((_, wall) => {
    const { length, sample } = wallSample(map, pose, corners, wall)
    const count = Math.ceil(length / config.step)
    const found = (['door', 'window'] as const).flatMap((kind) => {
      const shares = Array.from({ length: count }, (_, at) => (at + 0.5) / count)
      const shown = shares.map((share) => isShown(sample, kind, share) === true)
      const isUnseen = (at: number) => isShown(sample, kind, (at + 0.5) / count) === null
      return runsOf(shown, Math.round(config.gap / config.step)).flatMap(
        ([start, end]): FoundOpening[] => {
          const [isCutBefore, isCutAfter] = [isUnseen(start - 1), isUnseen(end)]
          const isCutDoor = kind === 'door' && (isCutBefore || isCutAfter)
          if ((end - start) * config.step < (isCutDoor ? config.sliver : config.narrowest))
            return []
          const beside = (isCut: boolean) => (isCut ? config.beyond : config.frame)
          const from = Math.max(0, (start / count) * length - beside(isCutBefore))
          const to = Math.min(length, (end / count) * length + beside(isCutAfter))
          const heights = heightsOf(sample, kind, (start + end) / 2 / count)
          const isDoor = kind === 'door' || heights.sill < config.walkable
          if (isDoor) return [{ kind: 'door', wall, from, to, ...heights, sill: 0 }]
          return [{ kind, wall, from, to, ...heights }]
        },
      )
    })
    return joined(found)
  })
}

/** Joins openings of one kind that overlap by half: glass down to the floor is seen as a door too. */
function joined(openings: readonly FoundOpening[]): FoundOpening[] {
  const apart: FoundOpening[] = []
  for (const opening of openings.toSorted((a, b) => a.from - b.from)) {
    const { kind, from, to, sill, head } = opening
    const at = apart.findLastIndex((other) => other.kind === kind)
    const last = apart[at]
    const shared = last ? Math.min(to, last.to) - from : 0
    if (last && shared > Math.min(to - from, last.to - last.from) / 2)
      apart[at] = {
        ...last,
        to: Math.max(to, last.to),
        sill: Math.min(sill, last.sill),
        head: Math.max(head, last.head),
      }
    else apart.push(opening)
  }
  return apart
}

/** How high the doors among openings end, of those whose end the photo shows; meters, as far as the camera's height is right. */
export function doorHeads(
  map: ThingMap,
  { corners }: Pick<FloorOutline, 'corners'>,
  pose: CameraPose,
  openings: readonly FoundOpening[],
): number[] {
  return openings.flatMap(({ kind, wall, from, to }) => {
    if (kind !== 'door') return []
    const { length, sample } = wallSample(map, pose, corners, wall)
    const middle = (from + to) / 2 / length
    // Glass doors have no usual height.
    return isShown(sample, 'window', middle) ? [] : (doorHead(sample, middle) ?? [])
  })
}

interface Sample {
  map: ThingMap
  pose: CameraPose
  /** @param share  of the wall's length; null behind a nearer wall */
  placeAt: (share: number) => FloorPlace | null
}

/** A wall of an outline, and its length. */
function wallSample(map: ThingMap, pose: CameraPose, corners: readonly FloorPlace[], wall: number) {
  const from = corners[wall] ?? belowCamera
  const to = corners[(wall + 1) % corners.length] ?? from
  const placeAt = (share: number) => {
    const place = placeBetween(from, to, share)
    return seesAcross(corners, belowCamera, place) ? place : null
  }
  const sample: Sample = { map, pose, placeAt }
  return { length: Math.hypot(to.x - from.x, to.z - from.z), sample }
}

const belowCamera: FloorPlace = { x: 0, z: 0 }

/** The probability at a place of a wall; null where the photo does not show it. @param up  above the floor */
function probabilityAt(
  { map, pose, placeAt }: Sample,
  kind: 'door' | 'window',
  share: number,
  up: number,
): number | null {
  const place = placeAt(share)
  const point = place && imagePointOf(pose, [place.x, up - pose.height, place.z])
  if (!point) return null
  const { columns, rows, width, height } = map
  const column = Math.floor(((point.x + pose.halfWidth) * columns) / width)
  const row = Math.floor(((pose.halfHeight - point.y) * rows) / height)
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null
  return map[kind][row * columns + column] ?? null
}

/** Whether the mean of a wall's heights that the photo shows there is an opening; null where it shows none. */
function isShown(sample: Sample, kind: 'door' | 'window', share: number): boolean | null {
  const found = config.rows.flatMap((up) => probabilityAt(sample, kind, share, up) ?? [])
  if (found.length === 0) return null
  return found.reduce((sum, each) => sum + each, 0) / found.length > config.shown
}

/** From where to where values hold, gaps up to `gap` closed. */
function runsOf(values: readonly boolean[], gap: number): [number, number][] {
  const runs: [number, number][] = []
  values.forEach((holds, at) => {
    if (!holds) return
    const last = runs.at(-1)
    if (last && at - last[1] <= gap) last[1] = at + 1
    else runs.push([at, at + 1])
  })
  return runs
}

/** How high an opening begins and ends in its middle. */
function heightsOf(sample: Sample, kind: 'door' | 'window', share: number) {
  if (kind === 'door') return { sill: 0, head: doorHead(sample, share) ?? config.door }
  const { from, to } = config.heights
  const count = Math.round((to - from) / config.step)
  const ups = Array.from({ length: count }, (_, at) => from + at * config.step)
  const shown = ups.filter(
    (up) => (probabilityAt(sample, 'window', share, up) ?? 0) > config.certain,
  )
  const [sill = config.window.sill, high = config.window.head] = [shown[0], shown.at(-1)]
  return { sill, head: Math.max(high, sill + 0.3) }
}

/** How high a door ends; null where the photo does not show it. */
function doorHead(sample: Sample, share: number): number | null {
  const { from, to, below } = config.end
  for (let up = from; up < to; up += config.step) {
    const probability = probabilityAt(sample, 'door', share, up)
    if (probability === null) return null
    // What is none where one begins to look has no end there.
    if (probability < below) return up === from ? null : up - config.step / 2
  }
  return null
}
