import { readFileSync } from 'node:fs'
import { pieceMounts } from '../../../../../room-photo/model/design/catalog.ts'
import type { Sizes } from '../../../../../room-photo/model/design/item.ts'
import type { StyleId } from '../../../config.ts'
import type { Kit } from '../../kit.ts'
import type { RoomKind } from '../../room.ts'

interface Piece {
  id: string
  width: number
  depth: number
  height: number
}

interface Style {
  id: StyleId
  rooms: Record<RoomKind, { piece: string; variant?: string; count: number }[]>
}

const json = (file: string): unknown => JSON.parse(readFileSync(`content/en/${file}.json`, 'utf8'))

/** The sizes of our own pieces, as the site has them. */
export function readSizes(): Sizes {
  const { pieces, supporting } = json('furniture') as { pieces: Piece[]; supporting: Piece[] }
  return Object.fromEntries(
    [...pieces, ...supporting].map(({ id, width, depth, height }) => [
      id,
      { width, depth, height, mount: pieceMounts[id] ?? 'floor' },
    ]),
  )
}

export const kinds: readonly RoomKind[] = ['living-room', 'bedroom', 'dining-room', 'office']

/** The kits of all styles for rooms of a kind. */
export function readKits(kind: RoomKind): Kit[] {
  const { styles } = json('staging-styles') as { styles: Style[] }
  return styles.map(({ id, rooms }) => ({
    kind,
    style: id,
    pieces: rooms[kind].map(({ piece, variant = '', count }) => ({
      piece,
      variant: variant,
      count,
    })),
  }))
}
