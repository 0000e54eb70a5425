import { big, little } from '../bytes.ts'

/** Bytes of one value, by type; 0 for what is none. Source: TIFF 6.0, and CIPA DC-008 for 129 (UTF-8) */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** Cameras write a few dozen entries; more is no directory but chance. */
const mostEntries = 300
/** Pages of a document, and pictures in steps of size, are fewer. */
const mostDirectories = 1000

/** A TIFF structure that is changed where it lies. All places in it are bytes from its beginning. */
export interface TiffInPlace {
  bytes: Uint8Array
  isLittle: boolean
  /** `bytes` ends where the structure does; else other things follow in them. */
  isBounded: boolean
}

/**
 * An entry of a directory, and where its value lies. `length` is undefined where nobody can tell that: the value is of an
 * unknown type, or is not in the structure; it is 0 where there is no value.
 */
export type EntryInPlace = { at: number; tag: number; from: number; length: number | undefined }

/** A whole number of the structure, in its byte order; undefined past its end. */
export const numberAt = ({ bytes, isLittle }: TiffInPlace, at: number, size: 2 | 4) =>
  (isLittle ? little : big)(bytes, at, size)

/** Where the directories begin that follow one another; none where the first cannot be read. */
export function directoriesOf(tiff: TiffInPlace): number[] {
  const starts: number[] = []
  let start = numberAt(tiff, 4, 4)
  while (start && !starts.includes(start) && starts.length < mostDirectories) {
    if (!entriesOf(tiff, start)) break
    starts.push(start)
    start = numberAt(tiff, start + 2 + (numberAt(tiff, start, 2) ?? 0) * 12, 4)
  }
  return starts
}

/** The entries of a directory, as far as they are in the file; undefined for what is no directory. */
export function entriesOf(tiff: TiffInPlace, start: number): EntryInPlace[] | undefined {
  const { bytes } = tiff
  const count = numberAt(tiff, start, 2)
  if (start < 8 || count === undefined || count > mostEntries) return undefined
  const entries: EntryInPlace[] = []
  for (let at = start + 2; entries.length < count && at + 12 <= bytes.length; at += 12) {
    const [tag, type] = [numberAt(tiff, at, 2) ?? 0, numberAt(tiff, at + 2, 2) ?? 0]
    const unit = type === 129 ? 1 : (sizes[type] ?? 0)
    const claimed = unit * (numberAt(tiff, at + 4, 4) ?? 0)
    const from = claimed <= 4 ? at + 8 : (numberAt(tiff, at + 8, 4) ?? 0)
    entries.push({ at, tag, from, length: unit === 0 ? undefined : lengthOf(tiff, from, claimed) })
  }
  return entries
}

/** How much of a value is there. */
function lengthOf({ bytes, isBounded }: TiffInPlace, from: number, claimed: number) {
  // Zero is what programs write that have nothing to point to; the rest of the header is no place for values.
  if (from === 0) return 0
  const left = bytes.length - from
  if (from < 8 || left <= 0) return undefined
  // Beyond a structure whose end nobody knows lie the pixels.
  return claimed <= left ? claimed : isBounded ? left : undefined
}

/** Takes the entries of a tag and their values out of a directory; those behind them move up. @returns whether there were any */
export function removeEntries(tiff: TiffInPlace, start: number, tag: number): boolean {
  const { bytes, isLittle } = tiff
  let isFound = false
  for (;;) {
    const entries = entriesOf(tiff, start) ?? []
    const entry = entries.find((one) => one.tag === tag)
    if (!entry) return isFound
    bytes.fill(0, entry.from, entry.from + (entry.length ?? 0))
    // With the place of the next directory, which stands behind the last entry.
    const end = Math.min(bytes.length, start + 2 + entries.length * 12 + 4)
    bytes.copyWithin(entry.at, entry.at + 12, end)
    bytes.fill(0, end - 12, end)
    writeShort(bytes, isLittle, start, entries.length - 1)
    isFound = true
  }
}

/** Empties a bounded structure but for one entry of its first directory whose value stands in itself. */
export function keepOnly({ bytes, isLittle }: TiffInPlace, entry: EntryInPlace | undefined): void {
  const kept = entry && bytes.slice(entry.at, entry.at + 12)
  bytes.fill(0, 4)
  bytes[isLittle ? 4 : 7] = 8
  if (!kept || bytes.length < 26) return
  writeShort(bytes, isLittle, 8, 1)
  bytes.set(kept, 10)
}

function writeShort(bytes: Uint8Array, isLittle: boolean, at: number, value: number): void {
  bytes[isLittle ? at : at + 1] = value & 0xff
  bytes[isLittle ? at + 1 : at] = value >> 8
}
