import { useXR, XRHitTest } from '@react-three/xr'
import { type RefObject, useEffect, useRef } from 'react'
import { Matrix4, type Mesh } from 'three'

/** A table is level: its normal points up, within a few degrees. */
const level = 0.96

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
}

/**
 * Looks for a level place by hit tests, where the right controller or hand points, else in the middle of the view, and shows
 * it as a ring.
 */
export function Reticle({ aim, hit, hasRing = true }: ReticleProps) {
  const ring = useRef<Mesh>(null)
  const pointing = useXR(
    ({ inputSourceStates }) =>
      inputSourceStates.find(
        ({ inputSource: { targetRayMode, handedness } }) =>
          targetRayMode === 'tracked-pointer' && handedness !== 'left',
      )?.inputSource.targetRaySpace,
  )
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
          const isLevel =
            result !== undefined && getWorldMatrix(pose, result) && (pose.elements[5] ?? 0) > level
          aim.current = isLevel ? pose : null
          if (hit) hit.current = isLevel ? result : null
          if (!ring.current) return
          ring.current.visible = isLevel && hasRing
          ring.current.position.setFromMatrixPosition(pose)
        }}
      />
      <mesh ref={ring} rotation-x={-Math.PI / 2} visible={false}>
        <ringGeometry args={[0.1, 0.115, 48]} />
        <meshBasicMaterial color={0xff7a45} />
      </mesh>
    </>
  )
}
