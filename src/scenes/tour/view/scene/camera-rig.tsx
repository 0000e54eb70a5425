import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { elapsedMs } from '../../../../stage/frame.ts'
import { showFrame, type TourCamera } from '../../model/camera/tour-camera.ts'
import type { Level } from '../../model/document/tour-document.ts'
import { stepInertia } from '../../model/inertia.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { subscribeView, type View, viewDirectionOf } from '../../model/view.ts'
import type { Walk } from '../../model/walk/walk.ts'
import { easeZoom, fieldOfView } from '../../model/zoom.ts'
import { hangPicture, lookRotation, uprightMatrix } from './place-picture.ts'

type RigProps = {
  view: View
  /** Is told what each frame shows. */
  cameraPose: TourCamera
  /** While it is taken, it says where one looks. */
  walk: Walk | undefined
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  size: Size
  /** Holds the media: a flat picture is turned, inside a sphere the camera is. */
  holder: RefObject<Group | null>
}

/** A flat picture is turned, and its camera looks straight ahead. */
const ahead = { yaw: 0, pitch: 0 }

/** Puts the view on the screen, each time it changes. */
export function CameraRig(props: RigProps) {
  const { view, cameraPose, walk, projection, level, size, holder } = props
  const invalidate = useThree((state) => state.invalidate)
  const shownZoom = useRef(view.zoom)

  useEffect(() => subscribeView(view, invalidate), [view, invalidate])

  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  useLayoutEffect(() => {
    // The rig moves what moves: the renderer need not look for it in every frame.
    scene.matrixWorldAutoUpdate = false
    const held = holder.current
    held?.rotation.set(0, 0, 0)
    held?.scale.set(1, 1, 1)
    held?.position.set(0, 0, 0)
    camera.rotation.set(0, 0, 0)
    if (projection === 'sphere') {
      // In a step each picture is turned for itself.
      if (level && !walk) held?.setRotationFromMatrix(uprightMatrix(level))
      held?.updateMatrixWorld(true)
    }
    invalidate()
  }, [scene, camera, holder, projection, level, walk, invalidate])

  useFrame((state, delta) => {
    const elapsed = elapsedMs(delta)
    if (walk) {
      // On arriving nothing of what was before goes on.
      view.velocity = undefined
      shownZoom.current = walk.arrive.zoom
      return
    }
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
