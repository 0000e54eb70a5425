import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { orbitEye } from '../../../../math/orbit.ts'
import type { View } from '../../model/piece-view.ts'
import { orbitOf, type Size } from '../../model/piece-view.ts'

export interface RigProps {
  view: View
  size: Size
  /** Id of the piece whose model is in the scene. */
  shown: string | undefined
  /** Told the id of the piece on the canvas; nothing while there is none. */
  onDrawn: (id: string | undefined) => void
}

/** Puts the eye where the view says, each time that it changes, and tells when a piece is on the canvas. */
export function Rig({ view, size, shown, onDrawn }: RigProps) {
  const invalidate = useThree((three) => three.invalidate)
  const told = useRef<string>(undefined)
  const soon = useRef(0)

  useEffect(() => subscribe(view, () => invalidate()), [view, invalidate])
  useEffect(() => () => cancelAnimationFrame(soon.current), [])

  useFrame((three) => {
    const orbit = orbitOf(view, size, three.size)
    const eye = orbitEye(orbit)
    const camera = three.camera as PerspectiveCamera
    camera.position.set(eye.x, eye.y, eye.z)
    camera.lookAt(orbit.middle.x, orbit.middle.y, orbit.middle.z)
    if (told.current === shown) return
    told.current = shown
    // After this frame is on the canvas.
    soon.current = requestAnimationFrame(() => onDrawn(shown))
  })
  return null
}
