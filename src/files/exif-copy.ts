import { exifSegment } from './exif-lens.ts'
import {
  type NewDirectory,
  numberOf,
  openTiff,
  readDirectory,
  type Tiff,
  writeTiff,
} from './tiff.ts'

/** What is written anew, named or left out. Source: CIPA DC-008 (Exif 2.32) */
const tags = {
  imageWidth: 0x0100,
  imageHeight: 0x0101,
  orientation: 0x0112,
  exif: 0x8769,
  gps: 0x8825,
  makerNote: 0x927c,
  width: 0xa002,
  height: 0xa003,
  interoperability: 0xa005,
} as const

export interface ExifWishes {
  /** of the picture as it is now, pixels; what the file says of its size is put right */
  size?: { width: number; height: number }
  /** Keeps where on earth the photo was taken. */
  position: boolean
}

/**
 * The Exif metadata of a JPEG for another picture made of it, whose pixels are upright: without the thumbnail, which would
 * show the picture as it was, and without the maker's note, which nobody can read in part and which may name a place.
 * @param head  the file's beginning
 * @returns the TIFF structure; undefined where the file has none, or none that can be read
 */
export function copyExif(head: Uint8Array, wishes: ExifWishes): Uint8Array | undefined {
  const bytes = exifSegment(head)
  const tiff = bytes && openTiff(bytes)
  if (!tiff) return undefined
  const directory = copyDirectory(tiff, tiff.first, wishes)
  if (directory.length === 0) return undefined
  const written = writeTiff(tiff.isLittle, directory)
  // Longer than a segment can be: no camera writes so much, the rest of the file is as good without it.
  return written.length > longest ? undefined : written
}

/** Of a segment, less its own length and the name. */
const longest = 65_535 - 2 - 6

function copyDirectory(tiff: Tiff, start: number, wishes: ExifWishes, depth = 0): NewDirectory {
  const { size, position } = wishes
  const sizes: Partial<Record<number, number>> = size
    ? {
        [tags.imageWidth]: size.width,
        [tags.imageHeight]: size.height,
        [tags.width]: size.width,
        [tags.height]: size.height,
      }
    : {}
  return readDirectory(tiff, start).flatMap((entry): NewDirectory => {
    const { tag } = entry
    const pointer = numberOf(tiff, entry)
    if (tag === tags.makerNote || (tag === tags.gps && !position)) return []
    if (tag === tags.exif || tag === tags.gps || tag === tags.interoperability) {
      // A damaged file may point back to where it came from.
      const directory = pointer && depth < 2 ? copyDirectory(tiff, pointer, wishes, depth + 1) : []
      return directory.length > 0 ? [{ tag, directory }] : []
    }
    if (tag === tags.orientation) return [{ ...entry, ...short(tiff, 1) }]
    const now = sizes[tag]
    return [now === undefined ? entry : { ...entry, ...long(tiff, now) }]
  })
}

function short({ isLittle }: Tiff, value: number) {
  const data = new Uint8Array(2)
  new DataView(data.buffer).setUint16(0, value, isLittle)
  return { type: 3, count: 1, data }
}

function long({ isLittle }: Tiff, value: number) {
  const data = new Uint8Array(4)
  new DataView(data.buffer).setUint32(0, value, isLittle)
  return { type: 4, count: 1, data }
}
