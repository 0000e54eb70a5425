import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { FurnitureLook, FurniturePiece } from '../../config.ts'
import { placeInMiddle } from '../../model/room/actions.ts'
import { type Design, hold } from '../../model/room/design.ts'
import type { Sizes } from '../../model/room/item.ts'
import { focusFrame } from './hand/focus.ts'

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
}

/** The catalogue, to take pieces from. */
export function PieceShelf({ design, pieces, further, sizes, rooms }: PieceShelfProps) {
  const { t } = useTranslation('furniture')
  const { held, walls } = useSnapshot(design)
  const [room, setRoom] = useState('all')
  const [more, setMore] = useState(false)
  const shown = pieces.filter(({ category }) => room === 'all' || category === room)
  const press = (piece: ShelfPiece) =>
    hold(
      design,
      design.held?.piece === piece.id
        ? null
        : { piece: piece.id, look: piece.variants[0]?.id ?? '' },
    )
  return (
    <section aria-labelledby="shelf">
      <Heading id="shelf" level={3}>
        {t('shelf')}
      </Heading>
      <fieldset className="mt-3 flex flex-wrap gap-1.5">
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
      <ShelfRow pieces={shown} held={held?.piece} onPress={press} />
      <Button
        size="small"
        variant="quiet"
        className="mt-2 min-h-11"
        aria-expanded={more}
        aria-controls="further"
        onClick={() => setMore(!more)}
      >
        {more ? t('fewerPieces') : t('morePieces', { count: further.length })}
      </Button>
      {more && (
        <div
          id="further"
          className="max-h-110 overflow-y-auto overscroll-contain border-y [scrollbar-width:thin]"
        >
          <ShelfRow pieces={further} held={held?.piece} onPress={press} />
        </div>
      )}
      <p className="mt-3 min-h-11 text-sm text-ink-soft">
        {held ? (
          <span className="flex flex-wrap gap-2">
            {sizes[held.piece]?.mount === 'wall' && walls.length === 0 && (
              <span className="w-full text-ink">{t('needsWall')}</span>
            )}
            <Button
              size="small"
              onClick={() => {
                // Arrow keys move it there; this button is gone with the piece.
                if (placeInMiddle(design, sizes)) focusFrame()
              }}
            >
              {t('placeMiddle')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => hold(design, null)}>
              {t('letGo')}
            </Button>
          </span>
        ) : (
          t('pressPiece')
        )}
      </p>
    </section>
  )
}

interface ShelfRowProps {
  pieces: readonly ShelfPiece[]
  /** Id of the piece that is held. */
  held: string | undefined
  onPress: (piece: ShelfPiece) => void
}

function ShelfRow({ pieces, held, onPress }: ShelfRowProps) {
  return (
    <ul className="mt-4 mb-2 grid grid-cols-3 gap-2">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <ShelfButton piece={piece} held={held === piece.id} onPress={() => onPress(piece)} />
        </li>
      ))}
    </ul>
  )
}

interface ShelfButtonProps {
  piece: ShelfPiece
  held: boolean
  onPress: () => void
}

function ShelfButton({ piece, held, onPress }: ShelfButtonProps) {
  const { t } = useTranslation('furniture')
  const { id, name } = piece
  const [width, depth, height] = [piece.width, piece.depth, piece.height].map((metres) =>
    Math.round(metres * 100),
  )
  return (
    <button
      type="button"
      aria-pressed={held}
      onClick={onPress}
      className="group block w-full rounded border border-line bg-surface p-1.5 text-left transition-colors hover:border-ink aria-pressed:border-signal aria-pressed:outline aria-pressed:outline-signal"
    >
      <picture className="contents">
        <source type="image/avif" srcSet={`/models/${id}.avif`} />
        <img
          src={`/models/${id}.webp`}
          alt=""
          width={512}
          height={512}
          loading="lazy"
          decoding="async"
          className="aspect-square h-auto w-full object-contain"
        />
      </picture>
      <span className="mt-1 block text-xs leading-snug font-semibold">{name} </span>
      <span className="block font-mono text-[0.6875rem] leading-4 tracking-tight text-ink-soft">
        {t('pieceSize', { width, depth, height })}
        <span className="sr-only"> {t('centimetres')}</span>
      </span>
    </button>
  )
}
