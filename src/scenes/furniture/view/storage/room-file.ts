import { sniff } from '../../../../files/sniff.ts'
import { readZip } from '../../../../files/zip/read-zip.ts'
import { writeZip } from '../../../../files/zip/write-zip.ts'
import { ZipFault } from '../../../../files/zip/zip-format.ts'
import type { SavedDesign } from '../../model/room/saved-design.ts'
import { SavedError } from '../../model/room/saved-design.ts'

/** What a saved room is called, and what its file holds. */
export const roomEnding = '.realia-room'
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

/** @throws SavedError for an archive that is damaged, or no room */
export async function readRoomFile(file: Blob): Promise<{ saved: unknown; photo: Blob | null }> {
  if (file.size > zipLimits.bytes) throw new SavedError('Foreign')
  try {
    const entries = await readZip(file, zipLimits)
    const design = entries.find(({ path, size }) => path === designEntry && size <= most.design)
    if (!design) throw new SavedError('Foreign')
    const saved = parsed(await (await design.blob()).text())
    const found = entries.find(({ path, size }) => photoEntry.test(path) && size <= most.photo)
    const photo = await found?.blob()
    return { saved, photo: photo ? await withType(photo) : null }
  } catch (error) {
    throw error instanceof ZipFault ? new SavedError('Damaged') : error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SavedError('Damaged')
  }
}

async function withType(photo: Blob): Promise<Blob> {
  const format = await formatOf(photo)
  return photo.slice(0, photo.size, format ? `image/${format.toLowerCase()}` : '')
}

const formatOf = async (photo: Blob): Promise<string> =>
  sniff(new Uint8Array(await photo.slice(0, 4096).arrayBuffer()), photo.type).format
