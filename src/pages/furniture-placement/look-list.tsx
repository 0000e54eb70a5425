import type { Furniture } from '../../documents/refs.ts'
import { writeQuery } from '../query.ts'

type Piece = Furniture['pieces'][number]

export interface LookListProps {
  label: string
  piece: Piece
  look: Piece['variants'][number]
}

/** The colours of a piece, one of them chosen. */
export function LookList({ label, piece, look }: LookListProps) {
  return (
    <fieldset className="mt-8">
      <legend className="kind">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {piece.variants.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === look.id}
            onClick={() => writeQuery({ piece: piece.id, variant: id })}
            className="min-h-9 rounded border border-line px-3 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11 no-scripts:pointer-events-none"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
