import { createDocument } from '../../src/scenes/tour/model/document/create-document.ts'
import { addLink, addNote, editNote } from '../../src/scenes/tour/model/document/marks.ts'
import { setPlan } from '../../src/scenes/tour/model/document/plan.ts'
import { addRooms, changeRoom, renameTour } from '../../src/scenes/tour/model/document/rooms.ts'
import type { Link } from '../../src/scenes/tour/model/document/tour-document.ts'
import { writeTourZip } from '../../src/scenes/tour/view/storage/tour-zip.ts'
import type { TestFile } from './tour-files.ts'

/** A note straight ahead. */
type Note = { title: string; text: string; href: string | null; picture?: TestFile; alt?: string }

type Room = TestFile & { links?: Link[]; notes?: Note[]; projection?: 'sphere' | 'flat' }

/**
 * A tour as its archive; rooms are named by their files and have their ids by their place: `room-0`.
 * @param plan  a picture of 600 by 400 pixels, or what says that it is one
 */
export async function tourArchive(
  name: string,
  rooms: readonly Room[],
  plan?: TestFile,
): Promise<TestFile> {
  const added = addRooms(
    renameTour(createDocument(`tour-${rooms.length}`), name),
    rooms.map(({ name: fileName, mimeType, buffer, projection = 'sphere' }, at) => ({
      ...{ id: `room-${at}`, fileName, detected: projection },
      sort: mimeType.startsWith('video/') ? ('video' as const) : ('image' as const),
      file: {
        ...{ id: `file-${at}`, path: `media/${fileName}` },
        ...{ type: mimeType, bytes: buffer.length },
      },
    })),
  )
  let document = added
  const blobs = new Map(rooms.map(({ buffer }, at) => [`file-${at}`, new Uint8Array(buffer)]))
  for (const [at, { links = [], notes = [], projection = 'sphere' }] of rooms.entries()) {
    document = changeRoom(document, `room-${at}`, { projection })
    for (const link of links) document = addLink(document, `room-${at}`, link)
    for (const [index, { picture, alt = '', ...words }] of notes.entries()) {
      const id = `note-${at}-${index}`
      const image = picture && {
        ...{ id: `${id}-picture`, path: `media/${picture.name}` },
        ...{ type: picture.mimeType, bytes: picture.buffer.length },
      }
      if (picture) blobs.set(`${id}-picture`, new Uint8Array(picture.buffer))
      document = addNote(document, `room-${at}`, id, { yaw: 0, pitch: 0 })
      document = editNote(document, `room-${at}`, id, { ...words, alt, ...(image && { image }) })
    }
  }
  if (plan) {
    const path = `media/${plan.name}`
    const file = { id: 'plan', path, type: plan.mimeType, bytes: plan.buffer.length }
    document = setPlan(document, file, { width: 600, height: 400 })
    blobs.set('plan', new Uint8Array(plan.buffer))
  }
  const blobOf = async (id: string) => new Blob([blobs.get(id) ?? new Uint8Array()])
  const archive = await writeTourZip(document, blobOf)
  const buffer = Buffer.from(await archive.arrayBuffer())
  return { name: 'tour.zip', mimeType: 'application/zip', buffer }
}
