import { documentOf } from '../../model/desk/desk.ts'
import { FaultError } from '../../model/fault.ts'
import { fail } from '../../model/tour.ts'
import { download, plainName } from '../export/download.ts'
import { KeepFault } from '../keep/keeper.ts'
import { tourCodec } from '../keep/tour-codec.ts'
import { writeTourZip } from '../keep/tour-zip.ts'
import type { TourDesk } from './create-desk.ts'
import { blobOf } from './desk-file.ts'

/** Hands the tour over as one file, which opens here again. */
export async function saveTour({ tour, state, files }: TourDesk): Promise<void> {
  const document = documentOf(state)
  const getBlob = async (id: string) => {
    const file = files.get(id)
    if (!file) throw new KeepFault('Gone')
    return blobOf(file)
  }
  try {
    download(await writeTourZip(document, getBlob, tourCodec), `${plainName(document.name)}.zip`)
  } catch (error) {
    console.warn(error)
    fail(tour, error instanceof FaultError ? error.fault : { code: 'KeepGone' })
  }
}
