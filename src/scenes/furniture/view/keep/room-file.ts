import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sniff } from '../../../../files/sniff.ts'
import type { SavedDesign } from '../../model/room/saved-design.ts'
import { SavedError } from '../../model/room/saved-reader.ts'

/** What a saved room is called, and what its file holds. */
export const roomEnding = '.realia-room'
const designEntry = 'design.json'
const photoEntry = /^photo\.[a-z]+$/

/** Bytes; more than any design that this site writes, and than any photo that it opens. */
const most = { design: 4_000_000, photo: 400_000_000 }

/** A room as a file: a ZIP archive with the design and the photo as it was opened. Stored plainly, since photos are packed. */
export async function toRoomFile(saved: SavedDesign, photo: Blob | null): Promise<Blob> {
  const entries: Record<string, Uint8Array> = {
    [designEntry]: strToU8(JSON.stringify(saved, null, 1)),
  }
  if (photo) {
    const bytes = new Uint8Array(await photo.arrayBuffer())
    const { format } = sniff(bytes.subarray(0, 4096), photo.type)
    entries[`photo.${format.toLowerCase().replace('jpeg', 'jpg') || 'image'}`] = bytes
  }
  const zipped = zipSync(entries, { level: 0 })
  return new Blob([zipped as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}

/** @throws SavedError for an archive that is damaged, or no room */
export async function readRoomFile(file: Blob): Promise<{ saved: unknown; photo: Blob | null }> {
  if (file.size > most.photo + most.design) throw new SavedError('Foreign')
  const bytes = new Uint8Array(await file.arrayBuffer())
  let entries: Record<string, Uint8Array>
  try {
    entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        (name === designEntry && originalSize <= most.design) ||
        (photoEntry.test(name) && originalSize <= most.photo),
    })
  } catch {
    throw new SavedError('Damaged')
  }
  const design = entries[designEntry]
  if (!design) throw new SavedError('Foreign')
  const name = Object.keys(entries).find((each) => photoEntry.test(each))
  const photo = name && entries[name]
  return {
    saved: parsed(strFromU8(design)),
    photo: photo ? new Blob([photo as Uint8Array<ArrayBuffer>], { type: typeOf(photo) }) : null,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SavedError('Damaged')
  }
}

const typeOf = (bytes: Uint8Array): string => {
  const { format } = sniff(bytes.subarray(0, 4096), '')
  return format ? `image/${format.toLowerCase()}` : ''
}
