import { latin1Slice, readUintBE } from '../bytes.ts'
import { type Box, boxesIn } from '../iso-bmff.ts'

/** A metadata item of a HEIF file: `Exif`, or `mime` for XMP, and the bytes that it occupies. */
export type MetadataItem = { type: string; start: number; end: number }

const types = ['Exif', 'mime']

/**
 * The metadata items of a HEIC or AVIF that are stored in one piece; none for other files.
 * Source: ISO/IEC 14496-12, 8.11.3 (iloc) and 8.11.6 (iinf)
 */
export function heifMetadataItems(bytes: Uint8Array): MetadataItem[] {
  if (latin1Slice(bytes, 4, 8) !== 'ftyp') return []
  const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta')
  const inside = meta ? boxesIn(bytes, meta.start + 4, meta.end) : []
  const [names, places, data] = ['iinf', 'iloc', 'idat'].map((wanted) =>
    inside.find(({ type }) => type === wanted),
  )
  if (!names || !places) return []
  const named = namesIn(bytes, names)
  return placesIn(bytes, places, data?.start).flatMap(({ id, start, end }) => {
    const type = named.get(id) ?? ''
    return types.includes(type) && end <= bytes.length ? { type, start, end } : []
  })
}

/** The type of each item by its id. */
function namesIn(bytes: Uint8Array, { start, end }: Box): Map<number, string> {
  const named = new Map<number, string>()
  for (const { start: at } of boxesIn(bytes, start + (bytes[start] === 0 ? 6 : 8), end)) {
    const size = bytes[at] === 3 ? 4 : 2
    const id = readUintBE(bytes, at + 4, size)
    // Between them stands the index of the item's protection.
    if (id !== undefined) named.set(id, latin1Slice(bytes, at + 6 + size, at + 10 + size))
  }
  return named
}

/** @param data  where that begins which the items may have in a box of their own */
function placesIn(bytes: Uint8Array, { start, end }: Box, data: number | undefined) {
  let at = start
  const next = (size: number): number => {
    let value = 0
    for (const last = at + size; at < last; at += 1) value = value * 256 + (bytes[at] ?? 0)
    return value
  }
  const version = next(1)
  next(3)
  const [sizes, more] = [next(1), next(1)]
  const [offset, length, base] = [sizes >> 4, sizes & 15, more >> 4]
  const index = version > 0 ? more & 15 : 0
  const wide = version === 2 ? 4 : 2
  const places: { id: number; start: number; end: number }[] = []
  for (let left = next(wide); left > 0 && at < end; left -= 1) {
    const id = next(wide)
    const isInBox = version > 0 && (next(2) & 15) === 1
    const isElsewhere = next(2) > 0
    const from = next(base) + (isInBox ? (data ?? Number.NaN) : 0)
    const pieces = next(2)
    const first = at
    next(index)
    const begins = from + next(offset)
    const ends = begins + next(length)
    at = first + pieces * (index + offset + length)
    if (pieces === 1 && !isElsewhere && ends > begins) places.push({ id, start: begins, end: ends })
  }
  return places
}
