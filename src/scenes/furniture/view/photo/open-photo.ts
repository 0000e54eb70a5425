import type { RoomSample } from '../../config.ts'
import { FaultError, faultOf } from '../../model/room/fault.ts'
import { inspectPhoto } from '../../model/room/inspect.ts'
import {
  beginOpening,
  endOpening,
  fail,
  type Room,
  reportStep,
  showPhoto,
} from '../../model/room/room.ts'
import { readPhoto } from './photo-reader.ts'

/** Bytes from a file's start that reach past the metadata of any usual photo. */
const headBytes = 256 * 1024

/** The opening that is under way; another one ends it. */
const current = new WeakMap<Room, AbortController>()

/** Gives up what is being opened; what was open stays. */
export function abandonOpening(room: Room): void {
  current.get(room)?.abort()
  current.delete(room)
  endOpening(room)
}

/** Opens the first of the files. */
export async function openFiles(room: Room, files: readonly File[]): Promise<void> {
  const [file] = files
  if (file) await open(room, file.name, async () => file)
}

/** Fetches a sample room from this site and opens it like a visitor's own photo. */
export async function openSample(room: Room, { src, name }: RoomSample): Promise<void> {
  await open(room, name, async (signal) => {
    const response = await fetch(src, { signal }).catch(() => undefined)
    const blob = response?.ok ? await response.blob().catch(() => undefined) : undefined
    if (!blob) throw new FaultError({ code: 'Sample', name })
    return blob
  })
}

/** Opens what is not looked at as a photo: a room that was kept in this browser, or an empty one. */
export async function openOther(
  room: Room,
  name: string,
  open: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  abandonOpening(room)
  const control = new AbortController()
  current.set(room, control)
  beginOpening(room, name)
  try {
    await open(control.signal)
  } catch (error) {
    if (!control.signal.aborted) fail(room, faultOf(error, name))
  }
}

/** A room that was saved as a file is one. */
const isZip = (head: Uint8Array) =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4

async function open(
  room: Room,
  name: string,
  get: (signal: AbortSignal) => Promise<Blob>,
): Promise<void> {
  abandonOpening(room)
  const control = new AbortController()
  const { signal } = control
  current.set(room, control)
  beginOpening(room, name)
  try {
    const blob = await get(signal)
    const head = await readHead(blob, name)
    if (isZip(head)) {
      const { openRoomFile } = await import('../keep/open-kept.ts')
      return await openRoomFile(room, blob, name, signal)
    }
    inspectPhoto(head, blob.type, name)
    const facts = await readPhoto({ blob, head, name }, signal, (step) => {
      if (!signal.aborted) reportStep(room, step)
    })
    if (signal.aborted) return
    const before = room.photo?.url
    const { size, light, match } = facts
    showPhoto(room, { name, blob, url: URL.createObjectURL(blob), light }, size, match)
    if (before) URL.revokeObjectURL(before)
  } catch (error) {
    if (!signal.aborted) fail(room, faultOf(error, name))
  }
}

async function readHead(blob: Blob, name: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.slice(0, headBytes).arrayBuffer())
  } catch {
    throw new FaultError({ code: 'Unreadable', name })
  }
}
