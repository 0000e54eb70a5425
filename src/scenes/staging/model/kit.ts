import type { Sizes } from '../../../room-photo/model/design/item.ts'
import type { StagingStyle, StyleId } from '../config.ts'
import type { Job } from './job.ts'
import type { RoomKind } from './room.ts'

/** What a room is furnished with, in a style. */
export interface Kit {
  kind: RoomKind
  style: StyleId
  pieces: readonly { piece: string; look: string; count: number }[]
}

/** Why a piece stays out. */
export type Why =
  /** there is none that leaves doors, windows and ways clear */
  | 'no-space'
  /** there is, but no photo shows it, or it would stand in a camera's way */
  | 'not-seen'
  /** nothing that it could stand on, or hang over */
  | 'no-table'
  /** no window that it fits */
  | 'no-window'
  /** no free wall */
  | 'no-wall'

export interface LeftOut {
  piece: string
  why: Why
}

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

/** What makes a room one of its kind. */
const mainPieces: Readonly<Record<RoomKind, string>> = {
  'living-room': 'modern-sofa',
  bedroom: 'bed-frame',
  'dining-room': 'dining-table',
  office: 'study-table',
}

/** The piece without which a staged room is none of its kind, where it found no place: a bedroom without a bed. */
export function missedMain({
  stagedAs,
  leftOut,
  edit,
}: Pick<Job, 'stagedAs' | 'edit'> & { leftOut: readonly { piece: string }[] }): string | null {
  const main = stagedAs && mainPieces[stagedAs]
  // Whoever changed it by hand has seen what is missing.
  if (!main || edit) return null
  return leftOut.some(({ piece }) => piece === main) ? main : null
}
