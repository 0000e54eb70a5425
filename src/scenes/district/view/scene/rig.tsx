import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { motionAllowed } from '../../../../stage/flags.ts'
import { districtConfig, type FenceId, fenceIds } from '../../config.ts'
import type { District } from '../../model/district.ts'
import { eyeAt } from '../../model/projection.ts'
import { walkAt } from '../../model/walk.ts'
import type { FenceMesh } from './fence-mesh.ts'

export interface RigProps {
  district: District
  phone: Group
  fences: Record<FenceId, FenceMesh>
}

/** Puts the state on the screen each time it changes; only a fence that is lighting up asks for more frames. */
export function Rig({ district, phone, fences }: RigProps) {
  const invalidate = useThree((state) => state.invalidate)
  const shown = useRef({ at: 0, light: lightOf(district) })

  useEffect(() => subscribe(district, () => invalidate()), [district, invalidate])

  useFrame(({ camera, size }) => {
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = Math.min(now - shown.current.at, 50)
    shown.current.at = now
    for (const id of fenceIds) {
      const goal = district.inside[id] ? 1 : 0
      const light = approach(shown.current.light[id], goal, elapsed)
      shown.current.light[id] = light
      fences[id].light(light)
      if (light !== goal) invalidate()
    }
    const { x, z } = walkAt(district.along)
    phone.position.set(x, 0, z)

    const eye = eyeAt(size.width / size.height)
    const { target } = districtConfig.camera
    const view = camera as PerspectiveCamera
    view.position.set(eye.x, eye.y, eye.z)
    view.lookAt(target.x, 0, target.z)
  })
  return null
}

const lightOf = ({ inside }: District): Record<FenceId, number> => ({
  library: Number(inside.library),
  park: Number(inside.park),
  square: Number(inside.square),
  pier: Number(inside.pier),
})

function approach(from: number, to: number, elapsed: number): number {
  if (from === to || !motionAllowed()) return to
  const step = elapsed / districtConfig.lightTime
  return to > from ? Math.min(to, from + step) : Math.max(to, from - step)
}
