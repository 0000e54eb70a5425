import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import {
  type CameraPose,
  dollhouseConfig,
  dollhouseOrbit,
  interpolatePose,
  poseOfOrbit,
} from '../../model/home/dollhouse.ts'
import type { DollhouseSceneProps } from './dollhouse-scene.tsx'

type RigProps = Omit<DollhouseSceneProps, 'onInterrupted' | 'onGone'> & {
  /** Cuts the walls that are near; undefined before the home is in the scene. */
  cut: ((yaw: number | null) => void) | undefined
}

/** of the home, metres */
const wallHeight = 2.6

/** A device that draws slower than this sees the flight slower, not less of it; ms. */
const longest = 100

/** Puts the state on the screen each time it changes, and flies into a room. */
export function HouseRig(props: RigProps) {
  const { house, cut } = props
  const invalidate = useThree((state) => state.invalidate)
  const renderer = useThree((state) => state.gl)
  const latest = useRef(props)
  latest.current = props
  const flight = useRef({ to: '', spent: 0, at: 0 })

  useEffect(() => subscribe(house, () => invalidate()), [house, invalidate])
  useEffect(() => {
    renderer.localClippingEnabled = true
    if (cut) invalidate()
  }, [renderer, cut, invalidate])

  useFrame(({ camera, size }) => {
    const { standingPose, onFrame, onArrive } = latest.current
    const { width, height } = size
    const seen = poseOfOrbit(dollhouseOrbit(house.view, width / height))
    const to = house.flight === null ? null : standingPose(house.flight)
    if (house.flight === null || !to) {
      flight.current = { to: '', spent: 0, at: 0 }
      apply(camera as PerspectiveCamera, seen)
      cut?.(house.view.yaw)
      if (cut) onFrame({ view: house.view, width, height })
      return
    }
    const own = flight.current
    const now = performance.now()
    if (own.to !== house.flight) Object.assign(own, { to: house.flight, spent: 0, at: now })
    const before = own.spent
    const elapsed = motionAllowed() ? Math.min(now - own.at, longest) : dollhouseConfig.flight
    own.spent = Math.min(dollhouseConfig.flight, own.spent + elapsed)
    own.at = now
    const pose = interpolatePose(seen, to, own.spent / dollhouseConfig.flight)
    apply(camera as PerspectiveCamera, pose)
    // One comes in over the walls, and stands between them.
    cut?.(pose.at[1] < wallHeight ? null : house.view.yaw)
    onFrame(null)
    if (own.spent < dollhouseConfig.flight) return invalidate()
    if (before < dollhouseConfig.flight) onArrive(own.to)
  })
  return null
}

function apply(camera: PerspectiveCamera, { at, heading, pitch, fov }: CameraPose) {
  camera.position.set(...at)
  camera.rotation.set(radians(pitch), -radians(heading), 0, 'YXZ')
  if (camera.fov === fov) return
  camera.fov = fov
  camera.updateProjectionMatrix()
}
