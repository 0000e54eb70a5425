import { latin1Slice, readUintBE, readUintLE } from '../bytes.ts'
import { heifItems, type Item } from './heif-items.ts'

/**
 * Where Exif ends, undefined where nothing tells that; and whether something says that it is Exif: elsewhere four bytes of
 * pixels may look like the beginning of it.
 */
export type ExifBounds = { end: number | undefined; isSure: boolean }

/** Of each TIFF structure in a file, by where it begins. */
export function exifBounds(bytes: Uint8Array): (at: number) => ExifBounds {
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
