import type { NewRoom } from '../../model/document/create-document.ts'
import { pathOfFile } from '../../model/document/files.ts'
import type { TourFile } from '../../model/document/tour-document.ts'
import { type Fault, faultOf } from '../../model/fault.ts'
import { mediaType } from '../../model/folder/media-type.ts'
import { detectKind } from '../open/detect-kind.ts'
import type { Opened } from '../open/open-files.ts'

/** The sample's room: the same on every visit, so that an address can name it. */
export const sampleRoom = 'sample'

export type MadeRoom = { room: NewRoom; blob: Blob; isShown: boolean }

/**
 * Rooms of media files, whose kinds are detected; the one that is shown already is known.
 * @param taken  files of the tour so far
 * @param isSample  what is shown is the sample
 */
export async function makeRooms(
  candidates: readonly { path: string; file: File }[],
  shown: Opened['shown'],
  taken: readonly TourFile[],
  isSample = false,
): Promise<{ rooms: MadeRoom[]; faults: Fault[] }> {
  const paths = new Set(taken.map(({ path }) => path))
  const rooms: MadeRoom[] = []
  const faults: Fault[] = []
  const make = (
    blob: Blob,
    fileName: string,
    kind: Pick<NewRoom, 'sort' | 'detected' | 'size'>,
  ) => {
    const type = mediaType(blob.type, kind.sort, fileName)
    const path = pathOfFile(fileName, paths)
    paths.add(path)
    const file = { id: crypto.randomUUID(), path, type, bytes: blob.size }
    const isShown = blob === shown?.file
    const id = isShown && isSample ? sampleRoom : crypto.randomUUID()
    rooms.push({ room: { id, file, fileName, ...kind }, blob, isShown })
  }
  const makeShown = ({ file, name, media }: NonNullable<Opened['shown']>) =>
    make(file, name, { sort: media.sort, detected: media.projection, size: media.size })

  // The sample is no file of the visitor's; another may have no name that tells of it.
  if (shown && !candidates.some(({ file }) => file === shown.file)) makeShown(shown)
  for (const { path, file } of candidates) {
    if (file === shown?.file) {
      makeShown(shown)
      continue
    }
    try {
      const { sort, projection, size } = await detectKind(file, path)
      // Only a panorama is stored as it is shown: a photo may lie on its side.
      make(file, path, { sort, detected: projection, size: projection === 'sphere' ? size : null })
    } catch (error) {
      faults.push(faultOf(error, path))
    }
  }
  return { rooms, faults }
}
