import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CatalogPiece } from '../../../../room-photo/model/design/catalog.ts'
import { CatalogRow } from '../../../../room-photo/view/piece-catalog.tsx'
import {
  type ArDesign,
  arItemOf,
  holdInAr,
  itemActions,
  placeAtAim,
  selectNext,
  toggleHeld,
} from '../../model/ar/ar-design.ts'
import { arHint } from '../../model/ar/hint.ts'

export interface ArOverlayProps {
  design: ArDesign
  pieces: readonly CatalogPiece[]
  leave: () => void
  /** Whether it hangs in the room, since a headset shows no page over it. */
  isPanel?: boolean
}

const surface = 'rounded bg-[#14171f]'
const key =
  'pointer-events-auto min-h-11 shrink-0 rounded bg-[#2a2f3a] px-3.5 text-sm font-semibold'

/** A press on a panel is no press in the room. */
const keepPress = (panel: HTMLElement | null) =>
  panel?.addEventListener('beforexrselect', (event) => event.preventDefault())

const takeFocus = (exit: HTMLButtonElement | null) => {
  keepPress(exit)
  exit?.focus({ preventScroll: true })
}

/**
 * What to do next, the catalog, and what can be done with the chosen piece: over the visitor's room on a screen that is
 * held in the hand, or on a panel in it.
 */
export function ArOverlay({ design, pieces, leave, isPanel = false }: ArOverlayProps) {
  const { t } = useTranslation('furniture')
  const seen = useSnapshot(design)
  const { held, selected, items } = seen
  const chosen = arItemOf({ items }, selected)
  const name = pieces.find(({ id }) => id === chosen?.piece)?.name ?? chosen?.piece
  /** What can be done with the held piece or with the chosen one, without a gesture. */
  const act = (
    name: 'arPlaceHere' | 'letGo' | 'arNext' | (typeof itemActions)[number]['name'],
    press: () => void,
  ) => (
    <button key={name} type="button" name={name} onClick={press} className={key}>
      {t(name)}
    </button>
  )
  return (
    <div
      role="dialog"
      aria-label={t('arTitle')}
      className="pointer-events-none fixed inset-0 z-1000 flex flex-col justify-between gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-white in-data-panel:static in-data-panel:rounded-lg in-data-panel:bg-[#14171f]"
    >
      <div className="flex items-start gap-3">
        <button ref={takeFocus} type="button" name="arDone" onClick={leave} className={key}>
          {t('arDone')}
        </button>
        <p
          role="status"
          data-tracking={seen.tracking}
          className={`${surface} mx-auto w-fit px-3 py-2.5 text-sm text-balance`}
        >
          {t(arHint(seen, isPanel))}
        </p>
      </div>
      <div
        ref={keepPress}
        // On a panel what comes and goes is below, so that the catalog stays where it is.
        className="pointer-events-auto flex flex-col gap-2 in-data-panel:flex-col-reverse"
      >
        {(held || items.length > 0) && (
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
              {held && act('arPlaceHere', () => placeAtAim(design))}
              {held && act('letGo', () => holdInAr(design, null))}
              {chosen &&
                itemActions.map(({ name, run }) => act(name, () => run(design, chosen.id)))}
              {!held && items.length > (chosen ? 1 : 0) && act('arNext', () => selectNext(design))}
            </div>
          </div>
        )}
        <div className="text-ink">
          <CatalogRow
            pieces={pieces}
            held={held?.piece}
            lies={isPanel ? 'rows' : 'strip'}
            onPress={(piece) => toggleHeld(design, piece)}
          />
        </div>
      </div>
    </div>
  )
}
