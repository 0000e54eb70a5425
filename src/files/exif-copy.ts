import { openExif, exifTag as tags } from './exif.ts'
import {
  firstIfdOffset,
  type NewIfd,
  readFields,
  type Tiff,
  type TiffField,
  tiffType,
  uintOf,
  writeTiff,
} from './tiff.ts'

interface ExifCopyOptions {
  /** size of the new picture, pixels; replaces the one in the metadata */
  size?: { width: number; height: number }
  /** Whether to keep the position. */
  position: boolean
}

/**
 * Copies the Exif metadata of a JPEG for an upright picture made from it. It leaves out the thumbnail, which would
 * show the old picture, and the maker's note, which cannot be read in part and may contain a position.
 * @param head  the file's beginning
 * @returns the TIFF structure; undefined where the file has none, or none that can be read
 */
export function copyExif(head: Uint8Array, options: ExifCopyOptions): Uint8Array | undefined {
  const tiff = openExif(head)
  if (!tiff) return undefined
  const copy = copyIfd(tiff, firstIfdOffset(tiff), options)
  if (copy.length === 0) return undefined
  const written = writeTiff(tiff.isLittleEndian, copy)
  // Longer than a segment can be: no camera writes that much, and the picture is fine without it.
  return written.length > longest ? undefined : written
}

/** The most bytes of a segment after its length and the Exif name. */
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
      // The directories of a damaged file may form a loop.
      const directory = depth < 2 ? copyIfd(tiff, uintOf(tiff, field), options, depth + 1) : []
      return directory.length > 0 ? [{ tag, directory }] : []
    }
    if (tag === tags.orientation) return [uintField(tiff, tag, 'short', 1)]
    const now = sizes[tag]
    return [now === undefined ? field : uintField(tiff, tag, 'long', now)]
  })
}

function uintField(tiff: Tiff, tag: number, type: 'short' | 'long', value: number): TiffField {
  const data = new Uint8Array(type === 'short' ? 2 : 4)
  const view = new DataView(data.buffer)
  if (type === 'short') view.setUint16(0, value, tiff.isLittleEndian)
  else view.setUint32(0, value, tiff.isLittleEndian)
  return { tag, type: tiffType[type], count: 1, data }
}
