import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Camera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { type Orbit, orbitEye } from '../math/orbit.ts'
import { motionAllowed } from './flags.ts'

/** Requests a frame each time a valtio proxy changes. */
export function useFrameOnChange(state: object): void {
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => subscribe(state, () => invalidate()), [state, invalidate])
}

/** Calls back with what a scene shows, when the first frame that shows it is on the screen; it asks for that frame. */
export function useDrawn<Shown>(shown: Shown, onDrawn: (shown: Shown) => void): void {
  const invalidate = useThree((three) => three.invalidate)
  const told = useRef<Shown>(undefined)
  const soon = useRef(0)
  useFrame(() => {
    if (told.current === shown) return
    told.current = shown
    soon.current = requestAnimationFrame(() => onDrawn(shown))
  })
  // The parts of what is shown may have had their frame before it was known here that all are in the scene.
  useEffect(() => {
    if (shown !== told.current) invalidate()
  }, [shown, invalidate])
  useEffect(() => () => cancelAnimationFrame(soon.current), [])
}

/**
 * Milliseconds since the frame before, at most 50, since the first frame after a rest would get the whole rest.
 * @param delta  seconds, as `useFrame` passes it
 */
export const elapsedMs = (delta: number): number => Math.min(delta * 1000, 50)

/**
 * Moves a share toward another at a constant speed; at once when motion is not allowed.
 * @param elapsed, duration  milliseconds, of this step and of the way from 0 to 1
 */
export function approach(from: number, to: number, elapsed: number, duration: number): number {
  if (from === to || !motionAllowed()) return to
  const step = elapsed / duration
  return to > from ? Math.min(to, from + step) : Math.max(to, from - step)
}

/** Places a camera on an orbit and points it at the orbit's middle. */
export function placeOrbitCamera(camera: Camera, orbit: Orbit): void {
  camera.position.copy(orbitEye(orbit))
  camera.lookAt(orbit.middle.x, orbit.middle.y, orbit.middle.z)
}
