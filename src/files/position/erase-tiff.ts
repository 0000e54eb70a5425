import { latin1Slice, readUintBE, readUintLE } from '../bytes.ts'
import { exifTag as tags } from '../exif.ts'
import {
  firstIfd,
  type IfdEntry,
  ifdsOf,
  readIfd,
  type Tiff,
  tiffHeaderBytes,
  uintAt,
} from '../tiff.ts'
import { heifItems, type Item } from './heif-items.ts'
import type { OnUnreadable } from './unreadable.ts'

/** A TIFF structure that is changed where it lies. */
interface TiffInPlace extends Tiff {
  /** `bytes` ends where the structure does; else other things follow in them. */
  isBounded: boolean
}

/** The highest tag of what tells a position; other programs put their own beside them. */
const lastGpsTag = 0x1f
/** Windows' room for more, which it puts into every IFD. */
const padding = 0xea1c
/** No program writes more of a position, bytes. */
const mostOfPosition = 2 ** 16
/** Header, and an IFD of nothing. */
const leastTiff = 14

/** Exif in whatever container: every TIFF structure in the file, of which there are also those of small pictures. */
export function eraseExif(bytes: Uint8Array, onUnread: OnUnreadable = () => {}): boolean {
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

/** `isLost`: something is said to be there that cannot be read, and may lie anywhere in the structure. */
type Found = { isAny: boolean; isLost: boolean }

/**
 * Takes the position out of Exif metadata, in place and without a byte more or less: where the photo was taken, and the
 * maker's note, which nobody can read in part and which may name a place. What else the camera wrote stays, unless it is so
 * broken that a position might stay with it: then only how the picture is to be turned does.
 * @returns whether there was any
 */
function erasePosition(tiff: TiffInPlace, onLost: OnUnreadable): boolean {
  if (tiff.bytes.length < leastTiff) return false
  const ifds = ifdsOf(tiff)
  const found: Found = { isAny: false, isLost: ifds.length === 0 }
  for (const start of ifds) eraseIfd(tiff, start, found)
  if (!found.isLost) return found.isAny
  onLost(tiff.isBounded ? 'Blanked' : 'Kept')
  if (!tiff.isBounded) return found.isAny
  const main = readIfd(tiff, firstIfd(tiff) ?? 0) ?? []
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
    // Zero is what programs write that have nothing to point to.
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
  // Where nobody knows the structure's end, what is read by mistake may be pixels.
  const erased = tiff.isBounded ? entries : entries.filter((entry) => isOfStandard(tiff, entry))
  const isWhole = erased.length === entries.length
  if (!isWhole || erased.some((entry) => lengthOf(tiff, entry) === undefined)) found.isLost = true
  for (const entry of erased) {
    eraseValue(tiff, entry)
    tiff.bytes.fill(0, entry.at, entry.at + 12)
  }
  if (isWhole) tiff.bytes.fill(0, start, start + 2 + entries.length * 12 + 4)
}

/** Whether an IFD tells a position, or is an empty one; else the way to it led elsewhere. */
const isPosition = (tiff: TiffInPlace, start: number, entries: IfdEntry[]): boolean =>
  entries.length === 0 ? !uintAt(tiff, start + 2, 4) : entries.some(({ tag }) => tag <= lastGpsTag)

const isOfStandard = (tiff: TiffInPlace, entry: IfdEntry): boolean =>
  (entry.tag <= lastGpsTag || entry.tag === padding) &&
  (lengthOf(tiff, entry) ?? Infinity) <= mostOfPosition

/**
 * How many bytes of a value are there. Undefined where nobody can tell that: it is of an unknown type, or is not in the
 * structure; 0 where there is no value.
 */
function lengthOf({ bytes, isBounded }: TiffInPlace, { valueAt, valueBytes }: IfdEntry) {
  if (valueBytes === undefined) return undefined
  // Zero is what programs write that have nothing to point to; the rest of the header is no place for values.
  if (valueAt === 0) return 0
  const left = bytes.length - valueAt
  if (valueAt < tiffHeaderBytes || left <= 0) return undefined
  // Beyond a structure whose end nobody knows lie the pixels.
  return valueBytes <= left ? valueBytes : isBounded ? left : undefined
}

function eraseValue(tiff: TiffInPlace, entry: IfdEntry): void {
  tiff.bytes.fill(0, entry.valueAt, entry.valueAt + (lengthOf(tiff, entry) ?? 0))
}

/** Takes the entries of a tag and their values out of an IFD; those behind them move up. @returns whether there were any */
function removeEntries(tiff: TiffInPlace, start: number, tag: number): boolean {
  const { bytes } = tiff
  let isFound = false
  for (;;) {
    const entries = readIfd(tiff, start) ?? []
    const entry = entries.find((one) => one.tag === tag)
    if (!entry) return isFound
    eraseValue(tiff, entry)
    // With the place of the next IFD, which stands behind the last entry.
    const end = Math.min(bytes.length, start + 2 + entries.length * 12 + 4)
    bytes.copyWithin(entry.at, entry.at + 12, end)
    bytes.fill(0, end - 12, end)
    writeShort(tiff, start, entries.length - 1)
    isFound = true
  }
}

/** Empties a bounded structure but for one entry of its first IFD whose value stands in itself. */
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
 * Where Exif ends, undefined where nothing tells that; and whether something says that it is Exif: elsewhere four bytes of
 * pixels may look like the beginning of it.
 */
type ExifBounds = { end: number | undefined; isSure: boolean }

/** Of each TIFF structure in a file, by where it begins. */
function exifBounds(bytes: Uint8Array): (at: number) => ExifBounds {
  const items = heifItems(bytes).filter(({ type }) => type === 'Exif')
  const isOfBoxes = latin1Slice(bytes, 4, 8) === 'ftyp'
  return (at) => {
    const end = endOf(bytes, at) ?? items.find((item) => isFirst(bytes, item, at))?.end
    // Exif of boxes begins with how far it is to the structure, which may be no bytes.
    const isBare = isOfBoxes && readUintBE(bytes, at - 4, 4) === 0
    return { end, isSure: end !== undefined || at === 0 || isBare || isNamed(bytes, at) }
  }
}

const isNamed = (bytes: Uint8Array, at: number) =>
  at >= 6 && latin1Slice(bytes, at - 6, at) === 'Exif\0\0'

/** Whether a structure is the one that an item holds, and not one of a maker's in it. */
const isFirst = (bytes: Uint8Array, { start, end }: Item, at: number) =>
  at < end &&
  [start, start + 4, start + 10, start + 4 + (readUintBE(bytes, start, 4) ?? 0)].includes(at)

/** By the JPEG, PNG, WebP or JPEG XL that holds it. */
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
