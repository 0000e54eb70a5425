import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { districtConfig, type FenceId } from '../config.ts'
import { crossFences, type Inside, nowhere } from './fences.ts'
import { nearestOnWalk, walkAt, walkLength } from './walk.ts'

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
