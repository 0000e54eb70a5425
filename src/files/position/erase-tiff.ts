import { exifBounds } from './exif-bounds.ts'
import {
  directoriesOf,
  type EntryInPlace,
  entriesOf,
  keepOnly,
  numberAt,
  removeEntries,
  type TiffInPlace,
} from './tiff-in-place.ts'
import type { OnUnread } from './unread.ts'

/** Source: CIPA DC-008 (Exif 2.32) */
const tags = { orientation: 0x0112, exif: 0x8769, gps: 0x8825, makerNote: 0x927c }
/** The highest tag of what tells a position; other programs put their own beside them. */
const lastGpsTag = 0x1f
/** Windows' room for more, which it puts into every directory. */
const padding = 0xea1c
/** No program writes more of a position, bytes. */
const mostOfPosition = 2 ** 16
/** Header, and a directory of nothing. */
const leastTiff = 14

/** Exif in whatever container: every TIFF structure in the file, of which there are also those of small pictures. */
export function eraseExif(bytes: Uint8Array, onUnread: OnUnread = () => {}): boolean {
  const boundsOf = exifBounds(bytes)
  let isFound = false
  for (const [order, mark] of [
    [0x49, [0x49, 0x2a, 0]],
    [0x4d, [0x4d, 0, 0x2a]],
  ] as const) {
    for (let at = bytes.indexOf(order); at >= 0; at = bytes.indexOf(order, at + 1)) {
      if (!mark.every((byte, by) => bytes[at + 1 + by] === byte)) continue
      const { end, isSure } = boundsOf(at)
      const tiff = { bytes: bytes.subarray(at, end), isLittle: order === 0x49 }
      const isBounded = end !== undefined
      if (erasePosition({ ...tiff, isBounded }, isSure ? onUnread : () => {})) isFound = true
    }
  }
  return isFound
}

/** `isLost`: something is said to be there that cannot be read, and may lie anywhere in the structure. */
type Found = { isAny: boolean; isLost: boolean }

/**
 * Takes the position out of Exif metadata, in place and without a byte more or less: where the photo was taken, and the
 * maker's note, which nobody can read in part and which may name a place. What else the camera wrote stays, unless it is so
 * broken that a position might stay with it: then only how the picture is to be turned does.
 * @returns whether there was any
 */
function erasePosition(tiff: TiffInPlace, onLost: OnUnread): boolean {
  if (tiff.bytes.length < leastTiff) return false
  const directories = directoriesOf(tiff)
  const found: Found = { isAny: false, isLost: directories.length === 0 }
  for (const start of directories) eraseDirectory(tiff, start, found)
  if (!found.isLost) return found.isAny
  onLost(tiff.isBounded ? 'Blanked' : 'Kept')
  if (!tiff.isBounded) return found.isAny
  const [first] = directories
  const main = first === undefined ? [] : (entriesOf(tiff, first) ?? [])
  keepOnly(
    tiff,
    main.find(({ tag }) => tag === tags.orientation),
  )
  return true
}

/** @param isExif  this is the directory that the first one calls Exif's; there is none below it */
function eraseDirectory(tiff: TiffInPlace, start: number, found: Found, isExif = false): void {
  const entries = entriesOf(tiff, start)
  if (!entries) {
    found.isLost = true
    return
  }
  for (const { at, tag, length } of entries) {
    const isToGo = tag === tags.gps || tag === tags.makerNote
    if (isToGo && length === undefined) found.isLost = true
    const pointed = numberAt(tiff, at + 8, 4)
    // Zero is what programs write that have nothing to point to.
    if (!pointed) continue
    if (tag === tags.exif && !isExif) eraseDirectory(tiff, pointed, found, true)
    if (tag === tags.gps) eraseGps(tiff, pointed, found)
  }
  for (const tag of [tags.gps, tags.makerNote])
    if (removeEntries(tiff, start, tag)) found.isAny = true
}

function eraseGps(tiff: TiffInPlace, start: number, found: Found): void {
  const entries = entriesOf(tiff, start)
  if (!entries || !isPosition(tiff, start, entries)) {
    found.isLost = true
    return
  }
  // Where nobody knows the structure's end, what is read by mistake may be pixels.
  const erased = tiff.isBounded ? entries : entries.filter(isOfStandard)
  const isWhole = erased.length === entries.length
  if (!isWhole || erased.some(({ length }) => length === undefined)) found.isLost = true
  for (const { at, from, length = 0 } of erased) {
    tiff.bytes.fill(0, from, from + length)
    tiff.bytes.fill(0, at, at + 12)
  }
  if (isWhole) tiff.bytes.fill(0, start, start + 2 + entries.length * 12 + 4)
}

/** Whether a directory tells a position, or is an empty one; else the way to it led elsewhere. */
const isPosition = (tiff: TiffInPlace, start: number, entries: EntryInPlace[]): boolean =>
  entries.length === 0
    ? !numberAt(tiff, start + 2, 4)
    : entries.some(({ tag }) => tag <= lastGpsTag)

const isOfStandard = ({ tag, length = Infinity }: EntryInPlace): boolean =>
  (tag <= lastGpsTag || tag === padding) && length <= mostOfPosition
