import { exifTiff } from './jpeg.ts'
import { firstIfdOffset, fractionOf, openTiff, readFields, type TiffField, uintOf } from './tiff.ts'

/** The tags that are read, written anew or left out. Source: CIPA DC-008 (Exif 2.32) */
export const exifTag = {
  imageWidth: 0x0100,
  imageHeight: 0x0101,
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  exifIfd: 0x8769,
  gpsIfd: 0x8825,
  makerNote: 0x927c,
  pixelWidth: 0xa002,
  pixelHeight: 0xa003,
  interoperabilityIfd: 0xa005,
  digitalZoom: 0xa404,
  focal35: 0xa405,
} as const

/** What the Exif metadata say of the lens. */
interface ExifLens {
  /** focal length as 35 mm equivalent, millimeters */
  focal35: number
  /** digital zoom, by which the picture's middle was enlarged; 1 for none */
  zoom: number
  /** size of the picture as it was taken, pixels; undefined where the file does not say */
  taken: { width: number; height: number } | undefined
}

/**
 * The lens of a JPEG by its Exif metadata.
 * @param head  the file's beginning
 * @returns undefined where the file says nothing of it, or is cut off before it does
 */
export function exifLens(head: Uint8Array): ExifLens | undefined {
  const tiff = openExif(head)
  if (!tiff) return undefined
  const numberIn = (fields: TiffField[], wanted: number) => {
    const field = fields.find(({ tag }) => tag === wanted)
    return field && uintOf(tiff, field)
  }
  const exif = readFields(tiff, numberIn(readFields(tiff, firstIfdOffset(tiff)), exifTag.exifIfd))
  const focal35 = numberIn(exif, exifTag.focal35)
  if (!focal35) return undefined
  const zoomed = exif.find(({ tag }) => tag === exifTag.digitalZoom)
  const zoom = Math.max(1, (zoomed && fractionOf(tiff, zoomed)) ?? 1)
  const width = numberIn(exif, exifTag.pixelWidth)
  const height = numberIn(exif, exifTag.pixelHeight)
  return { focal35, zoom, taken: width && height ? { width, height } : undefined }
}

/** Whether a JPEG says which camera took it: who made it, or which one it is. @param head  the file's beginning */
export function hasCameraMakeOrModel(head: Uint8Array): boolean {
  const tiff = openExif(head)
  const names: number[] = [exifTag.make, exifTag.model]
  return (
    tiff !== undefined &&
    readFields(tiff, firstIfdOffset(tiff)).some(({ tag }) => names.includes(tag))
  )
}

/** The Exif metadata of a JPEG. @param head  the file's beginning */
export function openExif(head: Uint8Array): ReturnType<typeof openTiff> {
  const bytes = exifTiff(head)
  return bytes && openTiff(bytes)
}

/** Diagonal of 35 mm film, millimeters. */
const filmDiagonal = Math.hypot(36, 24)

/**
 * What the focal length can be in pixels of the picture as it is now: some cameras count their digital zoom into it, and
 * some do not.
 * @returns none for a picture that was cut since: its lens says nothing of what is left
 */
export function focalLengthsInPixels(
  { focal35, zoom, taken }: ExifLens,
  { width, height }: { width: number; height: number },
): number[] {
  if (taken) {
    const [was, is] = [taken, { width, height }].map(
      (size) => Math.max(size.width, size.height) / Math.min(size.width, size.height),
    ) as [number, number]
    if (Math.abs(was / is - 1) > 0.02) return []
  }
  const focal = (focal35 / filmDiagonal) * Math.hypot(width, height)
  return zoom > 1 ? [focal, focal * zoom] : [focal]
}
