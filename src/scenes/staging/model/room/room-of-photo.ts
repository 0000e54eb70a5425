import type { PhotoLook, StagingPhoto } from '../photo.ts'
import { roomOfFound } from './found-room.ts'
import { roomOfKnown } from './known-room.ts'

/**
 * The room that a photo shows, as far as that can be told.
 * @returns null where it has to be asked for: nothing is pretended
 */
export function roomOfPhoto(
  { known }: Pick<StagingPhoto, 'known'>,
  { size, match, outline }: PhotoLook,
): Pick<StagingPhoto, 'room' | 'roomBy'> | null {
  const room = roomOfKnown(known, size)
  if (room) return { room, roomBy: 'known' }
  if (!match || match.confidence === 'poor') return null
  const found = roomOfFound(outline, match.camera, size)
  return found && { room: found, roomBy: 'found' }
}
