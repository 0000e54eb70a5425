import { type CameraPose, type FloorPlace, imagePointOf, placeBetween } from '../camera.ts'
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

const config = {
  /** between samples along a wall and up it, in camera heights */
  step: 0.03,
  /** heights at which a wall's openings are looked for, in camera heights: above radiators, below lintels */
  rows: [0.75, 0.85, 0.95, 1.05, 1.15],
  /** probability from which a place may show one: what is kept free in vain costs less than what bars a door */
  shown: 0.1,
  /** and from which it does, for where one begins and ends in height */
  certain: 0.3,
  /** its frame, to each side, in camera heights */
  frame: 0.08,
  /** how far one that the photo cuts goes on beyond it, in camera heights */
  cut: 0.55,
  /** glass that begins lower is walked through, in camera heights */
  walkable: 0.35,
  /** shorter ones are none, and shorter gaps are a bar or a glare, in camera heights */
  narrowest: 0.3,
  gap: 0.12,
  /** a door ends this high, and a window between these, where the photo does not tell; in camera heights */
  door: 1.4,
  window: { sill: 0.55, head: 1.45 },
  /** the lowest and highest heights of windows that are looked for */
  heights: { from: 0.05, to: 1.8 },
}

/** The doors and windows in the walls that a photo shows. */
export function findOpenings(
  map: ThingMap,
  { corners, edges }: FloorOutline,
  pose: CameraPose,
): FoundOpening[] {
  return corners.flatMap((from, wall) => {
    if (!edges[wall]?.trust) return []
    const to = corners[(wall + 1) % corners.length] ?? from
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const count = Math.ceil(length / (config.step * pose.height))
    const sample = { map, pose, placeAt: (share: number) => placeBetween(from, to, share) }
    return (['door', 'window'] as const).flatMap((kind) => {
      const shares = Array.from({ length: count }, (_, at) => (at + 0.5) / count)
      const shown = shares.map((share) => isShown(sample, kind, share) === true)
      const isOut = (at: number) => isShown(sample, kind, (at + 0.5) / count) === null
      return runsOf(shown, Math.round(config.gap / config.step)).flatMap(
        ([start, end]): FoundOpening[] => {
          if ((end - start) * config.step < config.narrowest) return []
          const beside = (at: number) => (isOut(at) ? config.cut : config.frame) * pose.height
          const from = Math.max(0, (start / count) * length - beside(start - 1))
          const to = Math.min(length, (end / count) * length + beside(end))
          const heights = heightsOf(sample, kind, (start + end) / 2 / count)
          const isDoor = kind === 'door' || heights.sill < config.walkable * pose.height
          if (isDoor) return [{ kind: 'door', wall, from, to, ...heights, sill: 0 }]
          return [{ kind, wall, from, to, ...heights }]
        },
      )
    })
  })
}

interface Sample {
  map: ThingMap
  pose: CameraPose
  /** @param share  of the wall's length */
  placeAt: (share: number) => FloorPlace
}

/** The probability at a place of a wall; null outside the photo. @param up  in camera heights */
function probabilityAt(
  { map, pose, placeAt }: Sample,
  kind: 'door' | 'window',
  share: number,
  up: number,
): number | null {
  const { x, z } = placeAt(share)
  const point = imagePointOf(pose, [x, (up - 1) * pose.height, z])
  if (!point) return null
  const column = Math.floor(point.x + pose.halfWidth)
  const row = Math.floor(pose.halfHeight - point.y)
  if (column < 0 || row < 0 || column >= map.width || row >= map.height) return null
  return map[kind][row * map.width + column] ?? null
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

/** How high an opening begins and ends in its middle, meters. */
function heightsOf(sample: Sample, kind: 'door' | 'window', share: number) {
  const { height } = sample.pose
  if (kind === 'door') return { sill: 0, head: config.door * height }
  const { from, to } = config.heights
  const count = Math.round((to - from) / config.step)
  const ups = Array.from({ length: count }, (_, at) => from + at * config.step)
  const shown = ups.filter((up) => (probabilityAt(sample, kind, share, up) ?? 0) > config.certain)
  const [low = config.window.sill, high = config.window.head] = [shown[0], shown.at(-1)]
  return { sill: low * height, head: Math.max(high, low + 0.2) * height }
}
