import type { AxisEdge } from './axis-edges.ts'

/** A place where a wall, or an edge under the ceiling, may be. */
export interface Candidate {
  /** metres; of an edge under the ceiling, its height above the eye for each metre that the wall is away */
  value: number
  /** pixels of the edges that say so */
  length: number
}

/** Walls nearer or further than that are not looked for, in heights of the camera. */
const range = { near: 0.25, far: 8 }

/** What is closer than that is one place, as a share. */
const apart = 0.012

const most = 13

/** How far off a wall would be whose foot an edge is. @param along  0 for the back wall, 2 for one at the side */
const footOf = ({ way: [x, y, z] }: AxisEdge, along: 0 | 2, height: number) =>
  (along === 0 ? -z : Math.abs(x)) * (height / -y)

/** Distances at which edges on the floor would be a wall's foot, metres. */
export function feetOf(edges: readonly AxisEdge[], along: 0 | 2, height: number): Candidate[] {
  const found = edges
    .filter(({ axis, way: [, y] }) => axis === along && y < 0)
    .map((edge) => ({ value: footOf(edge, along, height), length: edge.length }))
    .filter(({ value }) => value > range.near * height && value < range.far * height)
  return peaksOf(found)
}

/** Slopes from the eye to edges that would lie under the ceiling. */
export function slopesOf(edges: readonly AxisEdge[], along: 0 | 2): Candidate[] {
  const found = edges
    .filter(({ axis, way: [, y] }) => axis === along && y > 0)
    .map(({ way: [x, y, z], length }) => ({ value: y / (along === 0 ? -z : Math.abs(x)), length }))
    .filter(({ value }) => value > 0.05 && value < 5)
  return peaksOf(found)
}

/** Joins what says the same; those with the longest edges. */
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
