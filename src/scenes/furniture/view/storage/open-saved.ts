import { SaveFault } from '../../../../projects/save-status.ts'
import { createEmptyRoom } from '../../../../room-photo/model/design/empty-room.ts'
import { FaultError } from '../../../../room-photo/model/photo-file.ts'
import {
  checkPieces,
  designOf,
  fromSaved,
  type SavedDesign,
  SavedError,
} from '../../model/room/saved-design.ts'
import { type Room, type RoomSaving, showDesign } from '../../model/session.ts'
import { openInTool } from '../photo/opening.ts'
import { showOwnRoom } from './own-room.ts'
import { photoFile, roomStore } from './room-store.ts'

/** Goes on with a room that was kept in this browser. */
export function openSavedRoom(room: Room, id: string, name: string): Promise<void> {
  return openInTool(room, name, async (signal) => {
    try {
      const { document, getBlob } = await roomStore.open(id)
      const photo = document.saved.room ? null : await getBlob(photoFile).catch(() => null)
      await showSaved(
        room,
        document.saved,
        photo instanceof Blob ? photo : null,
        { id, name },
        signal,
      )
    } catch (error) {
      throw faultOfSaved(error, name)
    }
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
  try {
    const { saved, photo } = await readRoomFile(file)
    await showSaved(room, fromSaved(saved), photo, { id: '', name }, signal)
  } catch (error) {
    throw faultOfSaved(error, name)
  }
}

/** A room of our own, to furnish without a photo. */
export function openEmptyRoom(room: Room, name: string): Promise<void> {
  return openInTool(room, name, async () => showOwnRoom(room, createEmptyRoom(), name))
}

/** @throws SavedError for what this site cannot draw, or that lacks its photo */
async function showSaved(
  room: Room,
  design: SavedDesign,
  photo: Blob | null,
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): Promise<void> {
  checkPieces(design, room.pieces)
  if (!design.room) await checkPhoto(photo, design)
  if (signal.aborted) return
  const blob = design.room ? null : photo
  const url = blob ? URL.createObjectURL(blob) : ''
  const { light, texture, known: walls } = design
  const shown = { name: design.name || name, blob, url, light, texture, walls }
  const saving: RoomSaving = { id, name: shown.name, state: id ? 'kept' : 'new' }
  showDesign(room, shown, designOf(design), saving)
}

/** A photo that is cut short, or another one, would not lie under its furniture. */
async function checkPhoto(photo: Blob | null, { photo: size }: SavedDesign): Promise<void> {
  const bitmap =
    photo && (await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null))
  const { width, height } = bitmap ?? { width: 0, height: 0 }
  bitmap?.close()
  if (width !== size.width || height !== size.height) throw new SavedError('Damaged')
}

function faultOfSaved(error: unknown, name: string): FaultError {
  if (error instanceof SavedError) return new FaultError({ code: error.reason, name })
  const code = error instanceof SaveFault ? error.code : 'Damaged'
  return new FaultError({ code: code === 'Newer' || code === 'Damaged' ? code : 'Gone', name })
}
