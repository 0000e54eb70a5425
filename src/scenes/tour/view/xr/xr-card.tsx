import { useFrame } from '@react-three/fiber'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import { layOutRow, type PanelItem, panelColors } from '../../../../stage/xr/panel-items.ts'
import type { PanelPlacement } from '../../../../stage/xr/panel-place.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { currentRoom } from '../../model/session.ts'
import type { ArStep } from '../../model/xr/ar.ts'
import type { Captions } from './captions.tsx'
import type { XrTourProps } from './tour-session.ts'

type CardProps = Pick<XrTourProps, 'editor' | 't' | 'd' | 'leave'> & {
  captions: Captions
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

const size = { width: 720, height: 360, meters: 0.46 } as const
const margin = 32

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
      captions.has() && {
        id: 'captions',
        text: d(isOn ? 'captionsHide' : 'captionsShow'),
        press: toggle,
      },
    isOutside && ar.step === 'open' && { id: 'again', text: d('arDoorAgain'), press: onAgain },
    { id: 'leave', text: d(ar ? 'leaveAr' : 'leaveVr'), press: leave },
  ].filter((button) => !!button)
  return (
    <XrPanel
      isOnTop
      rotation-x={tilt}
      {...{ size, hanging }}
      items={cardItems(title, wentWrong + toDo(), buttons)}
      onPress={(id) => buttons.find((button) => button.id === id)?.press?.()}
    />
  )
}

type CardButton = { id: string; text: string; share?: number }

function cardItems(title: string, text: string, buttons: readonly CardButton[]): PanelItem[] {
  const { paper, ink, white, signal } = panelColors
  const wide = { x: margin, width: size.width - 2 * margin }
  const words = { ...wide, inset: 0, align: 'left' } as const
  return [
    { x: 0, y: 0, width: size.width, height: size.height, fill: paper, radius: 20 },
    { ...words, y: 28, height: 50, text: title, sizes: [34, 30, 26], weight: 600 },
    {
      ...words,
      y: 92,
      height: 128,
      text,
      sizes: [29, 26, 24, 22, 20],
      weight: 400,
      isTop: true,
    },
    ...layOutRow({ ...wide, y: 232, height: 96 }, 16, buttons).map(({ id, text, ...box }) => ({
      ...box,
      id,
      text,
      sizes: [27, 25, 23, 21, 19],
      radius: 10,
      fill: ink,
      color: white,
      over: { fill: signal },
    })),
  ]
}

/** Whether a player is at rest. */
function usePaused(player: HTMLVideoElement | undefined): boolean {
  const [isPaused, setPaused] = useState(true)
  useFrame(() => setPaused(player?.paused ?? true))
  return isPaused
}
