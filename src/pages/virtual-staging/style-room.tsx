import type { Furniture, VirtualStaging } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { fill } from '../fill.ts'
import { sizeText } from '../piece-size.ts'
import { countOf, type KitRow, type ListedPiece, listRoom } from './model/room-list.ts'

export interface StyleRoomProps {
  name: string
  rows: KitRow[]
  copy: VirtualStaging['gallery']
  furniture: Furniture
}

/** A room of a style as a bill of materials: how many of what, and how large. */
export function StyleRoom({ name, rows, copy, furniture }: StyleRoomProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <Heading level={4}>{name}</Heading>
        <p className="font-kind text-xs text-ink-soft">
          {fill(copy.count, { count: countOf(rows) })}
        </p>
      </div>
      <ul className="border-b">
        {listRoom(rows, furniture).map((piece) => (
          <li
            key={`${piece.id} ${piece.look?.id}`}
            className="flex items-baseline gap-x-3 border-t py-2.5"
          >
            <span className="w-7 shrink-0 font-mono text-xs text-ink-soft tabular-nums">
              {piece.count} ×
            </span>
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 grow">
                <PieceName piece={piece} />
              </span>
              <span className="ml-auto font-mono text-xs whitespace-nowrap text-ink-soft tabular-nums">
                {sizeText(copy.size, piece)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PieceName({ piece: { id, name, look } }: { piece: ListedPiece }) {
  if (!look) return name
  const query = new URLSearchParams({ piece: id, variant: look.id })
  return (
    <>
      <SiteLink
        href={`/furniture-placement?${query}#ar`}
        className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {name}
      </SiteLink>
      <span className="text-ink-soft"> {look.name}</span>
    </>
  )
}
