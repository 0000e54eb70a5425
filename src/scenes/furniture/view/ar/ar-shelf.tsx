import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { type ArDesign, holdInAr } from '../../model/ar/ar-design.ts'

/** The catalogue in one row, to take pieces from. */
export function ArShelf({ design, pieces }: { design: ArDesign; pieces: readonly ShelfPiece[] }) {
  const { t } = useTranslation('furniture')
  const { held } = useSnapshot(design)
  return (
    <ul
      aria-label={t('shelf')}
      className="flex gap-2 overflow-x-auto rounded bg-[#14171f] p-2 [scrollbar-width:none]"
    >
      {pieces.map(({ id, name, variants }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-pressed={held?.piece === id}
            onClick={() =>
              holdInAr(
                design,
                design.held?.piece === id ? null : { piece: id, look: variants[0]?.id ?? '' },
              )
            }
            className="block w-22 rounded border-2 border-transparent bg-[#f7f5f0] p-1 text-center text-[#14171f] aria-pressed:border-[#ff7a45]"
          >
            <img
              src={`/models/${id}.webp`}
              alt=""
              width={512}
              height={512}
              decoding="async"
              className="mx-auto aspect-square h-auto w-14 object-contain"
            />
            <span className="block truncate text-xs leading-4 font-semibold">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
