import type { Job } from './job.ts'
import type { RoomKind } from './room.ts'

/** What makes a room one of its kind. */
export const mainPieces: Readonly<Record<RoomKind, string>> = {
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
