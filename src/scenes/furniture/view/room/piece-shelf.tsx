import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useRoving } from '../../../../ui/roving/use-roving.ts'
import type { FurnitureLook, FurniturePiece } from '../../config.ts'
import { type Design, hold } from '../../model/room/design.ts'
import type { Sizes } from '../../model/room/item.ts'
import { focusPlaceMiddle } from './hand/focus.ts'
import { HeldBar } from './held-bar.tsx'
import { ShelfRow } from './shelf-row.tsx'

/** A piece of the catalogue with its looks, the first as on its picture. */
export interface ShelfPiece extends FurniturePiece {
  category: string
  variants: readonly FurnitureLook[]
}

export interface PieceShelfProps {
  design: Design
  pieces: readonly ShelfPiece[]
  /** What else there is, without a room of its own. */
  further: readonly ShelfPiece[]
  sizes: Sizes
  /** Names of the rooms by category, `all` first. */
  rooms: Readonly<Record<string, string>>
  /** Whether the catalogue lies in one row, below the photo; beside it there are rows of three. */
  strip?: boolean
}

/** The catalogue, to take pieces from. */
export function PieceShelf(props: PieceShelfProps) {
  const { design, pieces, further, sizes, rooms, strip = false } = props
  const { t } = useTranslation('furniture')
  const { held } = useSnapshot(design)
  const filter = useRef<HTMLFieldSetElement>(null)
  const [room, setRoom] = useState('all')
  const [more, setMore] = useState(false)
  useRoving(filter, 'button')
  const shown = pieces.filter(({ category }) => room === 'all' || category === room)
  const press = (piece: ShelfPiece, byKey: boolean) => {
    const isHeld = design.held?.piece === piece.id
    hold(design, isHeld ? null : { piece: piece.id, look: piece.variants[0]?.id ?? '' })
    // Without a pointer that is the next thing to do, and the way back is beside it.
    if (byKey && !isHeld) focusPlaceMiddle()
  }
  return (
    <section aria-labelledby="shelf" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading id="shelf" level={3} tabIndex={-1}>
          {t('shelf')}
        </Heading>
        <fieldset ref={filter} className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('shelfFilter')}</legend>
          {Object.entries(rooms).map(([id, name]) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === room}
              onClick={() => setRoom(id)}
              className="min-h-9 rounded border border-line px-2.5 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="mt-1">
        <HeldBar design={design} sizes={sizes} />
      </div>
      <ShelfRow
        pieces={shown}
        held={held?.piece}
        lies={strip ? 'strip' : 'threes'}
        onPress={press}
      />
      <Button
        size="small"
        variant="quiet"
        className="button-flush mt-1 min-h-11"
        aria-expanded={more}
        aria-controls="further"
        onClick={() => setMore(!more)}
      >
        {more ? t('fewerPieces') : t('morePieces', { count: further.length })}
      </Button>
      {more && (
        <div
          id="further"
          className="relative max-h-110 overflow-y-auto border-y px-1 [scrollbar-width:thin]"
        >
          <ShelfRow
            pieces={further}
            held={held?.piece}
            lies={strip ? 'rows' : 'threes'}
            onPress={press}
          />
        </div>
      )}
    </section>
  )
}
