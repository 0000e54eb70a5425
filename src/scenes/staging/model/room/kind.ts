import type { RoomKind, StagingRoom } from '../room.ts'
import { areaOf } from './box.ts'

/** Square metres up to which a room is taken for a study, and for a bedroom. */
const upTo = { office: 9, bedroom: 16 }

/** An opening to the floor so wide is a glazed door to a garden or a balcony and no door of a passage. Metres. */
const glazed = 1.2

/**
 * What a room may be used as, by its size and its openings: a first guess, which the visitor corrects. Small ones work
 * as studies; a way out to the garden is where people live; two ways through are where they eat.
 */
export function guessKind({
  outline,
  openings,
}: Pick<StagingRoom, 'outline' | 'openings'>): RoomKind {
  const area = areaOf(outline)
  const doors = openings.filter(({ kind }) => kind === 'door')
  if (area <= upTo.office) return 'office'
  if (doors.some(({ from, to }) => to - from >= glazed)) return 'living-room'
  if (doors.length >= 2) return 'dining-room'
  return area <= upTo.bedroom ? 'bedroom' : 'living-room'
}
