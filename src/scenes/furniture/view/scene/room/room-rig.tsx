import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import type { Design } from '../../../model/room/design.ts'
import type { Sizes } from '../../../model/room/item.ts'
import { towardsSun } from '../../../model/room/sun.ts'
import type { createRoomLights } from './lights.ts'
import { extentOf, standCamera } from './stand.ts'

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
    standCamera(three.camera as PerspectiveCamera, design.camera)
    const { middle, reach } = extentOf(design.items, sizes)
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
