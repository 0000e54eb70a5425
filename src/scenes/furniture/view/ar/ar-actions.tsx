import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import {
  arPieceOf,
  holdInAr,
  removeFromAr,
  selectNext,
  turnInAr,
} from '../../model/ar/ar-design.ts'
import type { ArRun } from './enter-ar.ts'

/** Degrees that a press on a button turns. */
const step = 15

/** What can be done with the held piece or with the chosen one, without a gesture. */
export function ArActions({ run, pieces }: { run: ArRun; pieces: readonly ShelfPiece[] }) {
  const { t } = useTranslation('furniture')
  const { design, scene } = run
  const { held, selected, pieces: placed } = useSnapshot(design)
  const chosen = arPieceOf({ pieces: placed }, selected)
  const nameOf = (id: string) => pieces.find((piece) => piece.id === id)?.name ?? id
  const act = (name: string, press: () => void) => (
    <button
      key={name}
      type="button"
      onClick={press}
      className="min-h-11 rounded bg-[#14171f] px-3.5 text-sm font-semibold"
    >
      {name}
    </button>
  )
  if (held) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        {act(t('arPlaceHere'), scene.placeHere)}
        {act(t('letGo'), () => holdInAr(design, null))}
      </div>
    )
  }
  if (placed.length === 0) return null
  return (
    <div>
      <p
        className="mb-2 w-fit rounded bg-[#14171f] px-3 py-1.5 text-sm"
        aria-live="polite"
        data-chosen={chosen?.piece}
      >
        {chosen
          ? `${nameOf(chosen.piece)}, ${t('turnedBy', { turn: Math.round(chosen.turn) })}`
          : t('arNoneChosen')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {chosen && act(t('turnLeft'), () => turnInAr(design, chosen.id, step))}
        {chosen && act(t('turnRight'), () => turnInAr(design, chosen.id, -step))}
        {chosen && act(t('arBring'), scene.bringHere)}
        {chosen && act(t('remove'), () => removeFromAr(design, chosen.id))}
        {placed.length > (chosen ? 1 : 0) && act(t('arNext'), () => selectNext(design))}
      </div>
    </div>
  )
}
