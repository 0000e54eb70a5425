import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { districtConfig, type FenceId, type Place } from '../config.ts'
import { crossFences, type Inside, nowhere } from './fences.ts'

export interface FenceEvent {
  /** Unique within a walk. */
  id: number
  fence: FenceId
  entered: boolean
  /** Where on the walk, metres. */
  along: number
}

/** The phone on its walk, the fences that it is in, and what happened, the newest first. */
export interface District {
  along: number
  inside: Inside
  events: FenceEvent[]
  happened: number
}

export function createDistrict(): District {
  return proxy<District>({ along: 0, inside: nowhere(), events: [], happened: 0 })
}

/** Carries the phone to a metre of the walk, past every fence on the way. */
export function moveTo(district: District, along: number): void {
  const goal = clamp(along, 0, walkLength)
  while (district.along !== goal) {
    const left = goal - district.along
    const { stride } = districtConfig
    district.along = Math.abs(left) <= stride ? goal : district.along + Math.sign(left) * stride
    for (const crossed of crossFences(district.inside, walkAt(district.along))) {
      district.happened += 1
      const event = { ...crossed, id: district.happened, along: district.along }
      district.events = [event, ...district.events].slice(0, districtConfig.eventsKept)
    }
  }
}

/** Carries the phone to where the walk comes nearest to a fence. */
export function goToFence(district: District, fence: FenceId): void {
  moveTo(district, nearestOnWalk(districtConfig.fences[fence].at))
}

/** Back to the start, with nothing behind. */
export function restart(district: District): void {
  district.along = 0
  district.inside = nowhere()
  district.events = []
  district.happened = 0
}

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
