import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import type { Point } from '../math/orbit.ts'
import { motionAllowed } from './flags.ts'

/** Asks for a frame each time a valtio proxy changes. */
export function useFrameOnChange(state: object): void {
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => subscribe(state, () => invalidate()), [state, invalidate])
}

/** Calls back once, when the first frame of a canvas is on the screen. */
export function useFirstFrame(onDrawn: () => void): void {
  const soon = useRef<number>(undefined)
  useFrame(() => {
    soon.current ??= requestAnimationFrame(onDrawn)
  })
  useEffect(
    () => () => {
      if (soon.current !== undefined) cancelAnimationFrame(soon.current)
    },
    [],
  )
}

/**
 * Milliseconds since the frame before, at most 50: the first frame after a rest has no past.
 * @param delta  as `useFrame` hands it over, seconds
 */
export const elapsedOf = (delta: number): number => Math.min(delta * 1000, 50)

/**
 * From one share towards another, in a steady pace; at once where nothing may move.
 * @param elapsed, duration  milliseconds, of this step and of the way from 0 to 1
 */
export function approach(from: number, to: number, elapsed: number, duration: number): number {
  if (from === to || !motionAllowed()) return to
  const step = elapsed / duration
  return to > from ? Math.min(to, from + step) : Math.max(to, from - step)
}

/** Puts the eye at one place, looking at another. Metres. */
export function aimCamera(camera: object, eye: Point, target: Point): void {
  const view = camera as PerspectiveCamera
  view.position.set(eye.x, eye.y, eye.z)
  view.lookAt(target.x, target.y, target.z)
}
