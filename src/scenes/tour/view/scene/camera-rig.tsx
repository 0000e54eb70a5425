import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { tourConfig } from '../../config.ts'
import type { Level } from '../../model/document/tour-document.ts'
import { flatDistance, flatSize } from '../../model/flat-fit.ts'
import { glideView, type Motion } from '../../model/motion.ts'
import type { Projection } from '../../model/placement.ts'
import { type Sight, showSight } from '../../model/sight/sight.ts'
import { lookOf, subscribeView, type View } from '../../model/view.ts'
import type { Walk } from '../../model/walk/plan-walk.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { uprightMatrix } from './upright-matrix.ts'

type RigProps = {
  view: View
  motion: Motion
  /** Is told what each frame shows. */
  sight: Sight
  /** While it is taken, it says where one looks. */
  walk: Walk | undefined
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  size: Size
  /** Holds the media: a flat picture is turned, inside a sphere the camera is. */
  holder: Group
}

/** Below this many percent the shown zoom has arrived at the chosen one. */
const arrived = 0.2

/** Puts the view on the screen, each time it changes. */
export function CameraRig(props: RigProps) {
  const { view, motion, sight, walk, projection, level, size, holder } = props
  const invalidate = useThree((state) => state.invalidate)
  const shown = useRef({ zoom: view.zoom, at: 0 })

  useEffect(() => subscribeView(view, invalidate), [view, invalidate])

  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  useLayoutEffect(() => {
    // The rig moves what moves: the renderer need not look for it in every frame.
    scene.matrixWorldAutoUpdate = false
    holder.rotation.set(0, 0, 0)
    holder.scale.set(1, 1, 1)
    holder.position.set(0, 0, 0)
    camera.rotation.set(0, 0, 0)
    if (projection === 'sphere') {
      if (level) holder.setRotationFromMatrix(uprightMatrix(level))
      holder.updateMatrixWorld(true)
    }
    invalidate()
  }, [scene, camera, holder, projection, level, invalidate])

  useFrame((state) => {
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = Math.min(now - shown.current.at, 50)
    shown.current.at = now
    if (walk) {
      // On arriving nothing of what was before goes on.
      motion.velocity = undefined
      shown.current.zoom = walk.arrive.zoom
      return
    }
    if (glideView(view, motion, elapsed)) invalidate()

    const eased = easeZoom(shown.current.zoom, view.zoom, elapsed)
    if (eased !== view.zoom) invalidate()
    shown.current.zoom = eased

    const camera = state.camera as PerspectiveCamera
    const fov = fieldOfView(eased)
    if (camera.fov !== fov) {
      camera.fov = fov
      camera.updateProjectionMatrix()
    }
    if (projection === 'sphere') {
      const { yaw, pitch } = lookOf(view)
      const { roll } = view
      camera.rotation.set(radians(pitch), -radians(yaw), -radians(roll), 'YXZ')
      showSight(sight, { ...viewerOf(state.size), fov, look: { yaw, pitch }, roll, hung: null })
      return
    }
    const { width, height } = flatSize(size, state.size.width / state.size.height)
    turned.x = radians(view.rotationX)
    turned.y = radians(view.rotationY)
    plane.width = width
    plane.height = height
    holder.rotation.set(turned.x, turned.y, 0)
    holder.scale.set(width, height, 1)
    const distance = flatDistance(plane, turned)
    holder.position.set(0, 0, -distance)
    holder.updateMatrixWorld()
    const hung = { ...plane, ...turned, distance, file: size }
    showSight(sight, { ...viewerOf(state.size), fov, look: ahead, roll: 0, hung })
  })
  return null
}

// Reused by every frame.
const turned = { x: 0, y: 0 }
const plane = { width: 1, height: 1 }

const ahead = { yaw: 0, pitch: 0 }
const viewerOf = ({ width, height }: Size) => ({ width, height })

function easeZoom(shown: number, chosen: number, elapsed: number): number {
  if (shown === chosen || Math.abs(chosen - shown) < arrived || !motionAllowed()) return chosen
  return chosen + (shown - chosen) * Math.exp(-elapsed / tourConfig.zoomEase)
}
