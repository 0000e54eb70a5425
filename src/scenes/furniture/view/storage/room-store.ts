import { databaseStorage } from '../../../../projects/database.ts'
import { databaseNames } from '../../../../projects/places.ts'
import {
  createProjectStore,
  documentFileName,
  storedFileName,
} from '../../../../projects/project-store.ts'
import { readSavedValue } from '../../../../projects/schema.ts'
import { roomProjectKind, type SavedDesign } from '../../model/room/saved-design.ts'

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
export const photoFileId = 'photo'

export const savedRoom = (id: string, saved: SavedDesign): SavedRoom => ({
  id,
  saved,
  name: saved.name,
  files: saved.room ? [] : [{ id: photoFileId }],
})

const storage = databaseStorage<Stored | Blob, Stored | Blob>(databaseNames.rooms, {
  stores: { designs: 'id', photos: null },
  keyOf: (id, name) => [name === documentFileName ? 'designs' : 'photos', id],
  nameOf: (store, id) => [
    String(id),
    store === 'designs' ? documentFileName : storedFileName(photoFileId),
  ],
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
    const read = readSavedValue(stored.saved, roomProjectKind)
    return 'saved' in read ? { document: savedRoom(stored.id, read.saved) } : read
  },
  serialise: ({ id, saved }) => ({ id, saved }),
  count: ({ saved }) => saved.items.length,
})
