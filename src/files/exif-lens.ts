import { big, characters, little } from './bytes.ts'

/** What a camera wrote of its lens. */
export interface ExifLens {
  /** focal length as on 35 mm film, millimetres */
  focal35: number
  /** sides of the picture as it was taken, pixels; nothing where the file does not say */
  taken: { width: number; height: number } | undefined
}

const tags = { exif: 0x8769, width: 0xa002, height: 0xa003, focal35: 0xa405 }

/**
 * The lens of a JPEG by its Exif metadata.
 * @param head  the file's beginning
 * @returns undefined where the file says nothing of it, or is cut off before it does
 * Source: CIPA DC-008 (Exif 2.32), TIFF 6.0
 */
export function exifLens(head: Uint8Array): ExifLens | undefined {
  const tiff = exifSegment(head)
  if (!tiff) return undefined
  const isLittle = characters(tiff, 0, 2) === 'II'
  const number = (at: number, size: 2 | 4) => (isLittle ? little : big)(tiff, at, size)
  const entries = (start: number | undefined) => readEntries(number, start)
  const exif = entries(entries(number(4, 4)).get(tags.exif))
  const focal35 = exif.get(tags.focal35)
  if (!focal35) return undefined
  const [width, height] = [exif.get(tags.width), exif.get(tags.height)]
  return { focal35, taken: width && height ? { width, height } : undefined }
}

/** The TIFF structure in the APP1 segment. */
export function exifSegment(head: Uint8Array): Uint8Array | undefined {
  if (characters(head, 0, 2) !== '\xff\xd8') return undefined
  for (let at = 2; head[at] === 0xff; ) {
    const length = big(head, at + 2, 2)
    if (length === undefined || length < 2 || head[at + 1] === 0xda) return undefined
    if (head[at + 1] === 0xe1 && characters(head, at + 4, at + 10) === 'Exif\0\0')
      return head.subarray(at + 10, at + 2 + length)
    at += 2 + length
  }
  return undefined
}

/** Entries of one directory that hold a single whole number, by tag. */
function readEntries(
  number: (at: number, size: 2 | 4) => number | undefined,
  start: number | undefined,
): Map<number, number> {
  const found = new Map<number, number>()
  const count = start ? (number(start, 2) ?? 0) : 0
  for (let index = 0; index < count; index += 1) {
    const at = (start ?? 0) + 2 + index * 12
    const [tag, kind] = [number(at, 2), number(at + 2, 2)]
    const value = number(at + 8, kind === 3 ? 2 : 4)
    if (tag !== undefined && value !== undefined && (kind === 3 || kind === 4))
      found.set(tag, value)
  }
  return found
}

/** Diagonal of 35 mm film, millimetres. */
const filmDiagonal = Math.hypot(36, 24)

/**
 * Focal length in pixels of the picture as it is now.
 * @returns undefined for a picture that was cut since: its lens says nothing of what is left
 */
export function focalInPixels(
  { focal35, taken }: ExifLens,
  { width, height }: { width: number; height: number },
): number | undefined {
  if (taken) {
    const [was, is] = [taken, { width, height }].map(
      (size) => Math.max(size.width, size.height) / Math.min(size.width, size.height),
    ) as [number, number]
    if (Math.abs(was / is - 1) > 0.02) return undefined
  }
  return (focal35 / filmDiagonal) * Math.hypot(width, height)
}
