import { useFrame } from '@react-three/fiber'
import { useXRHitTestSource, useXRInputSourceEvent, useXRInputSourceStates } from '@react-three/xr'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Matrix4, type Mesh } from 'three'
import type { Vec3 } from '../../math/vector.ts'
import { objectKey } from '../object-key.ts'
import { normalOf, positionOf } from './pose.ts'

/** The ring lies so far above the surface, whose depth would hide parts of it. Meters. */
const above = 0.005

/** A place of the room that is aimed at, meters, and which way its surface faces. */
export interface SurfaceHit {
  at: Vec3
  normal: Vec3
  /** What an anchor there is made of: good for one frame alone, and none of a place that was aimed at before. */
  result?: XRHitTestResult | undefined
}

/** A table is level: its normal points up, within a few degrees. */
const isLevel = ({ normal }: SurfaceHit) => normal[1] > 0.96

/** What aims: a controller or a hand, or, where that is undefined, the middle of the view. */
type Aiming = XRInputSource | undefined
type HitTests = Map<Aiming, NonNullable<ReturnType<typeof useXRHitTestSource>>>

const pose = new Matrix4()

interface ReticleProps {
  /** Is told the place in every frame; null while there is none. */
  aim: RefObject<SurfaceHit | null>
  /** Whether the ring is shown; it is unless told. */
  hasRing?: boolean
  /** Whether something may stand at a place: it is level, unless told. */
  isPlace?: (aim: SurfaceHit) => boolean
  /** What points at a panel: it means the place that was aimed at before. */
  onPanel?: ReadonlySet<XRInputSource | undefined>
}

/**
 * Looks for a place by hit tests, and shows it as a ring: where the controller or hand points that pressed last,
 * else the right one, and where that points at none, in the middle of the view.
 */
export function Reticle({ aim, hasRing = true, isPlace = isLevel, onPanel }: ReticleProps) {
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
  // Before what reads the aim, also when mounted later: a hit is good for its frame alone.
  useFrame((_state, _delta, frame?: XRFrame) => {
    const aiming =
      sources.find((source) => source === pressed.current) ??
      sources.find(({ handedness }) => handedness === 'right') ??
      sources[0]
    const isAside = onPanel && (aiming ? onPanel.has(aiming) : onPanel.size > 0)
    if (!isAside) aim.current = (frame && (findPlace(frame, aiming) ?? findPlace(frame))) ?? null
    else if (aim.current) aim.current.result = undefined
    if (!ring.current) return
    ring.current.visible = aim.current !== null && hasRing
    const [x, y, z] = aim.current?.at ?? [0, 0, 0]
    ring.current.position.set(x, y + above, z)
  }, -0.5)
  const findPlace = (frame: XRFrame, aiming?: Aiming): SurfaceHit | undefined => {
    const hitTest = hitTests.get(aiming)
    const [result] = hitTest ? frame.getHitTestResults(hitTest.source) : []
    if (!result || !hitTest?.getWorldMatrix(pose, result)) return undefined
    const found = { at: positionOf(pose.elements), normal: normalOf(pose.elements), result }
    return isPlace(found) ? found : undefined
  }
  return (
    <>
      {[undefined, ...sources].map((aiming) => (
        <HitTest key={aiming ? objectKey(aiming) : 'view'} {...{ aiming, hitTests }} />
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
