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
