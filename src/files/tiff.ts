import { concatBytes, latin1Slice, readUintBE, readUintLE } from './bytes.ts'

/** A TIFF structure, such as Exif metadata. All offsets in it count from its beginning. */
export interface Tiff {
  isLittleEndian: boolean
  bytes: Uint8Array
}

/** An entry of an IFD (image file directory) with its offsets. */
export interface IfdEntry {
  tag: number
  type: number
  /** number of values of that type */
  count: number
  /** offset of its twelve bytes */
  at: number
  /** offset of its value, which may lie beyond the end */
  valueAt: number
  /** bytes of its value; undefined for an unknown type */
  valueBytes: number | undefined
}

/** A tag with its value in the file's byte order. */
export type TiffField = Pick<IfdEntry, 'tag' | 'type' | 'count'> & { data: Uint8Array }

export const tiffType = { ascii: 2, short: 3, long: 4, rational: 5, ifd: 13 }

/** Bytes of one value, by type. Source: TIFF 6.0, its Technical Note 1 for 13 (IFD), and CIPA DC-008 for 129 (UTF-8) */
const sizes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  129: 1,
}

/** Bytes of the header: byte order, magic number, and the offset of the first IFD. */
export const tiffHeaderBytes = 8
/** The most entries of a valid IFD; cameras write a few dozen. */
const mostEntries = 300
/** The most IFDs in a row: pages of a document, or a picture in several sizes. */
const mostIfds = 1000

/** @returns undefined for what is no TIFF structure */
export function openTiff(bytes: Uint8Array): Tiff | undefined {
  const order = latin1Slice(bytes, 0, 2)
  const tiff = { isLittleEndian: order === 'II', bytes }
  return (order === 'II' || order === 'MM') && uintAt(tiff, 2, 2) === 42 ? tiff : undefined
}

/** An unsigned integer of the structure in its byte order; undefined past its end. */
export const uintAt = (
  { bytes, isLittleEndian }: Tiff,
  at: number,
  size: 2 | 4,
): number | undefined => (isLittleEndian ? readUintLE : readUintBE)(bytes, at, size)

/** The offset of the first IFD. */
export const firstIfdOffset = (tiff: Tiff): number | undefined => uintAt(tiff, 4, 4)

/** The offsets of all IFDs in the chain; none when the first cannot be read. */
export function ifdOffsets(tiff: Tiff): number[] {
  const starts: number[] = []
  let start = firstIfdOffset(tiff)
  while (start && !starts.includes(start) && starts.length < mostIfds) {
    if (!readIfd(tiff, start)) break
    starts.push(start)
    start = uintAt(tiff, start + 2 + (uintAt(tiff, start, 2) ?? 0) * 12, 4)
  }
  return starts
}

/** The entries of an IFD, as far as they are in the file; undefined for what is none. @param start  where it begins */
export function readIfd(tiff: Tiff, start: number): IfdEntry[] | undefined {
  const size = uintAt(tiff, start, 2)
  if (start < tiffHeaderBytes || size === undefined || size > mostEntries) return undefined
  const entries: IfdEntry[] = []
  for (let at = start + 2; entries.length < size && at + 12 <= tiff.bytes.length; at += 12) {
    const [tag = 0, type = 0] = [uintAt(tiff, at, 2), uintAt(tiff, at + 2, 2)]
    const count = uintAt(tiff, at + 4, 4) ?? 0
    const unit = sizes[type]
    const valueBytes = unit === undefined ? undefined : unit * count
    const valueAt = (valueBytes ?? 0) <= 4 ? at + 8 : (uintAt(tiff, at + 8, 4) ?? 0)
    entries.push({ tag, type, count, at, valueAt, valueBytes })
  }
  return entries
}

/** The fields of an IFD whose values are there, whole and of a type that is known. @param start  where it begins */
export function readFields(tiff: Tiff, start: number | undefined): TiffField[] {
  const entries = start === undefined ? [] : (readIfd(tiff, start) ?? [])
  return entries.flatMap(({ tag, type, count, valueAt, valueBytes = 0 }) => {
    const data = tiff.bytes.subarray(valueAt, valueAt + valueBytes)
    return valueBytes > 0 && data.length === valueBytes ? [{ tag, type, count, data }] : []
  })
}

/** The integer value of a field; undefined for a field of another type. */
export function uintOf({ isLittleEndian }: Tiff, { type, data }: TiffField): number | undefined {
  const { short, long, ifd } = tiffType
  if (type === short) return uintAt({ isLittleEndian, bytes: data }, 0, 2)
  return type === long || type === ifd ? uintAt({ isLittleEndian, bytes: data }, 0, 4) : undefined
}

/** The value of a field of a fraction; undefined for a field of another type, or with a zero above or below. */
export function fractionOf(
  { isLittleEndian }: Tiff,
  { type, data }: TiffField,
): number | undefined {
  if (type !== tiffType.rational) return undefined
  const [above, below] = [0, 4].map((at) => uintAt({ isLittleEndian, bytes: data }, at, 4) ?? 0)
  return above && below ? above / below : undefined
}

/** An IFD to be written; a nested one is written after it, and its offset into the entry. */
export type NewIfd = (TiffField | { tag: number; directory: NewIfd })[]

/** Writes a TIFF structure with one IFD and the IFDs nested in it. */
export function writeTiff(isLittleEndian: boolean, directory: NewIfd): Uint8Array {
  const head = new Uint8Array(8)
  head.set(isLittleEndian ? [0x49, 0x49] : [0x4d, 0x4d])
  const view = new DataView(head.buffer)
  view.setUint16(2, 42, isLittleEndian)
  view.setUint32(4, 8, isLittleEndian)
  return concatBytes([head, writeIfd(isLittleEndian, directory, 8)])
}

/** @param start  where in the structure it will stand */
function writeIfd(isLittleEndian: boolean, directory: NewIfd, start: number): Uint8Array {
  const sorted = [...directory].sort((a, b) => a.tag - b.tag)
  const table = new Uint8Array(2 + sorted.length * 12 + 4)
  const view = new DataView(table.buffer)
  view.setUint16(0, sorted.length, isLittleEndian)
  const parts: Uint8Array[] = [table]
  let end = start + table.length
  const append = (bytes: Uint8Array) => {
    // Values begin at even offsets.
    const padded = bytes.length % 2 ? new Uint8Array([...bytes, 0]) : bytes
    parts.push(padded)
    end += padded.length
    return end - padded.length
  }
  for (const [index, entry] of sorted.entries()) {
    const at = 2 + index * 12
    const { tag } = entry
    view.setUint16(at, tag, isLittleEndian)
    if ('directory' in entry) {
      view.setUint16(at + 2, 4, isLittleEndian)
      view.setUint32(at + 4, 1, isLittleEndian)
      view.setUint32(at + 8, append(writeIfd(isLittleEndian, entry.directory, end)), isLittleEndian)
      continue
    }
    view.setUint16(at + 2, entry.type, isLittleEndian)
    view.setUint32(at + 4, entry.count, isLittleEndian)
    if (entry.data.length <= 4) table.set(entry.data, at + 8)
    else view.setUint32(at + 8, append(entry.data), isLittleEndian)
  }
  return concatBytes(parts)
}
