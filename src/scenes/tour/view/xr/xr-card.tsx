import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import type { PanelPlacement } from '../../../../stage/xr/panel-place.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { currentRoom } from '../../model/session.ts'
import type { ArStep } from '../../model/xr/ar.ts'
import { CaptionToggle } from '../captions/caption-layer.tsx'
import { VideoControls } from '../viewer/video-controls.tsx'
import { CaptionBoard } from './captions.tsx'
import type { XrTourProps } from './tour-session.ts'

type CardProps = Pick<XrTourProps, 'editor' | 't' | 'd' | 'leave'> & {
  /** Where AR has come to; in VR nothing is stood. */
  ar?: {
    step: ArStep
    /** whether the visitor has gone through the doorway */
    isInside: boolean
    /** whether what is to be stood is there */
    isReady: boolean
  }
  /** The doorway is to be stood elsewhere. */
  onAgain?: () => void
}

const size = { width: 360, meters: 0.46 } as const

/** In view but to the left, so that it does not cover table and floor, and its upper edge a little toward the eyes. */
const hanging: PanelPlacement = {
  away: 0.95,
  below: 0.14,
  aside: 27,
  slack: { away: 0.5, turn: 55 },
}
const tilt = radians(-8)

/**
 * What went wrong, is waited for or can be done next, and what can be pressed: a card within reach of the visitor; and
 * what is said in a video, while they are in its picture.
 */
export function XrCard({ editor, t, d, leave, ar, onAgain }: CardProps) {
  const [isCaptioned, setCaptioned] = useState(true)
  const { media, opening, fault } = useSnapshot(editor.tour)
  const { history, currentRoomId } = useSnapshot(editor.state)
  const player = media?.sort === 'video' ? (media.player as HTMLVideoElement) : undefined
  const room = currentRoom({ history, currentRoomId })
  const name = room?.name || media?.name || t('roomUnnamed')
  const isHome = ar?.step === 'table' || ar?.step === 'choose'
  const title = (isHome && history.present.name) || name
  const toDo = () => {
    if (isHome && !ar?.isReady) return t('opening', { name: title })
    if (opening) return t('opening', { name })
    if (!ar) return d(room && room.links.length > 0 ? 'pointToGo' : 'lookRound')
    if (ar.step === 'open') return d(ar.isInside ? 'arInside' : 'arGoIn')
    return d(({ table: 'arTable', choose: 'arChoose', door: 'arDoor' } as const)[ar.step])
  }
  const wentWrong = fault ? `${t(`fault${fault.code}`, { ...fault })} ` : ''
  return (
    <>
      <CaptionBoard editor={editor} isOn={isCaptioned && (!ar || ar.isInside)} />
      <XrPanel isOnTop rotation-x={tilt} {...{ size, hanging }}>
        <div className="flex flex-col gap-2 rounded-lg bg-paper p-4 text-ink">
          <p className="text-lg leading-snug font-semibold">{title}</p>
          <p className="min-h-16 text-sm leading-snug">{wentWrong + toDo()}</p>
          {player && (
            <VideoControls player={player}>
              <CaptionToggle openTour={editor} isOn={isCaptioned} onToggle={setCaptioned} />
            </VideoControls>
          )}
          <div className="flex gap-2">
            {ar?.step === 'open' && !ar.isInside && (
              <Button name="again" variant="primary" className="flex-1" onClick={onAgain}>
                {d('arDoorAgain')}
              </Button>
            )}
            <Button name="leave" variant="primary" className="flex-1" onClick={leave}>
              {d(ar ? 'leaveAr' : 'leaveVr')}
            </Button>
          </div>
        </div>
      </XrPanel>
    </>
  )
}
