import type { Furniture, FurniturePlacement } from '../../documents/refs.ts'
import { writeQuery } from '../query.ts'
import { narrow, type RoomId, roomIds } from './model/selection.ts'

export interface RoomFilterProps {
  copy: FurniturePlacement['catalogue']
  room: RoomId
  piece: Furniture['pieces'][number]
  /** How many are shown of how many. */
  result: string
}

/** Which room's pieces are shown. Buttons, since a press on one is kept until the code has come. */
export function RoomFilter({ copy, room, piece, result }: RoomFilterProps) {
  return (
    <div className="needs-scripts flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink pt-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{copy.filter}</legend>
        {roomIds.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === room}
            onClick={() => writeQuery(narrow(id, piece))}
            className="min-h-11 rounded border border-line-strong px-4 text-[0.9375rem] font-semibold transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {copy.rooms[id]}
          </button>
        ))}
      </fieldset>
      <p role="status" className="font-kind text-xs text-ink-soft">
        {result}
      </p>
    </div>
  )
}
