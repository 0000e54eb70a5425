export const roomIds = ['all', 'living-room', 'dining-room', 'bedroom', 'office'] as const

export type RoomId = (typeof roomIds)[number]

interface Piece {
  id: string
  category: RoomId
  variants: { id: string; name: string }[]
}

/** The query of an address; `null` where it has none. */
type SelectionQuery = Record<'room' | 'piece' | 'variant', string | null>

/**
 * The selection for a query. Unknown values are ignored; when room and piece do not match, the piece wins and the
 * room becomes `all`.
 * @returns the room with its pieces, the chosen piece with its variant, and the variant that pictures and AR files have
 * @throws Error when there is no piece at all, or one without a variant
 */
export function selectPiece<Some extends Piece>(pieces: readonly Some[], asked: SelectionQuery) {
  const named = pieces.find(({ id }) => id === asked.piece)
  const known = roomIds.find((id) => id === asked.room) ?? 'all'
  const room = named && !isIn(known, named) ? 'all' : known
  const shown = pieces.filter((piece) => isIn(room, piece))
  const piece = named ?? shown[0]
  const firstVariant = piece?.variants[0]
  if (!piece || !firstVariant) throw new Error('The catalogue is empty')
  const variant: Some['variants'][number] =
    piece.variants.find(({ id }) => id === asked.variant) ?? firstVariant
  return { room, shown, piece, variant, firstVariant }
}

/** The query for a chosen room; a piece that is not in it is removed. */
export function queryForRoom(room: RoomId, piece: Piece): Record<string, string | null> {
  const change = { room: room === 'all' ? null : room }
  return isIn(room, piece) ? change : { ...change, piece: null, variant: null }
}

const isIn = (room: RoomId, { category }: Piece) => room === 'all' || category === room
