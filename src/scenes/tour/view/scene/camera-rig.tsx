import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { elapsedMs } from '../../../../stage/frame.ts'
import { showFrame } from '../../model/camera/tour-camera.ts'
import type { Level } from '../../model/document/tour-document.ts'
import { stepInertia } from '../../model/inertia.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { Tour } from '../../model/tour.ts'
import { subscribeView, viewDirectionOf } from '../../model/view.ts'
import { easeZoom, fieldOfView } from '../../model/zoom.ts'
import { hangPicture, lookRotation, uprightMatrix } from './place-picture.ts'

type RigProps = {
  /** Its camera is told what each frame shows. */
  tour: Tour
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  size: Size
  /** Holds the media: a flat picture is turned, inside a sphere the camera is. */
  holder: RefObject<Group | null>
}

/** A flat picture is turned, and its camera looks straight ahead. */
const ahead = { yaw: 0, pitch: 0 }

/** Puts the view on the screen, each time it changes, while nobody walks. */
export function CameraRig({ tour, projection, level, size, holder }: RigProps) {
  const { view, camera: cameraPose } = tour
  const invalidate = useThree((state) => state.invalidate)
  const shownZoom = useRef(view.zoom)

  useEffect(() => subscribeView(view, invalidate), [view, invalidate])

  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  useLayoutEffect(() => {
    // The rig moves what moves: the renderer need not look for it in every frame.
    scene.matrixWorldAutoUpdate = false
    const held = holder.current
    if (projection === 'sphere') {
      if (level) held?.setRotationFromMatrix(uprightMatrix(level))
      held?.updateMatrixWorld(true)
    }
    invalidate()
    return () => {
      // On a walk each picture is turned for itself.
      held?.rotation.set(0, 0, 0)
      held?.scale.set(1, 1, 1)
      held?.position.set(0, 0, 0)
      camera.rotation.set(0, 0, 0)
    }
  }, [scene, camera, holder, projection, level, invalidate])

  useFrame((state, delta) => {
    const elapsed = elapsedMs(delta)
    if (stepInertia(view, elapsed)) invalidate()

    const eased = easeZoom(shownZoom.current, view.zoom, elapsed, motionAllowed)
    if (eased !== view.zoom) invalidate()
    shownZoom.current = eased

    const camera = state.camera as PerspectiveCamera
    const fov = fieldOfView(eased)
    if (camera.fov !== fov) {
      camera.fov = fov
      camera.updateProjectionMatrix()
    }
    if (projection === 'sphere') {
      const look = viewDirectionOf(view)
      const { roll } = view
      camera.rotation.copy(lookRotation(look, roll))
      showFrame(cameraPose, state.size, fov, look, roll)
      return
    }
    const held = holder.current
    if (!held) return
    const turn = { x: radians(view.rotationX), y: radians(view.rotationY) }
    const picture = hangPicture(held, size, turn, state.size.width / state.size.height)
    held.updateMatrixWorld()
    showFrame(cameraPose, state.size, fov, ahead, 0, picture)
  })
  return null
}
