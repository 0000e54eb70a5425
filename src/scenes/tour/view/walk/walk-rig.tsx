import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { showTransitionStep, type TransitionView } from '../../model/camera/tour-camera.ts'
import type { View } from '../../model/view.ts'
import { type Walk, walkAt, walkDuration } from '../../model/walk/walk.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { placeLayers, type WalkLayers } from './walk-layer.ts'

type RigProps = {
  walk: Walk
  layers: WalkLayers
  /** Says how a device is tilted by which one looks; nothing else of it counts in a step. */
  view: View
  /** Is told what each frame shows. */
  transition: TransitionView
  /** Whether the picture that is entered is there, whole; until then one only turns to the doorway. */
  isReady: boolean
  onArrive: () => void
}

/** A device that draws slower than this sees the step slower, not less of it; ms. */
const longest = 250

/** Moves the visitor from room to room, each frame as `walkAt` says, and tells when they are there. */
export function WalkRig({ walk, layers, view, transition, isReady, onArrive }: RigProps) {
  const invalidate = useThree((state) => state.invalidate)
  const spent = useRef(0)

  useEffect(() => invalidate(), [invalidate])

  // Also where it is given up on the way.
  useEffect(() => () => showTransitionStep(transition, null), [transition])

  useFrame((state, delta) => {
    const whole = walkDuration(walk)
    const end = isReady ? whole : walk.time.turn
    const elapsed = Math.min(delta * 1000, longest)
    spent.current = Math.max(spent.current, Math.min(end, spent.current + elapsed))
    const frame = walkAt(walk, spent.current / whole)
    const { viewDirection, fromOffset } = frame
    // The pictures move round the camera, each by itself.
    const camera = state.camera as PerspectiveCamera
    camera.rotation.set(0, 0, 0)
    camera.fov = fieldOfView(viewDirection.zoom)
    camera.updateProjectionMatrix()
    placeLayers(layers, frame, view)
    showTransitionStep(transition, { offset: [fromOffset[0], fromOffset[2]], viewDirection })
    if (!isReady || spent.current < whole) invalidate()
    else onArrive()
  })
  return null
}
