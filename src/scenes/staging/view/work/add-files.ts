import { readHead } from '../../../../room-photo/model/photo-file.ts'
import { fetchSample } from '../../../../room-photo/view/fetch-sample.ts'
import type { SampleRoom } from '../../../../room-photo/view/sample-strip.tsx'
import { checkFile, FaultError, stagingFaultOf } from '../../model/fault.ts'
import { addPhoto, addRefusal, type Staging } from '../../model/staging.ts'

/** Takes the photos among the files; of each other one it is said by name why it is none. */
export async function addFiles(staging: Staging, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const { name } = file
    try {
      checkFile(file, await readHead(file, name))
      addPhoto(staging, { name, file })
    } catch (error) {
      addRefusal(staging, stagingFaultOf(error, name))
    }
  }
}

/** Takes a room of our own, with what the file beside it tells of its camera and its walls. */
export async function addSample(
  staging: Staging,
  { id, name, furnished }: Pick<SampleRoom, 'id' | 'name' | 'furnished'>,
): Promise<void> {
  const { photo: file, known } = await fetchSample(id)
  try {
    if (!file || !known) throw new FaultError({ code: 'Sample', name })
    addPhoto(staging, { name, file, known, furnished })
  } catch (error) {
    addRefusal(staging, stagingFaultOf(error, name))
  }
}
