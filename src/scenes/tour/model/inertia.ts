import { clamp } from '../../../math/clamp.ts'
import { tourConfig } from '../config.ts'
import { dragView, type View } from './view.ts'

type Sample = { x: number; y: number; time: number }
type Velocity = NonNullable<View['velocity']>
export type PointerKind = keyof typeof tourConfig.flick.minSpeed

/** The pointer's last positions, oldest first; times in ms. */
export type PointerTrail = Sample[]

/** Adds a position and drops those older than the window. */
export function recordPointer(trail: PointerTrail, x: number, y: number, time: number) {
  trail.push({ x, y, time })
  while (trail.length > 2 && time - (trail[0]?.time ?? time) > tourConfig.flick.window)
    trail.shift()
}

/**
 * The speed of a flick in pixels per ms, or undefined when the release is none. The distance of the last 100 ms is
 * divided by all of them, so neither a short quick pull nor a drag that rested before the release is a flick.
 */
export function flickVelocity(
  trail: PointerTrail,
  time: number,
  pointer: PointerKind,
): Velocity | undefined {
  const { window, minSpeed, maxSpeed } = tourConfig.flick
  const recent = trail.filter((sample) => time - sample.time <= window)
  const first = recent[0]
  const last = recent.at(-1)
  if (!first || !last) return undefined
  const x = (last.x - first.x) / window
  const y = (last.y - first.y) / window
  if (Math.hypot(x, y) < minSpeed[pointer]) return undefined
  return { x: clamp(x, -maxSpeed, maxSpeed), y: clamp(y, -maxSpeed, maxSpeed) }
}

/**
 * Decays the speed of a flick exponentially: the distance is its
 * integral and does not depend on the frame rate.
 * @param velocity  pixels per ms; slowed in place
 * @param elapsed   ms
 * @returns the way in pixels, and whether it has come to rest
 */
export function glide(velocity: Velocity, elapsed: number): Velocity & { rests: boolean } {
  const { decay, restSpeed } = tourConfig.flick
  const kept = Math.exp(-elapsed / decay)
  const way = decay * (1 - kept)
  const x = velocity.x * way
  const y = velocity.y * way
  velocity.x *= kept
  velocity.y *= kept
  return { x, y, rests: Math.hypot(velocity.x, velocity.y) < restSpeed }
}

/**
 * Advances the view by its inertia after a flick.
 * @param elapsed  ms since the last call
 * @returns whether it moves further
 */
export function stepInertia(view: View, elapsed: number): boolean {
  const { velocity } = view
  if (!velocity) return false
  const { x, y, rests } = glide(velocity, elapsed)
  if (rests) view.velocity = undefined
  dragView(view, x, y)
  return !rests
}
