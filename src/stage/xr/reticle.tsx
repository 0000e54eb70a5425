import { XRHitTest } from '@react-three/xr'
import { type RefObject, useEffect, useRef } from 'react'
import { Matrix4, type Mesh } from 'three'
import { usePointingSource } from './pointing-source.ts'

/** A table is level: its normal points up, within a few degrees. */
const isLevel = ({ elements }: Matrix4) => (elements[5] ?? 0) > 0.96

/** The ring lies so far above the surface, whose depth would hide parts of it. Meters. */
const above = 0.005

/** A level place of the room that is aimed at, as the pose of what would stand there. */
export type Aim = Matrix4

const pose = new Matrix4()

interface ReticleProps {
  /** Is told the place in every frame; null while there is none. */
  aim: RefObject<Aim | null>
  /** Is told what an anchor at the place is made of, which is good for that frame alone. */
  hit?: RefObject<XRHitTestResult | null>
  /** Whether the ring is shown; it is unless told. */
  hasRing?: boolean
  /** Whether something may stand at a place: it is level, unless told. */
  isPlace?: (pose: Matrix4, result: XRHitTestResult) => boolean
}

/**
 * Looks for a place by hit tests, where the controller or hand points that pressed last, else the right one, else in the
 * middle of the view, and shows it as a ring.
 */
export function Reticle({ aim, hit, hasRing = true, isPlace = isLevel }: ReticleProps) {
  const ring = useRef<Mesh>(null)
  const pointing = usePointingSource()?.targetRaySpace
  // Nothing is known of another source until it answers.
  const asked = useRef(pointing)
  useEffect(() => {
    if (asked.current === pointing) return
    asked.current = pointing
    aim.current = null
    if (ring.current) ring.current.visible = false
  })
  return (
    <>
      <XRHitTest
        space={pointing ?? 'viewer'}
        trackableType="plane"
        onResults={([result], getWorldMatrix) => {
          const isFound =
            result !== undefined && getWorldMatrix(pose, result) && isPlace(pose, result)
          aim.current = isFound ? pose : null
          if (hit) hit.current = isFound ? result : null
          if (!ring.current) return
          ring.current.visible = isFound && hasRing
          ring.current.position.setFromMatrixPosition(pose)
          ring.current.position.y += above
        }}
      />
      <mesh ref={ring} rotation-x={-Math.PI / 2} visible={false}>
        <ringGeometry args={[0.1, 0.115, 48]} />
        <meshBasicMaterial color={0xff7a45} />
      </mesh>
    </>
  )
}
