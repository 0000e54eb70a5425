import { big, characters, little } from './bytes.ts'

/** An entry of a TIFF directory: its value as it lies in the file, in the file's byte order. */
export interface TiffEntry {
  tag: number
  /** 1 byte, 2 text, 3 short, 4 long, 5 rational, … */
  type: number
  /** how many values of that type */
  count: number
  data: Uint8Array
}

/** Bytes of one value, by type. Source: TIFF 6.0, and CIPA DC-008 for 129 (UTF-8) */
const sizes: Readonly<Record<number, number>> = {
  ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 129: 1 },
}

/** A TIFF structure, as Exif metadata is one. */
export interface Tiff {
  isLittle: boolean
  /** Where the first directory begins. */
  first: number
  bytes: Uint8Array
}

/** @returns undefined for what is no TIFF structure */
export function openTiff(bytes: Uint8Array): Tiff | undefined {
  const order = characters(bytes, 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const read = order === 'II' ? little : big
  const first = read(bytes, 4, 4)
  if (read(bytes, 2, 2) !== 42 || !first) return undefined
  return { isLittle: order === 'II', first, bytes }
}

/** The entries of a directory that are whole; of a type that nobody knows, none. @param start  where it begins */
export function readDirectory({ isLittle, bytes }: Tiff, start: number): TiffEntry[] {
  const read = isLittle ? little : big
  const count = read(bytes, start, 2) ?? 0
  const entries: TiffEntry[] = []
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12
    const [tag, type] = [read(bytes, at, 2), read(bytes, at + 2, 2)]
    const values = read(bytes, at + 4, 4)
    const length = (sizes[type ?? 0] ?? 0) * (values ?? 0)
    const from = length <= 4 ? at + 8 : read(bytes, at + 8, 4)
    if (tag === undefined || type === undefined || values === undefined || from === undefined) break
    if (length === 0 || from + length > bytes.length) continue
    entries.push({ tag, type, count: values, data: bytes.subarray(from, from + length) })
  }
  return entries
}

/** The whole number that an entry holds. */
export function numberOf({ isLittle }: Tiff, { data }: TiffEntry): number | undefined {
  if (data.length === 1) return data[0]
  return (isLittle ? little : big)(data, 0, data.length === 2 ? 2 : 4)
}

/** A directory to be written; a value that is one itself is written behind it. */
export type NewDirectory = (TiffEntry | { tag: number; directory: NewDirectory })[]

/** Writes a TIFF structure with one directory and those that its entries name. */
export function writeTiff(isLittle: boolean, directory: NewDirectory): Uint8Array {
  const head = new Uint8Array(8)
  head.set(isLittle ? [0x49, 0x49] : [0x4d, 0x4d])
  const view = new DataView(head.buffer)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  const body = writeDirectory(isLittle, directory, 8)
  const whole = new Uint8Array(8 + body.length)
  whole.set(head)
  whole.set(body, 8)
  return whole
}

/** @param start  where in the structure it will stand */
function writeDirectory(isLittle: boolean, directory: NewDirectory, start: number): Uint8Array {
  const sorted = [...directory].sort((a, b) => a.tag - b.tag)
  const table = new Uint8Array(2 + sorted.length * 12 + 4)
  const view = new DataView(table.buffer)
  view.setUint16(0, sorted.length, isLittle)
  const parts: Uint8Array[] = [table]
  let end = start + table.length
  const append = (bytes: Uint8Array) => {
    // Values begin at even places.
    const padded = bytes.length % 2 ? new Uint8Array([...bytes, 0]) : bytes
    parts.push(padded)
    end += padded.length
    return end - padded.length
  }
  for (const [index, entry] of sorted.entries()) {
    const at = 2 + index * 12
    const { tag } = entry
    view.setUint16(at, tag, isLittle)
    if ('directory' in entry) {
      view.setUint16(at + 2, 4, isLittle)
      view.setUint32(at + 4, 1, isLittle)
      view.setUint32(at + 8, append(writeDirectory(isLittle, entry.directory, end)), isLittle)
      continue
    }
    view.setUint16(at + 2, entry.type, isLittle)
    view.setUint32(at + 4, entry.count, isLittle)
    if (entry.data.length <= 4) table.set(entry.data, at + 8)
    else view.setUint32(at + 8, append(entry.data), isLittle)
  }
  const whole = new Uint8Array(end - start)
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}
