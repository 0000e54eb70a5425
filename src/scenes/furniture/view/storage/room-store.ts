import { databaseStorage } from '../../../../projects/database.ts'
import { databases } from '../../../../projects/places.ts'
import { createProjectStore, manifestName, nameOf } from '../../../../projects/project-store.ts'
import { readSaved } from '../../../../projects/schema.ts'
import { roomKind, type SavedDesign } from '../../model/room/saved-design.ts'

/** A design as it lies in the database, apart from its photo. */
interface Stored {
  id: string
  saved: SavedDesign
}

/** A furnished room, as it is kept. */
interface SavedRoom extends Stored {
  name: string
  /** its photo, where it has one */
  files: { id: string }[]
}

/** What its photo is called in the store. */
export const photoFile = 'photo'

export const savedRoom = (id: string, saved: SavedDesign): SavedRoom => ({
  id,
  saved,
  name: saved.name,
  files: saved.room ? [] : [{ id: photoFile }],
})

const storage = databaseStorage<Stored | Blob, Stored | Blob>(databases.rooms, {
  stores: { designs: 'id', photos: null },
  keyOf: (id, name) => [name === manifestName ? 'designs' : 'photos', id],
  nameOf: (store, id) => [String(id), store === 'designs' ? manifestName : nameOf(photoFile)],
  toStored: (content) => content,
  fromStored: (content) => ({
    content,
    changed: content instanceof Blob ? 0 : Number(content.saved?.savedAt),
  }),
})

/** The rooms that this browser keeps. */
export const roomStore = createProjectStore<SavedRoom, Stored | Blob>(storage, {
  parse(stored) {
    if (stored instanceof Blob) return { fault: { code: 'Foreign' } }
    const read = readSaved(stored.saved, roomKind)
    return 'saved' in read ? { document: savedRoom(stored.id, read.saved) } : read
  },
  serialise: ({ id, saved }) => ({ id, saved }),
  count: ({ saved }) => saved.items.length,
})
