import type { Furniture } from '../../documents/refs.ts'
import { PlainPicture } from '../../ui/picture/plain-picture.tsx'
import { useChosenInView } from '../../ui/use-chosen-in-view.ts'
import { ChoiceLink } from '../choice-link.tsx'
import { sizeText } from '../piece-size.ts'
import type { RoomId } from './model/selection.ts'

export interface PieceStripProps {
  pieces: Furniture['pieces']
  /** Id of the piece that is shown at large. */
  chosen: string
  room: RoomId
  /** Copy with `{{width}}`, `{{depth}}` and `{{height}}`. */
  size: string
}

/** The pieces side by side, each with its size. */
export function PieceStrip({ pieces, chosen, room, size }: PieceStripProps) {
  const row = useChosenInView<HTMLUListElement>(chosen)
  return (
    <ul
      ref={row}
      className="-mx-5 mt-5 flex gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-9 lg:px-0"
    >
      {pieces.map((piece) => (
        <li key={piece.id} className="w-30 shrink-0 lg:w-auto">
          <ChoiceLink
            path="/furniture-placement"
            query={{ room: room === 'all' ? null : room, piece: piece.id, variant: null }}
            chosen={piece.id === chosen}
            className="group block border-b-2 border-transparent pb-2 aria-[current]:border-signal"
          >
            <PlainPicture
              file={`/models/${piece.id}`}
              alt=""
              width={512}
              height={512}
              late
              className="aspect-square h-auto w-full rounded bg-surface object-contain p-1"
            />
            <span className="mt-2 block text-sm leading-snug font-semibold text-ink-soft group-hover:text-ink group-aria-[current]:text-ink">
              {piece.name}
            </span>
            <span className="mt-0.5 block font-mono text-[0.6875rem] leading-4 text-ink-soft">
              {sizeText(size, piece)}
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
