import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { showWalkStep } from '../../model/camera/tour-camera.ts'
import type { Tour } from '../../model/tour.ts'
import { subscribeView } from '../../model/view.ts'
import { type Walk, walkAt, walkDuration } from '../../model/walk/walk.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { placeLayers, type WalkLayers } from './walk-layer.ts'

type RigProps = {
  walk: Walk
  layers: WalkLayers
  /** Its camera is told what each frame shows; of its view only the tilt of a device counts. */
  tour: Tour
  /** Whether the picture that is entered is there, whole; until then one only turns to the doorway. */
  isReady: boolean
  onArrive: () => void
}

/** A device that draws slower than this sees the step slower, not less of it; ms. */
const longest = 250

/** Moves the visitor from room to room, each frame as `walkAt` says, and tells when they are there. */
export function WalkRig({ walk, layers, tour, isReady, onArrive }: RigProps) {
  const invalidate = useThree((state) => state.invalidate)
  const time = useRef({ spent: 0, at: 0, isOver: false })

  useEffect(() => {
    if (isReady) time.current.at = 0
    invalidate()
  }, [isReady, invalidate])

  // Also where it is given up on the way.
  useEffect(() => () => showWalkStep(tour.camera, null), [tour])
  useEffect(() => subscribeView(tour.view, invalidate), [tour, invalidate])

  useFrame((state) => {
    const own = time.current
    const now = performance.now()
    // The first frame has no past, nor has the first one after a rest.
    const elapsed = own.at === 0 ? 0 : Math.min(now - own.at, longest)
    own.at = now
    const whole = walkDuration(walk)
    const end = isReady ? whole : walk.time.turn
    own.spent = Math.max(own.spent, Math.min(end, own.spent + elapsed))
    const frame = walkAt(walk, own.spent / whole)
    const { viewDirection, fromOffset } = frame
    // The pictures move round the camera, each by itself.
    const camera = state.camera as PerspectiveCamera
    camera.rotation.set(0, 0, 0)
    camera.fov = fieldOfView(viewDirection.zoom)
    camera.updateProjectionMatrix()
    placeLayers(layers, frame, tour.view)
    showWalkStep(tour.camera, { offset: [fromOffset[0], fromOffset[2]], viewDirection })
    if (own.spent < end) return invalidate()
    if (!isReady || own.isOver) return
    own.isOver = true
    onArrive()
  })
  return null
}
