import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { degrees } from '../../../../../math/angle.ts'
import type { FloorPlace } from '../../../model/room/camera.ts'
import type { Design } from '../../../model/room/design.ts'
import type { Sizes } from '../../../model/room/item.ts'
import { towardsSun } from '../../../model/room/sun.ts'
import type { createRoomLights } from './lights.ts'

export interface RoomRigProps {
  design: Design
  sizes: Sizes
  lights: Pick<ReturnType<typeof createRoomLights>, 'aim' | 'set'>
  /** Ids of the pieces whose models are in the scene. */
  shown: ReadonlySet<number>
  onDrawn: (count: number) => void
}

/** Of a room of our own: its sun stays where it is when the visitor looks about. */
const still = { yaw: 0 }

/** Puts the camera where the photo was taken from, and the sun's shadow where the furniture is. */
export function RoomRig({ design, sizes, lights, shown, onDrawn }: RoomRigProps) {
  const invalidate = useThree((three) => three.invalidate)
  const told = useRef(-1)
  const soon = useRef(0)

  useEffect(() => subscribe(design, () => invalidate()), [design, invalidate])
  useEffect(() => {
    if (shown) invalidate()
  }, [shown, invalidate])
  useEffect(() => () => cancelAnimationFrame(soon.current), [])

  useFrame((three) => {
    const { fieldOfView, tilt, roll, yaw, height, x = 0, z = 0 } = design.camera
    const camera = three.camera as PerspectiveCamera
    camera.position.set(x, height, z)
    camera.rotation.set(tilt, yaw, roll, 'YXZ')
    camera.fov = degrees(fieldOfView)
    camera.updateProjectionMatrix()
    const { middle, reach } = extentOf(design, sizes)
    lights.set(design.sun)
    lights.aim(middle, reach, towardsSun(design.sun, design.room ? still : design.camera))
    const count = shown.size
    if (told.current === count) return
    told.current = count
    // After this frame is on the canvas.
    soon.current = requestAnimationFrame(() => onDrawn(count))
  })
  return null
}

/** The middle of what stands in the room, and how far the shadow's box must go round it, metres. */
function extentOf({ items }: Design, sizes: Sizes): { middle: FloorPlace; reach: number } {
  if (items.length === 0) return { middle: { x: 0, z: -3 }, reach: 2 }
  const xs = items.map(({ x }) => x)
  const zs = items.map(({ z }) => z)
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    z: (Math.min(...zs) + Math.max(...zs)) / 2,
  }
  const reach = items.map(({ piece, scale, x, z }) => {
    const { width = 1, depth = 1, height = 1 } = sizes[piece] ?? {}
    return Math.hypot(x - middle.x, z - middle.z) + scale * Math.hypot(width, depth, height)
  })
  return { middle, reach: Math.max(...reach) }
}
