import { sniff } from '../../../../files/sniff.ts'
import { readZip } from '../../../../files/zip/read-zip.ts'
import { writeZip } from '../../../../files/zip/write-zip.ts'
import { FaultError } from '../../../../room-photo/model/photo-file.ts'
import { parseSavedDesign, type SavedDesign } from '../../model/room/saved-design.ts'

/** What a saved room is called, and what its file holds. */
export const roomFileExtension = '.realia-room'
const designEntry = 'design.json'
const photoEntry = /^photo\.[a-z]+$/

/** Bytes; more than any design that this site writes, and than any photo that it opens. */
const most = { design: 4_000_000, photo: 400_000_000 }
const zipLimits = { entries: 100, bytes: most.design + most.photo }

/** A room as a ZIP archive with the design and the photo as it was opened, uncompressed, since photos are compressed. */
export async function toRoomFile(saved: SavedDesign, photo: Blob | null): Promise<Blob> {
  const files = [{ path: designEntry, blob: new Blob([JSON.stringify(saved, null, 1)]) }]
  if (photo) {
    const format = (await formatOf(photo)).toLowerCase()
    files.push({ path: `photo.${format.replace('jpeg', 'jpg') || 'image'}`, blob: photo })
  }
  return writeZip(files)
}

/**
 * @param name  of the file
 * @throws FaultError for an archive that is damaged, or no room
 */
export async function readRoomFile(
  file: Blob,
  name: string,
): Promise<{ saved: SavedDesign; photo: Blob | null }> {
  if (file.size > zipLimits.bytes) throw new FaultError({ code: 'Foreign', name })
  try {
    const entries = await readZip(file, zipLimits)
    const design = entries.find(({ path, size }) => path === designEntry && size <= most.design)
    if (!design) throw new FaultError({ code: 'Foreign', name })
    const saved = parseSavedDesign(JSON.parse(await (await design.blob()).text()), name)
    const found = entries.find(({ path, size }) => photoEntry.test(path) && size <= most.photo)
    const photo = await found?.blob()
    return { saved, photo: photo ? await withType(photo) : null }
  } catch (error) {
    throw error instanceof FaultError ? error : new FaultError({ code: 'Damaged', name })
  }
}

async function withType(photo: Blob): Promise<Blob> {
  const format = await formatOf(photo)
  return photo.slice(0, photo.size, format ? `image/${format.toLowerCase()}` : '')
}

const formatOf = async (photo: Blob): Promise<string> =>
  sniff(new Uint8Array(await photo.slice(0, 4096).arrayBuffer()), photo.type).format
