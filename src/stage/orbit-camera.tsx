import { CameraControls, CameraControlsImpl } from '@react-three/drei/core/CameraControls.js'
import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Spherical } from 'three'
import { subscribe } from 'valtio/vanilla'
import { degrees, radians, wrap180 } from '../math/angle.ts'
import type { Point3 } from '../math/orbit.ts'
import type { OrbitActions, OrbitView } from '../math/orbit-view.ts'
import { motionAllowed } from './flags.ts'
import type { OrbitLimits } from './orbit-controls.tsx'
import { attachKeysAndWheel } from './orbit-gestures.ts'

/** The target of an orbit camera, and the distance at a zoom of 100 %. Meters. */
export interface OrbitTarget extends Point3 {
  distance: number
}

export interface OrbitCameraProps {
  /** The view, a valtio proxy, changed by gestures; changing it from outside moves the camera. */
  view: OrbitView
  /** What keys and wheel do with it; the same object each time. */
  actions: OrbitActions
  limits: OrbitLimits & { degreesPerPixel: number }
  /** Called in every frame. @param aspect  width to height of the picture */
  aim: (aspect: number) => OrbitTarget
}

/** Seconds that the camera takes after a button, a key or a selection. */
const smoothTime = 0.16

/** Smaller differences count as equal, so that a view at its limit is recognized. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

const { ACTION } = CameraControlsImpl
const goal = new Spherical()

/**
 * The camera of a scene that is viewed from all around. camera-controls handles drags and pinches; keys, and the
 * wheel with Control (alone it scrolls the page), change the view. The listeners are on the frame around the canvas,
 * which has the focus.
 */
export function OrbitCamera({ view, actions, limits, aim }: OrbitCameraProps) {
  const invalidate = useThree((state) => state.invalidate)
  const canvas = useThree((state) => state.gl.domElement)
  const height = useThree(({ size }) => size.height)
  const frame = useMemo(() => canvas.closest<HTMLElement>('[role=application]') ?? canvas, [canvas])
  const controls = useRef<CameraControlsImpl>(null)
  const own = useRef({ isFirst: true, isByHand: false, isDue: true, at: '' })
  const distance = useRef(1)

  useEffect(() => {
    const changed = () => {
      own.current.isDue ||= !own.current.isByHand
      invalidate()
    }
    // At once, while it is known whose change it is.
    return subscribe(view, changed, true)
  }, [view, invalidate])
  useEffect(() => attachKeysAndWheel(frame, actions, limits.step), [frame, actions, limits])

  useFrame(({ size }) => {
    const eye = controls.current
    if (!eye) return
    const { isFirst, isDue, at } = own.current
    const { x, y, z, ...to } = aim(size.width / size.height)
    const now = [x, y, z, to.distance].join()
    if (!isDue && now === at) return
    Object.assign(own.current, { isFirst: false, isDue: false, at: now })
    distance.current = to.distance
    const isSmooth = !isFirst && motionAllowed()
    eye.minDistance = (to.distance * 100) / limits.zoomRange.max
    eye.maxDistance = (to.distance * 100) / limits.zoomRange.min
    eye.moveTo(x, y, z, isSmooth)
    eye.dollyTo((to.distance * 100) / view.zoom, isSmooth)
    const { theta } = eye.getSpherical(goal)
    // The shorter way around.
    const azimuth = theta + radians(wrap180(view.yaw - degrees(theta)))
    eye.rotateTo(azimuth, radians(90 - view.pitch), isSmooth)
  }, -2)

  const followHand = useCallback(() => {
    if (!controls.current) return
    // camera-controls applies one move a frame and would drop the last ones before a release.
    controls.current.update(0)
    const { theta, phi, radius } = controls.current.getSpherical(goal)
    own.current.isByHand = true
    Object.assign(view, {
      yaw: wrap180(degrees(theta)),
      pitch: rounded(90 - degrees(phi)),
      zoom: rounded((distance.current * 100) / radius),
    })
    own.current.isByHand = false
  }, [view])

  const speed = (limits.degreesPerPixel * height) / 360
  return (
    <CameraControls
      ref={controls}
      domElement={frame}
      smoothTime={smoothTime}
      draggingSmoothTime={0}
      dollySpeed={2}
      azimuthRotateSpeed={speed}
      polarRotateSpeed={speed}
      minPolarAngle={radians(90 - limits.pitchRange.max)}
      maxPolarAngle={radians(90 - limits.pitchRange.min)}
      mouseButtons-right={ACTION.NONE}
      mouseButtons-middle={ACTION.NONE}
      mouseButtons-wheel={ACTION.NONE}
      touches-one={ACTION.TOUCH_ROTATE}
      touches-two={ACTION.TOUCH_DOLLY}
      touches-three={ACTION.NONE}
      onControl={followHand}
    />
  )
}
