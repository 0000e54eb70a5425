import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { distanceAlong, lengthOf, type Place, pointAlong } from '../../../math/polyline.ts'
import { districtConfig, type FenceId } from '../config.ts'
import { crossFences, type InsideByFence, outsideAllFences } from './fences.ts'

export interface FenceEvent {
  /** Unique within a walk. */
  id: number
  fence: FenceId
  entered: boolean
  /** position along the walk, meters */
  along: number
}

/** The phone on its walk, the fences that it is inside of, and the events, the newest first. */
export interface DistrictState {
  along: number
  inside: InsideByFence
  events: FenceEvent[]
  happened: number
}

export function createDistrictState(): DistrictState {
  return proxy<DistrictState>({ along: 0, inside: outsideAllFences(), events: [], happened: 0 })
}

/** Moves the phone to a position along the walk, crossing every fence on the way. */
export function movePhone(district: DistrictState, along: number): void {
  const goal = clamp(along, 0, walkLength)
  while (district.along !== goal) {
    const left = goal - district.along
    const { checkStep } = districtConfig
    const isLast = Math.abs(left) <= checkStep
    district.along = isLast ? goal : district.along + Math.sign(left) * checkStep
    for (const crossed of crossFences(district.inside, pointOnWalk(district.along))) {
      district.happened += 1
      const event = { ...crossed, id: district.happened, along: district.along }
      district.events = [event, ...district.events].slice(0, districtConfig.eventsKept)
    }
  }
}

/** Moves the phone to the point of the walk nearest to a fence. */
export function goToFence(district: DistrictState, fence: FenceId): void {
  movePhone(district, distanceAlongWalk(districtConfig.fences[fence].at))
}

/** Resets the walk and its events. */
export function restartWalk(district: DistrictState): void {
  district.along = 0
  district.inside = outsideAllFences()
  district.events = []
  district.happened = 0
}

const { walk } = districtConfig

/** Length of the whole walk, meters. */
export const walkLength = lengthOf(walk)

/** The point at a distance along the walk, and the direction there as a unit vector. */
export function pointOnWalk(along: number): Place & { ahead: Place } {
  const { at, ahead } = pointAlong(walk, along)
  return { ...at, ahead }
}

/** The distance along the walk of the point nearest to a place. */
export const distanceAlongWalk = (place: Place): number => distanceAlong(walk, place)
