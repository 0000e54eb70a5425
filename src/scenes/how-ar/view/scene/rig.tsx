import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { BufferGeometry, PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { type Orbit, orbitEye, type Point } from '../../../../math/orbit.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { howArConfig } from '../../config.ts'
import { deviceCorners } from '../../model/device.ts'
import { type HowAr, towards } from '../../model/how-ar.ts'
import { type Pose, poseAt } from '../../model/pose.ts'
import { onTable, type SceneObjects, TRAIL } from './build-scene.ts'

export interface RigProps {
  objects: SceneObjects
  state: HowAr
  onDrawn: () => void
}

/** Leads from one stage to the next and rests there; with less motion wanted it cuts. */
export function Rig({ objects, state, onDrawn }: RigProps) {
  const invalidate = useThree((three) => three.invalidate)
  const moment = useRef({ at: state.stage, time: 0 })
  const told = useRef(false)

  useEffect(() => subscribe(state, () => invalidate()), [state, invalidate])

  useFrame(({ camera }) => {
    const own = moment.current
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = Math.min(now - own.time, 50)
    own.time = now
    own.at = motionAllowed() ? towards(own.at, state.stage, elapsed) : state.stage
    if (own.at !== state.stage) invalidate()

    const pose = poseAt(own.at)
    place(objects, pose)
    const eye = orbitEye(pose.eye)
    const { middle } = pose.eye
    const view = camera as PerspectiveCamera
    view.position.set(eye.x, eye.y, eye.z)
    view.lookAt(middle.x, middle.y, middle.z)
    if (!told.current) {
      told.current = true
      // After this frame is on the canvas.
      requestAnimationFrame(onDrawn)
    }
  })
  return null
}

/** Of the device's parts, when it is wholly there. */
const opacity = { device: 1, glass: 0.14, rays: 0.55, trail: 1 }

function place(objects: SceneObjects, pose: Pose) {
  share(objects.points.geometry, pose.points)
  share(objects.plane.geometry, pose.plane)
  objects.plan.visible = pose.wire > 0
  objects.plan.position.y = onTable + pose.lift
  share(objects.edges, pose.wire, 2)
  objects.solid.opacity = pose.solid
  objects.solid.depthWrite = pose.solid > 0.5
  objects.wire.opacity = 1 - 0.8 * pose.solid
  objects.track.opacity = Math.max(pose.solid, pose.wire * 0.6)
  for (const part of objects.plan.children) part.castShadow = pose.solid > 0.5

  const shown = pose.deviceShown
  const corners = deviceCorners(pose.device)
  const lens = orbitEye(pose.device)
  for (const name of ['device', 'glass', 'rays', 'trail'] as const) {
    const { material } = objects[name]
    objects[name].visible = shown > 0
    material.transparent = true
    material.opacity = shown * opacity[name]
  }
  write(objects.device.geometry, corners)
  write(objects.glass.geometry, corners)
  write(
    objects.rays.geometry,
    corners.flatMap((corner) => [corner, beyond(lens, corner)]),
  )
  write(objects.trail.geometry, trailOf(pose))
}

/** Draws so much of what a geometry holds, in whole pieces. */
function share(geometry: BufferGeometry, part: number, piece = 1) {
  const { count } = geometry.getAttribute('position')
  geometry.setDrawRange(0, Math.round((count * part) / piece) * piece)
}

function write(geometry: BufferGeometry, places: readonly Point[]) {
  const positions = geometry.getAttribute('position')
  for (const [index, { x, y, z }] of places.entries()) positions.setXYZ(index, x, y, z)
  positions.needsUpdate = true
}

/** From the lens through a corner of the frame, to about the table. */
function beyond(lens: Point, corner: Point): Point {
  const far = 3.6
  return {
    x: lens.x + (corner.x - lens.x) * far,
    y: lens.y + (corner.y - lens.y) * far,
    z: lens.z + (corner.z - lens.z) * far,
  }
}

/** The way that the lens has come since the model was set down. */
function trailOf({ device }: Pose): Point[] {
  const { from } = howArConfig.device.yaw
  return Array.from({ length: TRAIL }, (_, part) => {
    const held: Orbit = { ...device, yaw: from + ((device.yaw - from) * part) / (TRAIL - 1) }
    return orbitEye({ ...held, distance: held.distance - 0.42 })
  })
}
