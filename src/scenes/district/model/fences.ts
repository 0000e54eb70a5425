import { districtConfig, type FenceId, fenceIds, type Place } from '../config.ts'
import { distanceBetween } from './distance.ts'

export type Inside = Record<FenceId, boolean>

export const nowhere = (): Inside => ({ library: false, park: false, square: false, pier: false })

/** The way to a fence's middle, metres. */
export const distanceTo = (fence: FenceId, at: Place): number =>
  distanceBetween(at, districtConfig.fences[fence].at)

/** The way to a fence, metres; 0 inside. */
export const distanceOutside = (fence: FenceId, at: Place): number =>
  Math.max(0, distanceTo(fence, at) - districtConfig.fences[fence].radius)

/**
 * Whether one is inside now: one enters at the radius, and leaves only somewhat beyond it. A position that trembles at
 * the border neither enters nor leaves over and over.
 */
export function isInside(fence: FenceId, at: Place, was: boolean): boolean {
  const { radius } = districtConfig.fences[fence]
  return distanceTo(fence, at) <= radius + (was ? districtConfig.hysteresis : 0)
}

/** The fences that are entered or left by going to a place; `inside` is changed. */
export function crossFences(inside: Inside, at: Place): { fence: FenceId; entered: boolean }[] {
  return fenceIds.flatMap((fence) => {
    const now = isInside(fence, at, inside[fence])
    if (now === inside[fence]) return []
    inside[fence] = now
    return [{ fence, entered: now }]
  })
}
