import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { type MarkedOpening, markedSides, openingWidth } from '../../model/draw-room.ts'
import type { FloorBox } from '../../model/room.ts'

export interface OpeningListProps {
  box: FloorBox
  openings: readonly MarkedOpening[]
  onAdd: (kind: MarkedOpening['kind']) => void
  onChange: (opening: MarkedOpening) => void
  onRemove: (id: number) => void
}

/** The doors and windows that are to be kept clear, and what marks one more. */
export function OpeningList({ box, openings, onAdd, onChange, onRemove }: OpeningListProps) {
  const { t } = useTranslation('staging')
  const { metres } = useFormats()
  return (
    <div className="mt-4 border-t pt-4" data-openings={openings.length}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">{t('openingsText')}</p>
        <div className="flex flex-wrap gap-2">
          {(['door', 'window'] as const).map((kind) => (
            <Button key={kind} size="small" className="min-h-11" onClick={() => onAdd(kind)}>
              {t(`mark_${kind}`)}
            </Button>
          ))}
        </div>
      </div>
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2 empty:hidden">
        {openings.map((opening, index) => (
          <li key={opening.id} className="flex flex-wrap items-center gap-x-3 border-b py-1.5">
            <span className="font-mono text-sm tabular-nums">{index + 1}</span>
            <span className="text-sm">{t(opening.kind)}</span>
            <select
              aria-label={t('openingWall', { number: index + 1 })}
              value={opening.side}
              onChange={({ target }) =>
                onChange({ ...opening, side: target.value as MarkedOpening['side'] })
              }
              className="min-h-9 max-w-full rounded border border-line bg-transparent px-1.5 text-sm pointer-coarse:min-h-11"
            >
              {markedSides.map((side) => (
                <option key={side} value={side}>
                  {t(`wall_${side}`)}
                </option>
              ))}
            </select>
            <span className="ml-auto font-mono text-sm tabular-nums">
              {metres(openingWidth(box, opening))}
            </span>
            <button
              type="button"
              aria-label={t('openingRemove', { number: index + 1 })}
              title={t('openingRemove', { number: index + 1 })}
              onClick={() => onRemove(opening.id)}
              className="icon-button shrink-0"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
