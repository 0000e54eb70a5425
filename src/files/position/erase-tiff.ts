import { big, little } from '../bytes.ts'

/** Source: CIPA DC-008 (Exif 2.32) */
const tags = { exif: 0x8769, gps: 0x8825, makerNote: 0x927c }
/** Bytes of one value, by type; 0 for what is none. Source: TIFF 6.0 */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** Cameras write a few dozen entries; more is no directory but chance. */
const mostEntries = 300
/** The highest tag of what tells a position. */
const lastGpsTag = 0x1f

/** Exif lies within so much of where it begins, bytes. */
const mostTiff = 2 ** 20

type Read = (bytes: Uint8Array, at: number, size: 2 | 4) => number | undefined
type Entry = { at: number; tag: number; type: number; from: number; length: number }

/** Exif in whatever container: every TIFF structure in the file, of which there are also those of small pictures. */
export function eraseExif(bytes: Uint8Array): boolean {
  let isFound = false
  for (const [order, mark] of [
    [0x49, [0x49, 0x2a, 0]],
    [0x4d, [0x4d, 0, 0x2a]],
  ] as const) {
    for (let at = bytes.indexOf(order); at >= 0; at = bytes.indexOf(order, at + 1)) {
      if (!mark.every((byte, by) => bytes[at + 1 + by] === byte)) continue
      if (eraseTiffPosition(bytes.subarray(at, at + mostTiff))) isFound = true
    }
  }
  return isFound
}

/**
 * Takes the position out of Exif metadata, in place and without a byte more or less: where the photo was taken, and the
 * maker's note, which nobody can read in part and which may name a place. What else the camera wrote stays.
 * @param bytes  a TIFF structure, with whatever follows it
 * @returns whether there was any
 */
function eraseTiffPosition(bytes: Uint8Array): boolean {
  const read: Read = bytes[0] === 0x49 ? little : big
  const first = read(bytes, 4, 4)
  const main = first === undefined ? undefined : entriesOf(bytes, read, first)
  if (first === undefined || !main) return false
  const pointed = (tag: number) => {
    const entry = main.find((one) => one.tag === tag && one.type === 4)
    return entry && read(bytes, entry.at + 8, 4)
  }
  const [exifAt, gpsAt] = [pointed(tags.exif), pointed(tags.gps)]
  const exif = exifAt === undefined ? undefined : entriesOf(bytes, read, exifAt)
  const gps = gpsAt === undefined ? undefined : entriesOf(bytes, read, gpsAt)
  let isFound = false
  if (exifAt !== undefined && exif) isFound = erase(bytes, read, exifAt, exif, tags.makerNote)
  if (gpsAt === undefined || !gps?.every(({ tag }) => tag <= lastGpsTag)) return isFound
  for (const { from, length } of gps) bytes.fill(0, from, from + length)
  bytes.fill(0, gpsAt, gpsAt + 2 + gps.length * 12 + 4)
  return erase(bytes, read, first, main, tags.gps) || isFound
}

/** The entries of a directory; undefined for what is none. */
function entriesOf(bytes: Uint8Array, read: Read, start: number): Entry[] | undefined {
  const count = read(bytes, start, 2)
  if (start < 8 || !count || count > mostEntries) return undefined
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12
    const [tag, type, values] = [read(bytes, at, 2), read(bytes, at + 2, 2), read(bytes, at + 4, 4)]
    const size = type === 129 ? 1 : sizes[type ?? 0]
    if (tag === undefined || type === undefined || values === undefined || !size) return undefined
    const length = size * values
    const from = length <= 4 ? at + 8 : read(bytes, at + 8, 4)
    if (from === undefined || from + length > bytes.length) return undefined
    entries.push({ at, tag, type, from, length })
  }
  return entries
}

/** Takes an entry and its value out of a directory; those behind it move up. */
function erase(bytes: Uint8Array, read: Read, start: number, entries: Entry[], tag: number) {
  const entry = entries.find((one) => one.tag === tag)
  if (!entry) return false
  bytes.fill(0, entry.from, entry.from + entry.length)
  // With the place of the next directory, which stands behind the last entry.
  const end = Math.min(bytes.length, start + 2 + entries.length * 12 + 4)
  bytes.copyWithin(entry.at, entry.at + 12, end)
  bytes.fill(0, end - 12, end)
  const low = read === little ? start : start + 1
  const high = read === little ? start + 1 : start
  const count = entries.length - 1
  bytes[low] = count & 0xff
  bytes[high] = count >> 8
  return true
}
