import { useFrame } from '@react-three/fiber'
import { useXRHitTestSource, useXRInputSourceEvent, useXRInputSourceStates } from '@react-three/xr'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Matrix4, type Mesh } from 'three'
import { objectKey } from '../object-key.ts'

/** A table is level: its normal points up, within a few degrees. */
const isLevel = ({ elements }: Matrix4) => (elements[5] ?? 0) > 0.96

/** The ring lies so far above the surface, whose depth would hide parts of it. Meters. */
const above = 0.005

/** A level place of the room that is aimed at, as the pose of what would stand there. */
export type Aim = Matrix4

/** What aims: a controller or a hand, or, where that is undefined, the middle of the view. */
type Aiming = XRInputSource | undefined
type HitTests = Map<Aiming, NonNullable<ReturnType<typeof useXRHitTestSource>>>

const pose = new Matrix4()

interface ReticleProps {
  /** Is told the place in every frame; null while there is none. */
  aim: RefObject<Aim | null>
  /** Is told what an anchor at the place is made of, which is good for that frame alone. */
  hit?: RefObject<XRHitTestResult | null>
  /** Whether the ring is shown; it is unless told. */
  hasRing?: boolean
  /** Whether something may stand at a place: it is level, unless told. */
  isPlace?: (pose: Matrix4, result: XRHitTestResult, aiming: Aiming) => boolean
}

/**
 * Looks for a place by hit tests, and shows it as a ring: where the controller or hand points that pressed last, else the
 * right one, and where that points at none, in the middle of the view.
 */
export function Reticle({ aim, hit, hasRing = true, isPlace = isLevel }: ReticleProps) {
  const ring = useRef<Mesh>(null)
  const pressed = useRef<XRInputSource>(undefined)
  const [hitTests] = useState<HitTests>(() => new Map())
  const sources = useXRInputSourceStates()
    .map(({ inputSource }) => inputSource)
    .filter(({ targetRayMode }) => targetRayMode === 'tracked-pointer')
  useXRInputSourceEvent(
    'all',
    'selectstart',
    ({ inputSource }) => {
      pressed.current = inputSource
    },
    [],
  )
  useFrame((_state, _delta, frame?: XRFrame) => {
    const place = frame && findPlace(frame, [pointingSource(sources, pressed.current), undefined])
    aim.current = place ? pose : null
    if (hit) hit.current = place ?? null
    if (!ring.current) return
    ring.current.visible = place !== undefined && hasRing
    ring.current.position.setFromMatrixPosition(pose)
    ring.current.position.y += above
  })
  const findPlace = (frame: XRFrame, order: readonly Aiming[]): XRHitTestResult | undefined => {
    for (const aiming of order) {
      const hitTest = hitTests.get(aiming)
      const [result] = hitTest ? frame.getHitTestResults(hitTest.source) : []
      if (result && hitTest?.getWorldMatrix(pose, result) && isPlace(pose, result, aiming))
        return result
    }
    return undefined
  }
  return (
    <>
      <HitTest {...{ hitTests }} aiming={undefined} />
      {sources.map((aiming) => (
        <HitTest key={objectKey(aiming)} {...{ aiming, hitTests }} />
      ))}
      <mesh ref={ring} rotation-x={-Math.PI / 2} visible={false}>
        <ringGeometry args={[0.1, 0.115, 48]} />
        <meshBasicMaterial color={0xff7a45} />
      </mesh>
    </>
  )
}

/** One hit test for each of what aims, so that none is waited for when another takes over. */
function HitTest({ aiming, hitTests }: { aiming: Aiming; hitTests: HitTests }) {
  const hitTest = useXRHitTestSource(aiming?.targetRaySpace ?? 'viewer', 'plane')
  useEffect(() => {
    if (hitTest) hitTests.set(aiming, hitTest)
    return () => void hitTests.delete(aiming)
  }, [aiming, hitTest, hitTests])
  return null
}

/** @param pressed  what pressed last */
const pointingSource = (sources: readonly XRInputSource[], pressed?: XRInputSource) =>
  sources.find((source) => source === pressed) ??
  sources.find(({ handedness }) => handedness === 'right') ??
  sources[0]
