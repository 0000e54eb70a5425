import { nameOfFile, uniqueName } from './file-name.ts'
import { oneLine } from './forms.ts'
import { limits } from './limits.ts'
import {
  documentVersion,
  type PixelSize,
  type Projection,
  type Room,
  type RoomId,
  type Sort,
  type TourDocument,
  type TourFile,
} from './tour-document.ts'

export function createDocument(id: string, name = ''): TourDocument {
  return {
    version: documentVersion,
    id,
    name: oneLine(name, limits.name),
    start: null,
    rooms: [],
    plan: null,
    files: [],
  }
}

/** A media file that becomes a room. */
export type NewRoom = {
  id: RoomId
  file: TourFile
  /** as the visitor's machine calls it; the room is named by it */
  fileName: string
  sort: Sort
  detected: Projection
  size?: PixelSize | null
  /** what the file itself says of its pose */
  north?: number | null
  level?: Room['level']
}

export function createRoom(made: NewRoom, taken: ReadonlySet<string>): Room {
  const { id, file, fileName, sort, detected } = made
  return {
    id,
    name: uniqueName(nameOfFile(fileName), taken),
    alt: '',
    file: file.id,
    size: made.size ?? null,
    sort,
    projection: detected,
    detected,
    north: made.north ?? null,
    level: made.level ?? null,
    height: null,
    floor: null,
    look: null,
    captions: null,
    links: [],
    notes: [],
  }
}
