import type { CameraPose } from '../camera.ts'
import {
  type AxisEdge,
  type HalfBoxScore,
  type SideEdges,
  scoreHalfBox,
  weights,
} from './room-box.ts'

/** The room's box; meters, null where there is no such face. */
export interface Box {
  left: number | null
  back: number | null
  right: number | null
  /** above the floor */
  ceiling: number | null
}

export interface ScoredBox {
  box: Box
  score: number
  left: HalfBoxScore
  right: HalfBoxScore
}

/** Range of ceiling heights above the camera, in camera heights. */
const ceilings = { least: 0.35, most: 1.7, keep: 8 }

/** All candidate boxes that the edges suggest, the best first. */
export function rankRoomBoxes(pose: CameraPose, edges: readonly AxisEdge[]): ScoredBox[] {
  const { height } = pose
  const onSide = (isOn: (across: number) => boolean): SideEdges => {
    const own = edges.filter(({ way }) => isOn(way[0]))
    return {
      edges: own,
      byAxis: ([0, 1, 2] as const).map((at) => own.filter(({ axis }) => axis === at)),
    }
  }
  const [toLeft, toRight] = [onSide((across) => across < 0), onSide((across) => across >= 0)]
  const back = hintsIn(edges, 0, height)
  const [left, right] = [hintsIn(toLeft.edges, 2, height), hintsIn(toRight.edges, 2, height)]
  const found: ScoredBox[] = []
  for (const ceiling of [null, ...ceilingsOf([back, left, right], height)]) {
    const over = ceiling === null ? null : ceiling - height
    for (const far of distancesOf(back, over)) {
      const halves = ([-1, 1] as const).map((side) => {
        const own = side < 0 ? left : right
        const near = side < 0 ? toLeft : toRight
        return distancesOf(own, over)
          .map((aside) => ({
            aside,
            ...scoreHalfBox(pose, near, { side, back: far, aside, ceiling }),
          }))
          .sort((a, b) => b.score - a.score)
          .slice(0, 5)
      })
      for (const one of halves[0] ?? []) {
        for (const other of halves[1] ?? []) {
          found.push({
            box: { left: one.aside, back: far, right: other.aside, ceiling },
            score:
              one.score +
              other.score -
              weights.wall * (Number(far !== null) + Number(ceiling !== null)),
            left: one,
            right: other,
          })
        }
      }
    }
  }
  return unlike(found.sort((a, b) => b.score - a.score))
}

/** The most boxes that are returned. */
const keep = 60

/** Removes boxes that nearly equal a better one. */
function unlike(sorted: ScoredBox[]): ScoredBox[] {
  const kept: ScoredBox[] = []
  for (const each of sorted) {
    if (kept.length >= keep) break
    if (!kept.some((other) => alike(each.box, other.box))) kept.push(each)
  }
  return kept
}

const alike = (a: Box, b: Box): boolean =>
  (['left', 'back', 'right', 'ceiling'] as const).every((side) => {
    const [one, other] = [a[side], b[side]]
    if (one === null || other === null) return one === other
    return Math.abs(Math.log(one / other)) < 0.03
  })

interface Hints {
  feet: Candidate[]
  slopes: Candidate[]
}

/**
 * The candidates that edges suggest: wall distances by those on the floor, slopes by those under the ceiling.
 * @param along  0 for the back wall, 2 for a side wall
 */
function hintsIn(edges: readonly AxisEdge[], along: 0 | 2, height: number): Hints {
  const [feet, slopes]: [Candidate[], Candidate[]] = [[], []]
  for (const {
    axis,
    way: [x, y, z],
    length,
  } of edges) {
    if (axis !== along) continue
    const away = along === 0 ? -z : Math.abs(x)
    const foot = away * (height / -y)
    if (y < 0 && foot > range.near * height && foot < range.far * height)
      feet.push({ value: foot, length })
    const slope = y / away
    if (y > 0 && slope > 0.05 && slope < 5) slopes.push({ value: slope, length })
  }
  return { feet: peaksOf(feet), slopes: peaksOf(slopes) }
}

/** Distances of a wall under a given ceiling, from its foot or its upper edge. */
function distancesOf({ feet, slopes }: Hints, over: number | null): (number | null)[] {
  const all = feet.map(({ value }) => value)
  if (over !== null) {
    for (const { value } of slopes) {
      const away = over / value
      if (all.every((each) => Math.abs(Math.log(each / away)) > 0.015)) all.push(away)
    }
  }
  return [null, ...all]
}

/** Ceiling heights at which the foot and the upper edge of one wall agree, those with the longest edges. */
function ceilingsOf(walls: Hints[], height: number): number[] {
  const found: Candidate[] = []
  for (const { feet, slopes } of walls) {
    for (const foot of feet) {
      for (const slope of slopes) {
        const over = foot.value * slope.value
        if (over < ceilings.least * height || over > ceilings.most * height) continue
        const length = Math.min(foot.length, slope.length)
        const same = found.find(({ value }) => Math.abs(value - over) < 0.02 * (over + height))
        if (!same) found.push({ value: over, length })
        else {
          same.value += ((over - same.value) * length) / (same.length + length)
          same.length += length
        }
      }
    }
  }
  return found
    .sort((a, b) => b.length - a.length)
    .slice(0, ceilings.keep)
    .map(({ value }) => height + value)
}

/** A candidate position of a wall, or of an edge under the ceiling. */
interface Candidate {
  /** meters; for an edge under the ceiling, its height above the camera per meter of the wall's distance */
  value: number
  /** total length of the supporting edges, pixels */
  length: number
}

/** Range of wall distances, in camera heights. */
const range = { near: 0.25, far: 8 }

/** Relative distance within which candidates are merged. */
const apart = 0.012

const most = 13

/** Merges near candidates; those with the longest edges. */
function peaksOf(found: Candidate[]): Candidate[] {
  const peaks: Candidate[] = []
  for (const each of found.sort((a, b) => b.length - a.length)) {
    const peak = peaks.find(({ value }) => Math.abs(Math.log(each.value / value)) < apart)
    if (!peak) peaks.push({ ...each })
    else {
      peak.value += ((each.value - peak.value) * each.length) / (peak.length + each.length)
      peak.length += each.length
    }
  }
  return peaks.sort((a, b) => b.length - a.length).slice(0, most)
}
