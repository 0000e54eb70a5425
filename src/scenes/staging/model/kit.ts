import type { Sizes } from '../../../room-photo/model/design/item.ts'
import type { StagingStyle, StyleId } from '../config.ts'
import type { Job } from './job.ts'
import type { RoomKind } from './room.ts'

/** The pieces of a room in a style. */
export interface Kit {
  kind: RoomKind
  style: StyleId
  pieces: readonly { piece: string; variant: string; count: number }[]
}

/** The kit of a style for a kind of room. A piece with a single variant has none. */
export const kitOf = (style: Pick<StagingStyle, 'id' | 'rooms'>, kind: RoomKind): Kit => ({
  kind,
  style: style.id,
  pieces: style.rooms[kind].map(({ piece, variant = '', count }) => ({
    piece,
    variant,
    count,
  })),
})

/**
 * A kit for a room whose openings are not all known: without wall pieces, which might hang over one, and without
 * curtains, since the height of a marked window is unknown.
 */
export const withoutWallPieces = (kit: Kit, sizes: Sizes): Kit => ({
  ...kit,
  pieces: kit.pieces.filter(({ piece }) => sizes[piece]?.mount !== 'wall'),
})

/** The main pieces of each kind of room. */
export const mainPieces: Readonly<Record<RoomKind, string>> = {
  'living-room': 'modern-sofa',
  bedroom: 'bed-frame',
  'dining-room': 'dining-table',
  office: 'study-table',
}

/** The main piece that was left out, without which the room is not of its kind: a bedroom without a bed. */
export function missingMainPiece({
  stagedAs,
  leftOut,
  edit,
}: Pick<Job, 'stagedAs' | 'edit'> & LeftOutPieces): string | null {
  // After a manual edit the visitor knows what is missing.
  return stagedAs && !edit && lacksMainPiece(stagedAs, leftOut) ? mainPieces[stagedAs] : null
}

/** Whether the main piece of a kind of room was left out. */
export const lacksMainPiece = (kind: RoomKind, leftOut: LeftOutPieces['leftOut']): boolean =>
  leftOut.some(({ piece }) => piece === mainPieces[kind])

interface LeftOutPieces {
  leftOut: readonly { piece: string }[]
}
