import type { Design } from '../../../../room-photo/model/design/design.ts'
import { download } from '../../../../ui/download.ts'
import { toSaved } from '../../model/room/saved-design.ts'
import type { OpenPhoto } from '../../model/session.ts'

/**
 * Hands the room over as a file with its photo in it.
 * @param now  milliseconds since 1970
 * @returns the file's name
 * @throws Error when the photo cannot be read any more, or there is no memory for it
 */
export async function saveRoomFile(
  design: Design,
  photo: OpenPhoto,
  name: string,
  now: number,
): Promise<string> {
  const { toRoomFile, roomEnding } = await import('./room-file.ts')
  const file = await toRoomFile(toSaved(design, { ...photo, name, now }), photo.blob)
  const called = `${fileName(name) || 'room'}${roomEnding}`
  download(file, called)
  return called
}

/** What every file system takes of a name. */
const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 60)
    .trim()
