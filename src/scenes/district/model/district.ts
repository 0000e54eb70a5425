import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { districtConfig, type FenceId, type Place } from '../config.ts'
import { crossFences, type InsideFences, outsideAllFences } from './fences.ts'

export interface FenceEvent {
  /** Unique within a walk. */
  id: number
  fence: FenceId
  entered: boolean
  /** position along the walk, meters */
  along: number
}

/** The phone on its walk, the fences that it is inside of, and the events, the newest first. */
export interface District {
  along: number
  inside: InsideFences
  events: FenceEvent[]
  happened: number
}

export function createDistrict(): District {
  return proxy<District>({ along: 0, inside: outsideAllFences(), events: [], happened: 0 })
}

/** Moves the phone to a position along the walk, crossing every fence on the way. */
export function movePhone(district: District, along: number): void {
  const goal = clamp(along, 0, walkLength)
  while (district.along !== goal) {
    const left = goal - district.along
    const { stride } = districtConfig
    district.along = Math.abs(left) <= stride ? goal : district.along + Math.sign(left) * stride
    for (const crossed of crossFences(district.inside, pointOnWalk(district.along))) {
      district.happened += 1
      const event = { ...crossed, id: district.happened, along: district.along }
      district.events = [event, ...district.events].slice(0, districtConfig.eventsKept)
    }
  }
}

/** Moves the phone to the point of the walk nearest to a fence. */
export function goToFence(district: District, fence: FenceId): void {
  movePhone(district, nearestOnWalk(districtConfig.fences[fence].at))
}

/** Resets the walk and its events. */
export function restartWalk(district: District): void {
  district.along = 0
  district.inside = outsideAllFences()
  district.events = []
  district.happened = 0
}

interface Leg {
  from: Place
  to: Place
  /** Where a leg begins along the walk, and its length; meters. */
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

/** Length of the whole walk, meters. */
export const walkLength = end

/** The point at a distance along the walk, and the direction there as a unit vector. */
export function pointOnWalk(along: number): Place & { ahead: Place } {
  const way = clamp(along, 0, walkLength)
  const leg = legs.findLast(({ start }) => start <= way) ?? legs[0]
  if (!leg) throw new Error('The walk has no legs')
  const ahead = { x: (leg.to.x - leg.from.x) / leg.length, z: (leg.to.z - leg.from.z) / leg.length }
  const on = way - leg.start
  return { x: leg.from.x + ahead.x * on, z: leg.from.z + ahead.z * on, ahead }
}

/** The distance along the walk of the point nearest to a place. */
export function nearestOnWalk({ x, z }: Place): number {
  let best = Number.POSITIVE_INFINITY
  let nearest = 0
  for (const { from, to, start, length } of legs) {
    const share = ((x - from.x) * (to.x - from.x) + (z - from.z) * (to.z - from.z)) / length ** 2
    const along = start + clamp(share, 0, 1) * length
    const at = pointOnWalk(along)
    const distance = Math.hypot(at.x - x, at.z - z)
    if (distance < best) [best, nearest] = [distance, along]
  }
  return nearest
}
