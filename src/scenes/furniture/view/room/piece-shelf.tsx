import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { FurnitureLook, FurniturePiece } from '../../config.ts'
import { placeInMiddle } from '../../model/room/actions.ts'
import { type Design, hold } from '../../model/room/design.ts'

/** A piece of the catalogue with its looks, the first as on its picture. */
export interface ShelfPiece extends FurniturePiece {
  category: string
  variants: readonly FurnitureLook[]
}

export interface PieceShelfProps {
  design: Design
  pieces: readonly ShelfPiece[]
  /** Names of the rooms by category, `all` first. */
  rooms: Readonly<Record<string, string>>
}

/** The catalogue, to take pieces from. */
export function PieceShelf({ design, pieces, rooms }: PieceShelfProps) {
  const { t } = useTranslation('furniture')
  const { held } = useSnapshot(design)
  const [room, setRoom] = useState('all')
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
      <ul className="mt-4 grid grid-cols-3 gap-2">
        {shown.map((piece) => (
          <li key={piece.id}>
            <ShelfButton
              piece={piece}
              held={held?.piece === piece.id}
              onPress={() => press(piece)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-11 text-sm text-ink-soft">
        {held ? (
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => placeInMiddle(design)}>
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
          decoding="async"
          className="aspect-square h-auto w-full object-contain"
        />
      </picture>
      <span className="mt-1 block text-xs leading-snug font-semibold">{name} </span>
      <span className="block truncate font-mono text-[0.6875rem] leading-4 tracking-tight text-ink-soft">
        {t('pieceSize', { width, depth, height })}
        <span className="sr-only"> {t('centimetres')}</span>
      </span>
    </button>
  )
}
