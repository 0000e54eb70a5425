import { big, characters, little } from '../bytes.ts'
import {
  directoriesOf,
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
/** Header, and a directory of nothing. */
const leastTiff = 14

/** Exif in whatever container: every TIFF structure in the file, of which there are also those of small pictures. */
export function eraseExif(bytes: Uint8Array, onUnread: OnUnread = () => {}): boolean {
  let isFound = false
  for (const [order, mark] of [
    [0x49, [0x49, 0x2a, 0]],
    [0x4d, [0x4d, 0, 0x2a]],
  ] as const) {
    for (let at = bytes.indexOf(order); at >= 0; at = bytes.indexOf(order, at + 1)) {
      if (!mark.every((byte, by) => bytes[at + 1 + by] === byte)) continue
      const end = endOf(bytes, at)
      const tiff = { bytes: bytes.subarray(at, end), isLittle: order === 0x49 }
      // Elsewhere four bytes of pixels may look like the beginning of one.
      const isBounded = end !== undefined
      const onLost = isBounded || at === 0 || isNamed(bytes, at) ? onUnread : () => {}
      if (erasePosition({ ...tiff, isBounded }, onLost)) isFound = true
    }
  }
  return isFound
}

const isNamed = (bytes: Uint8Array, at: number) =>
  at >= 6 && characters(bytes, at - 6, at) === 'Exif\0\0'

/** Where Exif ends, by the JPEG, PNG or WebP that holds it; undefined in other files. */
function endOf(bytes: Uint8Array, at: number): number | undefined {
  const from = isNamed(bytes, at) ? at - 6 : at
  if (from < at && bytes[from - 4] === 0xff && bytes[from - 3] === 0xe1)
    return from - 2 + (big(bytes, from - 2, 2) ?? 0)
  if (from < 8) return undefined
  if (characters(bytes, from - 4, from) === 'eXIf') return from + (big(bytes, from - 8, 4) ?? 0)
  if (characters(bytes, from - 8, from - 4) === 'EXIF')
    return from + (little(bytes, from - 4, 4) ?? 0)
  return undefined
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
  for (const { at, tag } of entries) {
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
  if (!entries) found.isLost = true
  if (!entries?.some(({ tag }) => tag <= lastGpsTag)) return
  for (const { from, length } of entries) tiff.bytes.fill(0, from, from + length)
  tiff.bytes.fill(0, start, start + 2 + entries.length * 12 + 4)
}
