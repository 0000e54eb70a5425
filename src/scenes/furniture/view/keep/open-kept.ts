import { mostItems } from '../../model/room/actions.ts'
import { createEmptyRoom } from '../../model/room/empty-room.ts'
import { FaultError } from '../../model/room/fault.ts'
import { type Room, show } from '../../model/room/room.ts'
import { designOf, fromSaved, type SavedDesign } from '../../model/room/saved-design.ts'
import { SavedError } from '../../model/room/saved-reader.ts'
import { openOther } from '../photo/open-photo.ts'
import { showOwnRoom } from './own-room.ts'
import { readRoom } from './rooms-database.ts'

/** Goes on with a room that was kept in this browser. */
export function openKept(room: Room, id: string, name: string): Promise<void> {
  return openOther(room, name, async (signal) => {
    const kept = await readRoom(id).catch(() => undefined)
    if (!kept) throw new FaultError({ code: 'Gone', name })
    await showSaved(room, kept, { id, name }, signal)
  })
}

/** Opens a room that was saved as a file. @throws FaultError for one that is none */
export async function openRoomFile(
  room: Room,
  file: Blob,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const { readRoomFile } = await import('./room-file.ts')
  const read = await readRoomFile(file).catch((error: unknown) => {
    throw faultOfSaved(error, name)
  })
  await showSaved(room, read, { id: '', name }, signal)
}

/** A room of our own, to furnish without a photo. */
export function openEmptyRoom(room: Room, name: string): Promise<void> {
  return openOther(room, name, async () => showOwnRoom(room, createEmptyRoom(), name))
}

async function showSaved(
  room: Room,
  { saved, photo }: { saved: unknown; photo: Blob | null },
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): Promise<void> {
  let design: SavedDesign
  try {
    design = fromSaved(saved, mostItems)
    if (!design.room) await checkPhoto(photo, design)
  } catch (error) {
    throw faultOfSaved(error, name)
  }
  if (signal.aborted) return
  const blob = design.room ? null : photo
  const url = blob ? URL.createObjectURL(blob) : ''
  const title = design.name || name
  replace(room, () =>
    show(
      room,
      { name: title, blob, url, light: design.light, texture: design.texture },
      designOf(design),
      {
        id,
        name: title,
        state: id ? 'kept' : 'new',
      },
    ),
  )
}

/** A photo that is cut short, or another one, would not lie under its furniture. */
async function checkPhoto(photo: Blob | null, { photo: size }: SavedDesign): Promise<void> {
  const bitmap =
    photo && (await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null))
  const { width, height } = bitmap ?? { width: 0, height: 0 }
  bitmap?.close()
  if (width !== size.width || height !== size.height) throw new SavedError('Damaged')
}

/** Frees the photo before, once another one is shown. */
function replace(room: Room, showOther: () => void): void {
  const before = room.photo?.url
  showOther()
  if (before) URL.revokeObjectURL(before)
}

function faultOfSaved(error: unknown, name: string): FaultError {
  return new FaultError({ code: error instanceof SavedError ? error.reason : 'Damaged', name })
}
