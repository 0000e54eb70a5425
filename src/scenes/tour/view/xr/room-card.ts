import type { TFunction } from 'i18next'
import { currentRoom } from '../../model/session.ts'
import type { Tour } from '../../model/tour.ts'
import type { CardButton, CardContent } from '../../model/xr/card.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import type { CaptionBoard } from './caption-board.ts'

/** What the card in a session says of the room that is shown: what went wrong, what is waited for, or what can be done. */
export function roomCard(
  { tour, state }: TourEditor,
  t: TFunction<'tour'>,
  d: TFunction<'tour-device'>,
  captions: CaptionBoard,
): CardContent {
  const room = currentRoom(state)
  const { media, opening } = tour
  const name = room?.name || media?.name || t('roomUnnamed')
  return {
    title: name,
    text: withFault(tour, t, opening ? t('opening', { name }) : hint(room, d)),
    buttons: [
      ...playButton(tour, t),
      ...captionsButton(captions, d),
      { id: 'leave', label: d('leaveVr') },
    ],
  }
}

/** Plays and pauses a video, where there is one. */
export const playButton = ({ media }: Tour, t: TFunction<'tour'>): CardButton[] =>
  media?.sort === 'video' ? [{ id: 'play', label: t(media.player.paused ? 'play' : 'pause') }] : []

/** Shows and hides what is said in a video that has captions. */
export function captionsButton(captions: CaptionBoard, d: TFunction<'tour-device'>): CardButton[] {
  const now = captions.state()
  if (now === 'none') return []
  return [{ id: 'captions', label: d(now === 'on' ? 'captionsHide' : 'captionsShow') }]
}

const hint = (room: ReturnType<typeof currentRoom>, d: TFunction<'tour-device'>) =>
  d(room && room.links.length > 0 ? 'pointToGo' : 'lookRound')

/** What is to be done, after what went wrong. */
export function withFault({ fault }: Tour, t: TFunction<'tour'>, toDo: string): string {
  if (!fault) return toDo
  const { code, ...values } = fault
  return `${t(`fault${code}`, values)} ${toDo}`
}
