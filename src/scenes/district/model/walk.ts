import { clamp } from '../../../math/clamp.ts'
import { districtConfig, type Place } from '../config.ts'

interface Leg {
  from: Place
  to: Place
  /** How far the walk has come where the leg begins, and how long the leg is; metres. */
  start: number
  length: number
}

const legs: Leg[] = []
let end = 0
for (const [index, to] of districtConfig.walk.entries()) {
  const from = districtConfig.walk[index - 1]
  if (!from) continue
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  legs.push({ from, to, start: end, length })
  end += length
}

/** The whole walk, metres. */
export const walkLength = end

/** Where one is after so many metres, and which way one looks: a unit vector. Before the start is the start. */
export function walkAt(along: number): Place & { ahead: Place } {
  const way = clamp(along, 0, walkLength)
  const leg = legs.findLast(({ start }) => start <= way) ?? legs[0]
  if (!leg) throw new Error('The walk has no legs')
  const ahead = { x: (leg.to.x - leg.from.x) / leg.length, z: (leg.to.z - leg.from.z) / leg.length }
  const on = way - leg.start
  return { x: leg.from.x + ahead.x * on, z: leg.from.z + ahead.z * on, ahead }
}

/** The metre of the walk that is nearest to a place. */
export function nearestOnWalk({ x, z }: Place): number {
  let best = Number.POSITIVE_INFINITY
  let nearest = 0
  for (const { from, to, start, length } of legs) {
    const share = ((x - from.x) * (to.x - from.x) + (z - from.z) * (to.z - from.z)) / length ** 2
    const along = start + clamp(share, 0, 1) * length
    const at = walkAt(along)
    const distance = Math.hypot(at.x - x, at.z - z)
    if (distance < best) [best, nearest] = [distance, along]
  }
  return nearest
}
