import { useFrame } from '@react-three/fiber'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import type { PanelPlacement } from '../../../../stage/xr/panel-place.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { currentRoom } from '../../model/session.ts'
import type { ArStep } from '../../model/xr/ar.ts'
import type { XrTourProps } from './tour-session.ts'

type CardProps = Pick<XrTourProps, 'editor' | 't' | 'd' | 'leave'> & {
  captions: { isOn: boolean; toggle: () => void }
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

/** What went wrong, is waited for or can be done next, and what can be pressed: a card within reach of the visitor. */
export function XrCard({ editor, t, d, leave, captions, ar, onAgain }: CardProps) {
  const { media, opening, fault } = useSnapshot(editor.tour)
  const { history, currentRoomId } = useSnapshot(editor.state)
  const player = media?.sort === 'video' ? (media.player as HTMLVideoElement) : undefined
  const isPaused = usePaused(player)
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
  const isOutside = ar && !ar.isInside
  // Refused without a gesture that the browser counts; then it stays paused, which the card shows.
  const play = () => (player?.paused ? player.play().catch(() => {}) : player?.pause())
  const { isOn, toggle } = captions
  const buttons = [
    player && { id: 'play', text: t(isPaused ? 'play' : 'pause'), press: play },
    !isOutside &&
      player &&
      room?.captions && {
        id: 'captions',
        text: d(isOn ? 'captionsHide' : 'captionsShow'),
        press: toggle,
      },
    isOutside && ar.step === 'open' && { id: 'again', text: d('arDoorAgain'), press: onAgain },
    { id: 'leave', text: d(ar ? 'leaveAr' : 'leaveVr'), press: leave },
  ].filter((button) => !!button)
  return (
    <XrPanel isOnTop rotation-x={tilt} {...{ size, hanging }}>
      <div className="rounded-lg bg-paper p-4 text-ink">
        <p className="text-lg leading-snug font-semibold">{title}</p>
        <p className="mt-1 min-h-16 text-sm leading-snug">{wentWrong + toDo()}</p>
        <div className="mt-2 flex gap-2">
          {buttons.map(({ id, text, press }) => (
            <button
              key={id}
              type="button"
              name={id}
              onClick={press}
              className="min-h-12 flex-1 rounded-md bg-ink px-2 text-sm leading-tight font-medium text-paper"
            >
              {text}
            </button>
          ))}
        </div>
      </div>
    </XrPanel>
  )
}

/** Whether a player is at rest. */
function usePaused(player: HTMLVideoElement | undefined): boolean {
  const [isPaused, setPaused] = useState(true)
  useFrame(() => setPaused(player?.paused ?? true))
  return isPaused
}
