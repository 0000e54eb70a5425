import { XrStage } from '../../../../stage/xr/xr-stage.tsx'
import { ground } from '../scene/tile-material.ts'
import { CaptionBoard, useCaptions } from './captions.tsx'
import { hiddenCanvasClasses, type XrTourProps } from './tour-session.ts'
import { XrCard } from './xr-card.tsx'
import { XrRoom } from './xr-room.tsx'

/**
 * The tour round a visitor with a headset. Nothing moves them but themselves: other rooms come through the dark, and a
 * thumbstick turns them in steps.
 */
export function VrTour(props: XrTourProps) {
  const captions = useCaptions(props.editor)
  const shared = { ...props, captions }
  return (
    <XrStage name="tour-vr" hasHandles className={hiddenCanvasClasses} {...shared}>
      <color attach="background" args={[ground]} />
      <XrRoom {...shared} isWithin />
      <CaptionBoard {...shared} isShown />
      <XrCard {...shared} />
    </XrStage>
  )
}
