import type { RoomCamera } from '../../../../room-photo/model/camera.ts'
import {
  type RoomShape,
  shapeOfKnown,
  shapeOfPhoto,
} from '../../../../room-photo/model/design/edit-walls.ts'
import { cameraOfKnown, wallsOfKnown } from '../../../../room-photo/model/known-room.ts'
import {
  FaultError,
  inspectPhoto,
  photoQualityWarning,
  readHead,
} from '../../../../room-photo/model/photo-file.ts'
import { fetchSample } from '../../../../room-photo/view/fetch-sample.ts'
import { readPhoto } from '../../../../room-photo/view/read-photo.ts'
import { openInTool, type RoomToolState, showPhoto } from '../../model/session.ts'

/** Opens the first of the files. */
export async function openFirstFile(room: RoomToolState, files: readonly File[]): Promise<void> {
  const [file] = files
  if (file) await open(room, file.name, async () => ({ blob: file }))
}

/**
 * Fetches a sample room from this site and opens it like a visitor's own photo. Its camera is known; the match looks
 * for it all the same, so that a visitor sees both, and stands in when the file with the camera does not come.
 */
export async function openSample(room: RoomToolState, id: string, name: string): Promise<void> {
  await open(room, name, async (signal) => {
    const { photo: blob, known: told } = await fetchSample(id, signal)
    if (!blob) throw new FaultError({ code: 'Sample', name })
    const [camera, walls] = [cameraOfKnown(told), wallsOfKnown(told)]
    if (!camera) return { blob }
    return {
      blob,
      known: { camera, shape: walls ? shapeOfKnown(walls, camera.height) : undefined },
    }
  })
}

/** What is opened; and its camera and walls, where they are known. */
interface Source {
  blob: Blob
  known?: { camera: RoomCamera; shape: RoomShape | undefined }
}

/** A room that was saved as a file is one. */
const isZip = (head: Uint8Array) =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4

function open(
  room: RoomToolState,
  name: string,
  get: (signal: AbortSignal) => Promise<Source>,
): Promise<void> {
  return openInTool(room, name, async (signal) => {
    const { blob, known } = await get(signal)
    const head = await readHead(blob, name)
    if (isZip(head)) {
      const { openRoomFile } = await import('../storage/open-saved.ts')
      return openRoomFile(room, blob, name, signal)
    }
    inspectPhoto(head, blob.type, name)
    const facts = await readPhoto({ blob, name }, signal, (step) => {
      if (room.opening && !signal.aborted) room.opening.step = step
    })
    if (signal.aborted) return
    const { size, light, texture, match } = facts
    const photo = { name, blob, url: URL.createObjectURL(blob), light, texture }
    if (!known) {
      const shape = shapeOfPhoto(facts)
      const qualityWarning = photoQualityWarning(head, name, size) ?? undefined
      return showPhoto(room, { ...photo, qualityWarning, shape }, size, match)
    }
    const { camera, shape } = known
    const confidence = 'known'
    showPhoto(room, { ...photo, match: match?.camera, shape }, size, { camera, confidence })
  })
}
