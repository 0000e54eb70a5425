import { openExif, exifTag as tags } from './exif.ts'
import {
  firstIfd,
  type NewIfd,
  readFields,
  type Tiff,
  type TiffField,
  tiffType,
  uintOf,
  writeTiff,
} from './tiff.ts'

interface ExifCopyOptions {
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
export function copyExif(head: Uint8Array, options: ExifCopyOptions): Uint8Array | undefined {
  const tiff = openExif(head)
  if (!tiff) return undefined
  const copy = copyIfd(tiff, firstIfd(tiff), options)
  if (copy.length === 0) return undefined
  const written = writeTiff(tiff.isLittleEndian, copy)
  // Longer than a segment can be: no camera writes so much, the rest of the file is as good without it.
  return written.length > longest ? undefined : written
}

/** Of a segment, less its own length and the name. */
const longest = 65_535 - 2 - 6

function copyIfd(
  tiff: Tiff,
  start: number | undefined,
  options: ExifCopyOptions,
  depth = 0,
): NewIfd {
  const { size, position } = options
  const sizes: Partial<Record<number, number>> = size
    ? {
        [tags.imageWidth]: size.width,
        [tags.imageHeight]: size.height,
        [tags.pixelWidth]: size.width,
        [tags.pixelHeight]: size.height,
      }
    : {}
  return readFields(tiff, start).flatMap((field): NewIfd => {
    const { tag } = field
    if (tag === tags.makerNote || (tag === tags.gpsIfd && !position)) return []
    if (tag === tags.exifIfd || tag === tags.gpsIfd || tag === tags.interoperabilityIfd) {
      // A damaged file may point back to where it came from.
      const directory = depth < 2 ? copyIfd(tiff, uintOf(tiff, field), options, depth + 1) : []
      return directory.length > 0 ? [{ tag, directory }] : []
    }
    if (tag === tags.orientation) return [shortField(tiff, tag, 1)]
    const now = sizes[tag]
    return [now === undefined ? field : longField(tiff, tag, now)]
  })
}

function shortField({ isLittleEndian }: Tiff, tag: number, value: number): TiffField {
  const data = new Uint8Array(2)
  new DataView(data.buffer).setUint16(0, value, isLittleEndian)
  return { tag, type: tiffType.short, count: 1, data }
}

function longField({ isLittleEndian }: Tiff, tag: number, value: number): TiffField {
  const data = new Uint8Array(4)
  new DataView(data.buffer).setUint32(0, value, isLittleEndian)
  return { tag, type: tiffType.long, count: 1, data }
}
