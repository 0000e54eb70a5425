import type { TFunction } from 'i18next'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { ArStep } from '../../model/xr/ar.ts'
import type { CardButton, CardContent } from '../../model/xr/card.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import type { CaptionBoard } from './caption-board.ts'
import { captionsButton, playButton, withFault } from './room-card.ts'

export type ArFacts = {
  step: ArStep
  /** whether the visitor has gone through the doorway */
  isInside: boolean
  /** whether what is to be stood is there */
  isReady: boolean
  captions: CaptionBoard
}

/** What the card in the visitor's own room says: what went wrong, or what to do next. */
export function arCard(
  editor: TourEditor,
  t: TFunction<'tour'>,
  d: TFunction<'tour-device'>,
  { step, isInside, isReady, captions }: ArFacts,
): CardContent {
  const { tour, state } = editor
  const room = currentRoom(state)
  const name = room?.name || tour.media?.name || t('roomUnnamed')
  const home = documentOf(state).name || name
  const isHome = step === 'table' || step === 'choose'
  const toDo = () => {
    if (isHome && !isReady) return t('opening', { name: home })
    if (tour.opening) return t('opening', { name })
    if (step === 'table') return d('arTable')
    if (step === 'choose') return d('arChoose')
    if (step === 'door') return d('arDoor')
    return d(isInside ? 'arInside' : 'arGoIn')
  }
  const again: CardButton[] = step === 'open' ? [{ id: 'again', label: d('arDoorAgain') }] : []
  return {
    title: isHome ? home : name,
    text: withFault(tour, t, toDo()),
    buttons: [
      ...playButton(tour, t),
      ...(isInside ? captionsButton(captions, d) : again),
      { id: 'leave', label: d('leaveAr') },
    ],
  }
}
