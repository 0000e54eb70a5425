import type { NewRoom } from '../../model/document/create-document.ts'
import { mimeTypeOf, pathOfFile } from '../../model/document/files.ts'
import type { TourFile } from '../../model/document/tour-document.ts'
import { type Fault, faultOf } from '../../model/fault.ts'
import type { CaptionFile } from '../captions/caption-file.ts'
import { detectKind } from '../open/detect-kind.ts'
import type { Opened } from '../open/open-files.ts'

/** The sample's room: the same on every visit, so that an address can name it. */
export const sampleRoom = 'sample'

export type MadeRoom = {
  room: NewRoom
  blob: Blob
  isShown: boolean
  captions: CaptionFile | undefined
}

type Candidate = { path: string; file: File; captions: File | null }

/**
 * Rooms of media files, whose kinds are detected; the one that is shown already is known.
 * @param taken  files of the tour so far
 * @param isSample  what is shown is the sample
 */
export async function makeRooms(
  candidates: readonly Candidate[],
  shown: Opened['shown'],
  taken: readonly TourFile[],
  isSample = false,
): Promise<{ rooms: MadeRoom[]; faults: Fault[] }> {
  const paths = new Set(taken.map(({ path }) => path))
  const rooms: MadeRoom[] = []
  const faults: Fault[] = []
  const make = async (
    blob: Blob,
    fileName: string,
    kind: Pick<NewRoom, 'sort' | 'detected' | 'size'>,
    given?: File | null,
  ) => {
    const type = mimeTypeOf(blob.type, kind.sort, fileName)
    const path = pathOfFile(fileName, paths)
    paths.add(path)
    const file = { id: crypto.randomUUID(), path, type, bytes: blob.size }
    const isShown = blob === shown?.file
    const id = isShown && isSample ? sampleRoom : crypto.randomUUID()
    const room = { id, file, fileName, ...kind }
    const captions = given && kind.sort === 'video' ? await read(given) : undefined
    rooms.push({ room, blob, isShown, captions })
  }
  const read = async (given: File) => {
    try {
      const { captionFile } = await import('../captions/caption-file.ts')
      const made = await captionFile(given, given.name, paths)
      paths.add(made.file.path)
      return made
    } catch (error) {
      // The video opens without them.
      faults.push(faultOf(error, given.name))
      return undefined
    }
  }
  const makeShown = (
    { file, name, media }: NonNullable<Opened['shown']>,
    captions?: File | null,
  ) => {
    const { sort, projection: detected, size } = media
    return make(file, name, { sort, detected, size }, captions)
  }

  // The sample is no file of the visitor's; another may have no name that tells of it.
  if (shown && !candidates.some(({ file }) => file === shown.file)) await makeShown(shown)
  for (const { path, file, captions } of candidates) {
    if (file === shown?.file) {
      await makeShown(shown, captions)
      continue
    }
    try {
      const { sort, projection, size } = await detectKind(file, path)
      // Only a panorama is stored as it is shown: a photo may lie on its side.
      const known = projection === 'sphere' ? size : null
      await make(file, path, { sort, detected: projection, size: known }, captions)
    } catch (error) {
      faults.push(faultOf(error, path))
    }
  }
  return { rooms, faults }
}
