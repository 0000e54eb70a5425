import { oneLine } from './forms.ts'
import { documentVersion, limits } from './limits.ts'
import type { DocumentDraft, Room, TourDocument, TourFile } from './tour-document.ts'

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
export type NewRoom = Pick<Room, 'id' | 'sort' | 'detected'> & {
  file: TourFile
  /** name of the file, which gives the room its name */
  fileName: string
  size?: Room['size']
  /** yaw of north, where it is known */
  north?: Room['north']
}

export function createRoom(
  { id, file, fileName, sort, detected, size = null, north = null }: NewRoom,
  taken: ReadonlySet<string>,
): DocumentDraft['rooms'][number] {
  return {
    id,
    name: uniqueName(roomNameFromFile(fileName), taken),
    alt: '',
    file: file.id,
    size,
    sort,
    projection: detected,
    detected,
    north,
    level: null,
    height: null,
    floor: null,
    look: null,
    captions: null,
    links: [],
    notes: [],
  }
}

/** File names of cameras and phones: letters, then only digits. */
const cameraName =
  /^(?:IMG(?:_E)?|DSC[NF]?|DSC0|PANO|PXL|MVIMG|SAM|GOPR|G[HXS]\d\d|GS__|DJI|VID|MVI|LRV|INSP|PHOTO|PIC|R|P|_MG|THETA|CIMG|KODK)[_ -]?\d{3,}(?:[_ -]?\d{3,})*(?:[~.]\d+|\.?(?:PANO|PHOTOSPHERE|MP|NIGHT|COVER))?/i

/**
 * A readable room name from a file name: `03_living-room (2).JPG` is “Living room 2”. Numbers of an order and camera
 * prefixes are removed, unless nothing else is left.
 * @param fileName  with or without folders before it
 */
export function roomNameFromFile(fileName: string): string {
  const stem = (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.[A-Za-z0-9]{1,5}$/, '')
  const whole = stem.normalize('NFC')
  const without = whole
    .replace(cameraName, '')
    .replace(/^\s*(?:\d{1,3}[_.)-]+|0\d{1,2}\s+)\s*(?=\p{L})/u, '')
  const spoken = spaced(without)
  const tells = /[\p{L}\p{N}]/u.test(spoken) && !isCount(spoken)
  return tells ? capitalised(oneLine(spoken, limits.name)) : oneLine(whole, limits.name)
}

const spaced = (text: string) =>
  text
    .replace(/[()[\]{}_+]+|[-.](?=\S)|(?<=\S)[-.]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What is left of `IMG_1234 (2)`: it tells no room. */
const isCount = (text: string) => /^[\d ]+$/.test(text)

function capitalised(name: string): string {
  const [first = ''] = name
  return first.toUpperCase() + name.slice(first.length)
}

/** A name that no other room has, by a number if necessary. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  const [, stem = name, count = '1'] = name.match(/^(.*?) (\d{1,3})$/) ?? []
  for (let next = Number(count) + 1; ; next += 1) {
    const ending = ` ${next}`
    const unique = oneLine(stem, limits.name - ending.length) + ending
    if (!taken.has(unique)) return unique
  }
}
