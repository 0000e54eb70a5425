import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalog.ts'
import {
  type ArDesign,
  arPieceOf,
  holdInAr,
  pieceActions,
  placeAtAim,
  selectNext,
  toggleHeld,
} from '../../model/ar/ar-design.ts'
import { arHint } from '../../model/ar/hint.ts'

export interface ArOverlayProps {
  design: ArDesign
  pieces: readonly ShelfPiece[]
  leave: () => void
}

const surface = 'rounded bg-[#14171f]'

/** A press on a panel is no press in the room. */
const keepPress = (panel: HTMLElement | null) =>
  panel?.addEventListener('beforexrselect', (event) => event.preventDefault())

const takeFocus = (exit: HTMLButtonElement | null) => {
  keepPress(exit)
  exit?.focus({ preventScroll: true })
}

/**
 * What lies over the visitor's room on a screen that is held in the hand: what to do next, the catalog, and what can
 * be done with the chosen piece.
 */
export function ArOverlay({ design, pieces, leave }: ArOverlayProps) {
  const { t } = useTranslation('furniture')
  const seen = useSnapshot(design)
  return (
    <div
      role="dialog"
      aria-label={t('arTitle')}
      className="pointer-events-none fixed inset-0 z-1000 flex flex-col justify-between gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-white"
    >
      <div className="flex items-start gap-3">
        <button
          ref={takeFocus}
          type="button"
          onClick={leave}
          className={`${surface} pointer-events-auto min-h-11 shrink-0 px-4 text-[0.9375rem] font-semibold`}
        >
          {t('arDone')}
        </button>
        <p
          role="status"
          data-tracking={seen.tracking}
          className={`${surface} mx-auto w-fit px-3 py-2.5 text-sm text-balance`}
        >
          {t(arHint(seen))}
        </p>
      </div>
      <div ref={keepPress} className="pointer-events-auto flex flex-col gap-2">
        <Actions design={design} pieces={pieces} />
        <ul
          aria-label={t('shelf')}
          className={`${surface} flex gap-2 overflow-x-auto p-2 [scrollbar-width:none]`}
        >
          {pieces.map((piece) => (
            <li key={piece.id} className="shrink-0">
              <button
                type="button"
                aria-pressed={seen.held?.piece === piece.id}
                onClick={() => toggleHeld(design, piece)}
                className="block w-22 rounded border-2 border-transparent bg-[#f7f5f0] p-1 text-center text-[#14171f] aria-pressed:border-[#ff7a45]"
              >
                <img
                  src={`/models/${piece.id}.webp`}
                  alt=""
                  width={512}
                  height={512}
                  decoding="async"
                  className="mx-auto aspect-square h-auto w-14 object-contain"
                />
                <span className="block truncate text-xs leading-4 font-semibold">{piece.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What can be done with the held piece or with the chosen one, without a gesture. */
function Actions({ design, pieces }: Omit<ArOverlayProps, 'leave'>) {
  const { t } = useTranslation('furniture')
  const { held, selected, pieces: placed } = useSnapshot(design)
  const chosen = arPieceOf({ pieces: placed }, selected)
  const name = pieces.find(({ id }) => id === chosen?.piece)?.name ?? chosen?.piece
  const act = (label: string, press: () => void) => (
    <button
      key={label}
      type="button"
      onClick={press}
      className={`${surface} min-h-11 px-3.5 text-sm font-semibold`}
    >
      {label}
    </button>
  )
  if (!held && placed.length === 0) return null
  return (
    <div>
      {!held && (
        <p
          className={`${surface} mb-2 w-fit px-3 py-1.5 text-sm`}
          aria-live="polite"
          data-chosen={chosen?.piece}
        >
          {chosen
            ? `${name}, ${t('turnedBy', { turn: Math.round(chosen.turn) })}`
            : t('arNoneChosen')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {held && act(t('arPlaceHere'), () => placeAtAim(design))}
        {held && act(t('letGo'), () => holdInAr(design, null))}
        {chosen && pieceActions.map(({ name, run }) => act(t(name), () => run(design, chosen.id)))}
        {!held && placed.length > (chosen ? 1 : 0) && act(t('arNext'), () => selectNext(design))}
      </div>
    </div>
  )
}
