import { latin1Slice, readUintBE, readUintLE } from '../bytes.ts'
import { exifTag as tags } from '../exif.ts'
import {
  firstIfdOffset,
  type IfdEntry,
  ifdOffsets,
  readIfd,
  type Tiff,
  tiffHeaderBytes,
  uintAt,
} from '../tiff.ts'
import { heifMetadataItems, type MetadataItem } from './heif-items.ts'
import type { OnUnreadable } from './unreadable.ts'

/** A TIFF structure that is changed in place. */
interface TiffInPlace extends Tiff {
  /** whether `bytes` ends with the structure; otherwise other data follow */
  isBounded: boolean
}

/** The highest tag of the GPS directory; other programs add their own. */
const lastGpsTag = 0x1f
/** The tag of Windows' padding, which it puts into every IFD. */
const padding = 0xea1c
/** The most bytes of a GPS value that any program writes. */
const mostOfPosition = 2 ** 16
/** A header and an empty IFD. */
const leastTiff = 14

/** Erases the position from all Exif in a file, whatever its container; thumbnails may have Exif too. */
export function eraseExifPosition(bytes: Uint8Array, onUnread: OnUnreadable = () => {}): boolean {
  const boundsOf = exifBounds(bytes)
  let isFound = false
  for (const [order, mark] of [
    [0x49, [0x49, 0x2a, 0]],
    [0x4d, [0x4d, 0, 0x2a]],
  ] as const) {
    for (let at = bytes.indexOf(order); at >= 0; at = bytes.indexOf(order, at + 1)) {
      if (!mark.every((byte, by) => bytes[at + 1 + by] === byte)) continue
      const { end, isSure } = boundsOf(at)
      const tiff = { bytes: bytes.subarray(at, end), isLittleEndian: order === 0x49 }
      const isBounded = end !== undefined
      if (erasePosition({ ...tiff, isBounded }, isSure ? onUnread : () => {})) isFound = true
    }
  }
  return isFound
}

/** `isLost`: an entry points to a value that cannot be read, and that may lie anywhere in the structure. */
type Found = { isAny: boolean; isLost: boolean }

/**
 * Erases position and maker's note from Exif metadata, in place and without changing its length. The maker's note
 * cannot be read in part and may contain a position. Other fields stay, unless the metadata are so damaged that a
 * position might remain: then only the orientation is kept.
 * @returns whether there was any
 */
function erasePosition(tiff: TiffInPlace, onLost: OnUnreadable): boolean {
  if (tiff.bytes.length < leastTiff) return false
  const ifds = ifdOffsets(tiff)
  const found: Found = { isAny: false, isLost: ifds.length === 0 }
  for (const start of ifds) eraseIfd(tiff, start, found)
  if (!found.isLost) return found.isAny
  onLost(tiff.isBounded ? 'Blanked' : 'Kept')
  if (!tiff.isBounded) return found.isAny
  const main = readIfd(tiff, firstIfdOffset(tiff) ?? 0) ?? []
  keepOnly(
    tiff,
    main.find(({ tag }) => tag === tags.orientation),
  )
  return true
}

/** @param isExif  this is the Exif IFD; there is none below it */
function eraseIfd(tiff: TiffInPlace, start: number, found: Found, isExif = false): void {
  const entries = readIfd(tiff, start)
  if (!entries) {
    found.isLost = true
    return
  }
  for (const entry of entries) {
    const { at, tag } = entry
    const isToGo = tag === tags.gpsIfd || tag === tags.makerNote
    if (isToGo && lengthOf(tiff, entry) === undefined) found.isLost = true
    const pointed = uintAt(tiff, at + 8, 4)
    // Programs write zero for an offset to nothing.
    if (!pointed) continue
    if (tag === tags.exifIfd && !isExif) eraseIfd(tiff, pointed, found, true)
    if (tag === tags.gpsIfd) eraseGps(tiff, pointed, found)
  }
  for (const tag of [tags.gpsIfd, tags.makerNote])
    if (removeEntries(tiff, start, tag)) found.isAny = true
}

function eraseGps(tiff: TiffInPlace, start: number, found: Found): void {
  const entries = readIfd(tiff, start)
  if (!entries || !isPosition(tiff, start, entries)) {
    found.isLost = true
    return
  }
  // When the structure's end is unknown, bytes read by mistake may be pixels.
  const erased = tiff.isBounded ? entries : entries.filter((entry) => isOfStandard(tiff, entry))
  const isWhole = erased.length === entries.length
  if (!isWhole || erased.some((entry) => lengthOf(tiff, entry) === undefined)) found.isLost = true
  for (const entry of erased) {
    eraseValue(tiff, entry)
    tiff.bytes.fill(0, entry.at, entry.at + 12)
  }
  if (isWhole) tiff.bytes.fill(0, start, start + 2 + entries.length * 12 + 4)
}

/** Whether an IFD is a GPS directory or empty; otherwise the offset to it was wrong. */
const isPosition = (tiff: TiffInPlace, start: number, entries: IfdEntry[]): boolean =>
  entries.length === 0 ? !uintAt(tiff, start + 2, 4) : entries.some(({ tag }) => tag <= lastGpsTag)

