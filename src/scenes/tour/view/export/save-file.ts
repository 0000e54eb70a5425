import { download, safeFileName } from '../../../../ui/download.ts'
import type { FileId } from '../../model/document/tour-document.ts'
import { FaultError, loadedCode, type PositionFault } from '../../model/fault.ts'
import { documentOf } from '../../model/session.ts'
import { replaceFaults, setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { blobOf } from '../rooms/file-source.ts'

/** What is needed of a tour to save it. */
export type SaveSource = Pick<TourEditor, 'tour' | 'state' | 'files'>

/**
 * Downloads a file that is made of a tour, and says so, or what went wrong.
 * @returns the file's name; undefined where it failed
 */
export async function saveFile(
  { tour, state }: SaveSource,
  name: string,
  make: () => Promise<Blob>,
): Promise<string | undefined> {
  try {
    download(await make(), name)
    state.announcement = { code: 'Saved', name }
    return name
  } catch (error) {
    console.warn(error)
    setFault(tour, error instanceof FaultError ? error.fault : { code: 'KeepGone' })
    return undefined
  }
}

/**
 * Reads files of a tour that are handed to others.
 * @param position  where photos and videos were taken stays in them
 * @returns reads a file, and what could not be read to take its position out
 */
export function filesForOthers({ files }: SaveSource, position: boolean) {
  const unread: PositionFault[] = []
  /** @throws FaultError `KeepGone`, or `Sample` for one of this site's; DOMException when it cannot be read any more */
  const read = async (id: FileId): Promise<Blob> => {
    const file = files.get(id)
    if (!file) throw new FaultError({ code: 'KeepGone' })
    const blob = await blobOf(file)
    if (position) return blob
    const { withoutPosition } = await loadedCode(
      import('../../../../files/position/without-position.ts'),
    )
    return withoutPosition(blob, (what) =>
      unread.push({ code: `Position${what}`, name: file.name }),
    )
  }
  return { read, unread }
}

/**
 * Hands the tour over as one file, which opens here again.
 * @param position  where its photos and videos were taken stays in them
 */
export async function saveTourZip(source: SaveSource, position: boolean): Promise<void> {
  const document = documentOf(source.state)
  const { read, unread } = filesForOthers(source, position)
  const name = await saveFile(source, `${safeFileName(document.name)}.zip`, async () => {
    const { writeTourZip } = await loadedCode(import('../storage/tour-zip.ts'))
    return writeTourZip(document, read)
  })
  if (name) replaceFaults(source.tour, 'Position', unread)
}
