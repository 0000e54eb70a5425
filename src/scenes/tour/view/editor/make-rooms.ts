import type { NewRoom } from '../../model/document/create-document.ts'
import { newFile } from '../../model/document/files.ts'
import type { TourFile } from '../../model/document/tour-document.ts'
import { type Fault, faultOf } from '../../model/fault.ts'
import { type CaptionFile, captionFile } from '../captions/caption-file.ts'
import { detectKind } from '../open/detect-kind.ts'
import type { OpeningResult } from '../open/open-first-file.ts'

/** The sample's room: the same on every visit, so that an address can name it. */
export const sampleRoomId = 'sample'

export type MadeRoom = {
  room: NewRoom
  blob: Blob
  isShown: boolean
  captions: CaptionFile | undefined
}

type Candidate = { path: string; file: Blob; captions: File | null }

/**
 * Rooms of media files, whose kinds are detected; the one that is shown already is known.
 * @param taken  files of the tour so far
 * @param isSample  what is shown is the sample
 */
export async function makeRooms(
  candidates: readonly Candidate[],
  shown: OpeningResult['shown'],
  taken: readonly TourFile[],
  isSample = false,
): Promise<{ rooms: MadeRoom[]; faults: Fault[] }> {
  const paths = new Set(taken.map(({ path }) => path))
  const rooms: MadeRoom[] = []
  const faults: Fault[] = []
  const kindOf = async (blob: Blob, name: string) => {
    if (blob === shown?.file) return shown.media
    const { sort, projection, size } = await detectKind(blob, name)
    // Only a panorama is stored as it is shown: a photo may lie on its side.
    return { sort, projection, size: projection === 'sphere' ? size : null }
  }
  const readCaptions = async (given: File) => {
    try {
      const made = await captionFile(given, given.name, paths)
      paths.add(made.file.path)
      return made
    } catch (error) {
      // The video opens without them.
      faults.push(faultOf(error, given.name))
      return undefined
    }
  }

  const all = candidates.map(({ file: blob, ...named }) => ({ blob, ...named }))
  // The sample is no file of the visitor's; another may have no name that tells of it.
  if (shown && !all.some(({ blob }) => blob === shown.file))
    all.unshift({ blob: shown.file, path: shown.name, captions: null })
  for (const { blob, path: fileName, captions: given } of all) {
    try {
      const { sort, projection: detected, size } = await kindOf(blob, fileName)
      const file = newFile(crypto.randomUUID(), blob, fileName, sort, paths)
      paths.add(file.path)
      const isShown = blob === shown?.file
      const id = isShown && isSample ? sampleRoomId : crypto.randomUUID()
      const captions = given && sort === 'video' ? await readCaptions(given) : undefined
      rooms.push({ room: { id, file, fileName, sort, detected, size }, blob, isShown, captions })
    } catch (error) {
      faults.push(faultOf(error, fileName))
    }
  }
  return { rooms, faults }
}
