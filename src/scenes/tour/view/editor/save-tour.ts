import { SaveFault } from '../../../../projects/save-status.ts'
import { download, plainName } from '../../../../ui/download.ts'
import { FaultError, type SavedFault } from '../../model/fault.ts'
import { documentOf } from '../../model/session.ts'
import { replaceFaults, setFault } from '../../model/tour.ts'
import { blobOf } from '../rooms/file-source.ts'
import type { TourEditor } from './create-editor.ts'

const loadParts = () =>
  Promise.all([import('../storage/tour-zip.ts'), import('../export/bare-file.ts')])

/**
 * Hands the tour over as one file, which opens here again.
 * @param position  where its photos and videos were taken stays in them
 */
export async function saveTour(
  { tour, state, files }: Pick<TourEditor, 'tour' | 'state' | 'files'>,
  position: boolean,
): Promise<void> {
  const document = documentOf(state)
  const parts = await loadParts().catch(() => undefined)
  if (!parts) return setFault(tour, { code: 'Viewer', name: '' })
  const [{ writeTourZip }, { stripPosition }] = parts
  const unread: SavedFault[] = []
  const getBlob = async (id: string) => {
    const file = files.get(id)
    if (!file) throw new SaveFault('Gone')
    const blob = await blobOf(file)
    return position ? blob : stripPosition({ blob, name: file.name }, unread)
  }
  try {
    download(await writeTourZip(document, getBlob), `${plainName(document.name)}.zip`)
    replaceFaults(tour, 'Position', unread)
  } catch (error) {
    console.warn(error)
    setFault(tour, error instanceof FaultError ? error.fault : { code: 'KeepGone' })
  }
}
