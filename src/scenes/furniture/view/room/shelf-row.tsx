import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainPicture } from '../../../../ui/picture/plain-picture.tsx'
import { useRoving } from '../../../../ui/roving/use-roving.ts'
import type { ShelfPiece } from './piece-shelf.tsx'

export interface ShelfRowProps {
  pieces: readonly ShelfPiece[]
  /** Id of the piece that is held. */
  held: string | undefined
  /** How the pieces lie: in one row that scrolls sideways, in rows of three, or in as many as there is room for. */
  lies: 'strip' | 'threes' | 'rows'
  /** @param byKey  whether no pointer pressed it */
  onPress: (piece: ShelfPiece, byKey: boolean) => void
}

// What only readers hear lies in no flow: without a place of its own in the strip it would widen the page.
const looks = {
  strip:
    'relative -mx-1 flex gap-2 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin] *:w-26 *:shrink-0',
  threes: 'grid grid-cols-3 gap-2 py-1',
  rows: 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 py-1',
} as const

/** Pieces to be taken, one stop for Tab. */
export function ShelfRow({ pieces, held, lies, onPress }: ShelfRowProps) {
  const row = useRef<HTMLUListElement>(null)
  useRoving(row, 'button')
  return (
    <ul ref={row} className={looks[lies]}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <ShelfButton
            piece={piece}
            held={held === piece.id}
            onPress={(byKey) => onPress(piece, byKey)}
          />
        </li>
      ))}
    </ul>
  )
}

interface ShelfButtonProps {
  piece: ShelfPiece
  held: boolean
  onPress: (byKey: boolean) => void
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
      data-shelf-piece={id}
      onClick={({ detail }) => onPress(detail === 0)}
      className="group block size-full rounded border border-line bg-surface p-1.5 text-left transition-colors hover:border-ink aria-pressed:border-signal aria-pressed:outline aria-pressed:outline-signal"
    >
      <PlainPicture
        file={`/models/${id}`}
        alt=""
        width={512}
        height={512}
        lazy
        className="aspect-square h-auto w-full object-contain"
      />
      <span className="mt-1 block text-xs leading-snug font-semibold">{name} </span>
      <span className="block font-mono text-[0.6875rem] leading-4 tracking-tight text-ink-soft">
        {t('pieceSize', { width, depth, height })}
        <span className="sr-only"> {t('centimetres')}</span>
      </span>
    </button>
  )
}
