import { useCallback, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import { inRow, type PanelItem, panelColors } from '../../../../stage/xr/panel-items.ts'
import type { Hanging } from '../../../../stage/xr/panel-place.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { currentRoom } from '../../model/session.ts'
import type { ArStep } from '../../model/xr/ar.ts'
import type { Captions } from './captions.tsx'
import type { XrTourProps } from './tour-session.ts'

type CardProps = Pick<XrTourProps, 'editor' | 't' | 'd' | 'leave'> & {
  captions: Captions
  ar?: ArFacts
  /** The doorway is to be stood elsewhere. */
  onAgain?: () => void
}

const size = { width: 720, height: 360, meters: 0.46 } as const
const margin = 32

/** In view but to the left, so that it does not cover table and floor, and its upper edge a little toward the eyes. */
const hanging: Hanging = { away: 0.95, below: 0.14, aside: 27, slack: { away: 0.5, turn: 55 } }
const tilt = radians(-8)

/** What is said and can be pressed, on a card that stays within reach of the visitor. */
export function XrCard(props: CardProps) {
  const { leave, captions, onAgain } = props
  const { player, ...content } = useCardContent(props)
  const press = (id: string) => {
    if (id === 'leave') leave()
    else if (id === 'captions') captions.toggle()
    else if (id === 'again') onAgain?.()
    else if (!player?.paused) player?.pause()
    // Refused without a gesture that the browser counts; then it stays paused, which the card shows.
    else player.play().catch(() => {})
  }
  const items = cardItems(content)
  return <XrPanel isOnTop rotation-x={tilt} {...{ size, items, hanging }} onPress={press} />
}

type CardButton = { id: string; text: string; share?: number }
type CardContent = { title: string; text: string; buttons: readonly CardButton[] }

function cardItems({ title, text, buttons }: CardContent): PanelItem[] {
  const { paper, ink, white, signal } = panelColors
  const wide = { x: margin, width: size.width - 2 * margin }
  const words = { ...wide, inset: 0, align: 'left' } as const
  return [
    { x: 0, y: 0, width: size.width, height: size.height, fill: paper, radius: 20 },
    { ...words, y: 28, height: 50, text: title, sizes: [34, 30, 26], weight: 600 },
    {
      ...{ ...words, y: 92, height: 128, text, sizes: [29, 26, 24, 22, 20], weight: 400 },
      isTop: true,
    },
    ...inRow({ ...wide, y: 232, height: 96 }, 16, buttons).map((button) => ({
      ...{ ...button, sizes: [27, 25, 23, 21, 19], radius: 10 },
      ...{ fill: ink, color: white, over: { fill: signal } },
    })),
  ]
}

/** Where AR has come to; in VR nothing is stood. */
export type ArFacts = {
  step: ArStep
  /** whether the visitor has gone through the doorway */
  isInside: boolean
  /** whether what is to be stood is there */
  isReady: boolean
}

/** What the card says: what went wrong, what is waited for, or what can be done next. */
function useCardContent({ editor, t, d, captions, ar }: CardProps) {
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
  const wentWrong = () => {
    if (!fault) return ''
    const { code, ...values } = fault
    return `${t(`fault${code}`, values)} `
  }
  const isOutside = ar && !ar.isInside
  const buttons = [
    player && { id: 'play', text: t(isPaused ? 'play' : 'pause') },
    !isOutside &&
      captions.has() && {
        id: 'captions',
        text: d(captions.isOn ? 'captionsHide' : 'captionsShow'),
      },
    isOutside && ar.step === 'open' && { id: 'again', text: d('arDoorAgain') },
    { id: 'leave', text: d(ar ? 'leaveAr' : 'leaveVr') },
  ]
  return { player, title, text: wentWrong() + toDo(), buttons: buttons.filter((each) => !!each) }
}

/** Whether a player is at rest, rendered when that changes. */
function usePaused(player: HTMLVideoElement | undefined): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const over = new AbortController()
      for (const event of ['play', 'pause'])
        player?.addEventListener(event, tell, { signal: over.signal })
      return () => over.abort()
    },
    [player],
  )
  return useSyncExternalStore(subscribe, () => player?.paused ?? true)
}
