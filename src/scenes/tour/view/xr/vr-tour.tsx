import { useXRInputSourceStates, XRSpace } from '@react-three/xr'
import { useState } from 'react'
import { objectKey } from '../../../../stage/object-key.ts'
import { XrStage } from '../../../../stage/xr/xr-session.tsx'
import { ground } from '../scene/tile-material.ts'
import { CaptionBoard } from './captions.tsx'
import type { XrTourProps } from './tour-session.ts'
import { XrCard } from './xr-card.tsx'
import { XrRoom } from './xr-room.tsx'

/**
 * The tour round a visitor with a headset. Nothing moves them but themselves: other rooms come through the dark, and a
 * thumbstick turns them in steps.
 */
export function VrTour(props: XrTourProps) {
  const [isOn, setOn] = useState(true)
  const captions = { isOn, toggle: () => setOn(!isOn) }
  return (
    <XrStage name="tour-vr" {...props}>
      <color attach="background" args={[ground]} />
      <XrRoom {...props} isWithin />
      <CaptionBoard editor={props.editor} isOn={isOn} />
      <XrCard {...{ ...props, captions }} />
      <Handles />
    </XrStage>
  )
}

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
