import { StorageError } from '../../../../projects/save-status.ts'
import { createEmptyRoom } from '../../../../room-photo/model/design/empty-room.ts'
import { FaultError } from '../../../../room-photo/model/photo-file.ts'
import { checkPieces, designOf, type SavedDesign } from '../../model/room/saved-design.ts'
import {
  openInTool,
  type RoomSaving,
  type RoomToolState,
  showDesign,
  showEmptyRoom,
} from '../../model/session.ts'
import { photoFileId, roomStore } from './room-store.ts'

/** Goes on with a room that was kept in this browser. */
export function openSavedRoom(room: RoomToolState, id: string, name: string): Promise<void> {
  return openInTool(room, name, async (signal) => {
    const { document, getBlob } = await roomStore.open(id).catch((error) => {
      const code = error instanceof StorageError ? error.code : 'Damaged'
      throw new FaultError({ code: code === 'Newer' || code === 'Damaged' ? code : 'Gone', name })
    })
    const { saved } = document
    const photo = saved.room ? null : await getBlob(photoFileId).catch(() => null)
    await showSaved(room, saved, photo instanceof Blob ? photo : null, { id, name }, signal)
  })
}

/** Opens a room that was saved as a file. @throws FaultError for one that is none */
export async function openRoomFile(
  room: RoomToolState,
  file: Blob,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const { readRoomFile } = await import('./room-file.ts')
  const { saved, photo } = await readRoomFile(file, name)
  await showSaved(room, saved, photo, { id: '', name }, signal)
}

/** A room of our own, to furnish without a photo. */
export function openEmptyRoom(room: RoomToolState, name: string): Promise<void> {
  return openInTool(room, name, async () => showEmptyRoom(room, createEmptyRoom(), name))
}

/** @throws FaultError for what this site cannot draw, or that lacks its photo */
async function showSaved(
  room: RoomToolState,
  design: SavedDesign,
  photo: Blob | null,
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): Promise<void> {
  checkPieces(design, room.sizes, name)
  if (!design.room && !(await isPhotoOf(design, photo)))
    throw new FaultError({ code: 'Damaged', name })
  if (signal.aborted) return
  const blob = design.room ? null : photo
  const url = blob ? URL.createObjectURL(blob) : ''
  const { light, texture } = design
  const shown = { name: design.name || name, blob, url, light, texture }
  const saving: RoomSaving = { id, name: shown.name, state: id ? 'kept' : 'new' }
  showDesign(room, shown, designOf(design), saving)
}

/** Whether a photo would lie under its furniture: not one that is cut short, or another one. */
async function isPhotoOf({ photo: size }: SavedDesign, photo: Blob | null): Promise<boolean> {
  const bitmap =
    photo && (await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null))
  const isSame = bitmap?.width === size.width && bitmap.height === size.height
  bitmap?.close()
  return isSame
}
