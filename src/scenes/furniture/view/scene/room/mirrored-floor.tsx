import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { PerspectiveCamera } from 'three'
import type { Wall } from '../../../model/room/wall.ts'
import { createFloorMirror, type FloorMirror } from './floor-mirror.ts'
import { buildFloor } from './geometry.ts'

export interface MirroredFloorProps {
  walls: readonly Wall[]
  /** 0 to 1 */
  strength: number
  /** Hands out what a picture needs before it is drawn, and null when it is gone. */
  onMirror: (mirror: FloorMirror | null) => void
}

/** The furniture mirrored in the floor, as far as the walls leave floor. After the rig, which moves the camera. */
export function MirroredFloor({ walls, strength, onMirror }: MirroredFloorProps) {
  const invalidate = useThree((three) => three.invalidate)
  const mirror = useMemo(() => createFloorMirror(buildFloor(walls)), [walls])
  useEffect(() => {
    onMirror(mirror)
    return () => {
      onMirror(null)
      mirror.dispose()
    }
  }, [mirror, onMirror])
  useEffect(() => {
    mirror.set(strength)
    invalidate()
  }, [mirror, strength, invalidate])
  useFrame(({ gl, scene, camera }) => mirror.draw(gl, scene, camera as PerspectiveCamera))
  return <primitive object={mirror.mesh} />
}
