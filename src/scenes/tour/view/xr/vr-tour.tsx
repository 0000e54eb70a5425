import { useXRInputSourceStates, XRSpace } from '@react-three/xr'
import { objectKey } from '../../../../stage/object-key.ts'
import { XrStage } from '../../../../stage/xr/xr-session.tsx'
import { viewerBackground } from '../scene/tile-material.ts'
import type { XrTourProps } from './tour-session.ts'
import { XrCard } from './xr-card.tsx'
import { XrRoom } from './xr-room.tsx'

/**
 * The tour round a visitor with a headset. Nothing moves them but themselves: other rooms come through the dark, and a
 * thumbstick turns them in steps.
 */
export const VrTour = (props: XrTourProps) => (
  <XrStage name="tour-vr" {...props}>
    <color attach="background" args={[viewerBackground]} />
    <XrRoom {...props} isWithin />
    <XrCard {...props} />
    <Handles />
  </XrStage>
)

/** What is held in each hand, where the visitor does not see their own. */
const Handles = () =>
  useXRInputSourceStates()
    .map(({ inputSource }) => inputSource)
    .filter(({ targetRayMode }) => targetRayMode === 'tracked-pointer')
    .map((source) => (
      <XRSpace key={objectKey(source)} space={source.targetRaySpace}>
        <mesh rotation-x={-Math.PI / 2}>
          <cylinderGeometry args={[0.009, 0.014, 0.1, 20]} />
          <meshBasicMaterial color={0x2a2f3a} />
        </mesh>
        <mesh position-z={-0.05}>
          <sphereGeometry args={[0.008, 12, 8]} />
          <meshBasicMaterial color={0xff7a45} />
        </mesh>
      </XRSpace>
    ))