const isOfStandard = (tiff: TiffInPlace, entry: IfdEntry): boolean =>
  (entry.tag <= lastGpsTag || entry.tag === padding) &&
  (lengthOf(tiff, entry) ?? Infinity) <= mostOfPosition

/**
 * The number of bytes of a value that are there; 0 when there is no value, undefined when that cannot be told because
 * the type is unknown or the value is not in the structure.
 */
function lengthOf({ bytes, isBounded }: TiffInPlace, { valueAt, valueBytes }: IfdEntry) {
  if (valueBytes === undefined) return undefined
  // Programs write zero for an offset to nothing; the rest of the header cannot hold values.
  if (valueAt === 0) return 0
  const left = bytes.length - valueAt
  if (valueAt < tiffHeaderBytes || left <= 0) return undefined
  // Beyond a structure without a known end lie the pixels.
  return valueBytes <= left ? valueBytes : isBounded ? left : undefined
}

function eraseValue(tiff: TiffInPlace, entry: IfdEntry): void {
  tiff.bytes.fill(0, entry.valueAt, entry.valueAt + (lengthOf(tiff, entry) ?? 0))
}

/**
 * Takes the entries of a tag and their values out of an IFD; those behind them move up.
 * @returns whether there were any
 */
function removeEntries(tiff: TiffInPlace, start: number, tag: number): boolean {
  const { bytes } = tiff
  let isFound = false
  for (;;) {
    const entries = readIfd(tiff, start) ?? []
    const entry = entries.find((one) => one.tag === tag)
    if (!entry) return isFound
    eraseValue(tiff, entry)
    // Including the offset of the next IFD, which follows the last entry.
    const end = Math.min(bytes.length, start + 2 + entries.length * 12 + 4)
    bytes.copyWithin(entry.at, entry.at + 12, end)
    bytes.fill(0, end - 12, end)
    writeShort(tiff, start, entries.length - 1)
    isFound = true
  }
}

/** Empties a structure with a known end except for one inline entry of its first IFD. */
function keepOnly(tiff: Tiff, entry: IfdEntry | undefined): void {
  const { bytes, isLittleEndian } = tiff
  const kept = entry && bytes.slice(entry.at, entry.at + 12)
  bytes.fill(0, 4)
  bytes[isLittleEndian ? 4 : 7] = tiffHeaderBytes
  if (!kept || bytes.length < 26) return
  writeShort(tiff, tiffHeaderBytes, 1)
  bytes.set(kept, tiffHeaderBytes + 2)
}

function writeShort({ bytes, isLittleEndian }: Tiff, at: number, value: number): void {
  bytes[isLittleEndian ? at : at + 1] = value & 0xff
  bytes[isLittleEndian ? at + 1 : at] = value >> 8
}

/**
 * The end of the Exif metadata, undefined when unknown, and whether the container declares them as Exif; four bytes
 * of pixels may look like a TIFF header.
 */
type ExifBounds = { end: number | undefined; isSure: boolean }

/** The same for each TIFF structure of a file, by its start. */
function exifBounds(bytes: Uint8Array): (at: number) => ExifBounds {
  const items = heifMetadataItems(bytes).filter(({ type }) => type === 'Exif')
  const isOfBoxes = latin1Slice(bytes, 4, 8) === 'ftyp'
  return (at) => {
    const end = endOf(bytes, at) ?? items.find((item) => isFirst(bytes, item, at))?.end
    // In a box, Exif begins with the offset of the structure, which may be 0.
    const isBare = isOfBoxes && readUintBE(bytes, at - 4, 4) === 0
    return { end, isSure: end !== undefined || at === 0 || isBare || isNamed(bytes, at) }
  }
}

const isNamed = (bytes: Uint8Array, at: number) =>
  at >= 6 && latin1Slice(bytes, at - 6, at) === 'Exif\0\0'

/** Whether this is the structure of the item itself, and not one in a maker's note. */
const isFirst = (bytes: Uint8Array, { start, end }: MetadataItem, at: number) =>
  at < end &&
  [start, start + 4, start + 10, start + 4 + (readUintBE(bytes, start, 4) ?? 0)].includes(at)

/** The Exif of a JPEG, PNG, WebP or JPEG XL. */
function endOf(bytes: Uint8Array, at: number): number | undefined {
  const from = isNamed(bytes, at) ? at - 6 : at
  if (from < at && bytes[from - 4] === 0xff && bytes[from - 3] === 0xe1)
    return from - 2 + (readUintBE(bytes, from - 2, 2) ?? 0)
  if (from < 8) return undefined
  if (latin1Slice(bytes, from - 4, from) === 'eXIf')
    return from + (readUintBE(bytes, from - 8, 4) ?? 0)
  const before = latin1Slice(bytes, from - 8, from - 4)
  if (before === 'EXIF') return from + (readUintLE(bytes, from - 4, 4) ?? 0)
  if (before !== 'Exif' || latin1Slice(bytes, 4, 8) !== 'JXL ') return undefined
  const end = from - 12 + (readUintBE(bytes, from - 12, 4) ?? 0)
  return end > at ? end : undefined
}
