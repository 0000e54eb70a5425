import { flickOf, glide, type PointerKind, type Trail, type Velocity } from './inertia.ts'
import { drag, type View } from './view.ts'

/** What moves a view by itself after a flick; nothing while `velocity` is undefined. */
export type Motion = { velocity: Velocity | undefined }

/** Lets a released pointer throw the view, if it was fast enough. */
export function throwView(motion: Motion, trail: Trail, time: number, pointer: PointerKind) {
  motion.velocity = flickOf(trail, time, pointer)
}

/** A view that is touched stands still. */
export function catchView(motion: Motion) {
  motion.velocity = undefined
}

/**
 * Moves a thrown view on.
 * @param elapsed  ms since the last call
 * @returns whether it moves further
 */
export function glideView(view: View, motion: Motion, elapsed: number): boolean {
  const { velocity } = motion
  if (!velocity) return false
  const { x, y, rests } = glide(velocity, elapsed)
  if (rests) motion.velocity = undefined
  drag(view, x, y)
  return !rests
}
