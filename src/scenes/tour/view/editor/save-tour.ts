import { plainName } from '../../../../ui/download.ts'
import { loadedCode } from '../../model/fault.ts'
import { documentOf } from '../../model/session.ts'
import { replaceFaults } from '../../model/tour.ts'
import { filesForOthers, type SaveSource, saveFile } from '../export/save-file.ts'

/**
 * Hands the tour over as one file, which opens here again.
 * @param position  where its photos and videos were taken stays in them
 */
export async function saveTour(source: SaveSource, position: boolean): Promise<void> {
  const document = documentOf(source.state)
  const { read, unread } = filesForOthers(source, position)
  const name = await saveFile(source, `${plainName(document.name)}.zip`, async () => {
    const { writeTourZip } = await loadedCode(import('../storage/tour-zip.ts'))
    return writeTourZip(document, read)
  })
  if (name) replaceFaults(source.tour, 'Position', unread)
}
