import type { PhotoLook, StagingPhoto } from '../photo.ts'
import { roomOfKnown } from './known-room.ts'

/**
 * The room that a photo shows, as far as that can be told.
 * @returns null where it has to be asked for: nothing is pretended
 */
export function roomOfPhoto(
  { known }: Pick<StagingPhoto, 'known'>,
  { size }: PhotoLook,
): Pick<StagingPhoto, 'room' | 'roomBy'> | null {
  const room = roomOfKnown(known, size)
  return room && { room, roomBy: 'known' }
}
