import type { Sizes } from '../../../room-photo/model/design/item.ts'
import type { StagingStyle } from '../config.ts'
import type { Kit } from './layout/kit.ts'
import type { RoomKind } from './room.ts'

/** What a style puts into a kind of room. A piece of one look only has none. */
export const kitOf = (style: Pick<StagingStyle, 'id' | 'rooms'>, kind: RoomKind): Kit => ({
  kind,
  style: style.id,
  pieces: style.rooms[kind].map(({ piece, variant = '', count }) => ({
    ...{ piece, look: variant, count },
  })),
})

/**
 * A kit for a room whose windows and doors are not all known: without what hangs on a wall, which might hang before one
 * of them. Curtains neither: of a window that is marked by hand nobody knows how high it is.
 */
export const withoutHung = (kit: Kit, sizes: Sizes): Kit => ({
  ...kit,
  pieces: kit.pieces.filter(({ piece }) => sizes[piece]?.mount !== 'wall'),
})
