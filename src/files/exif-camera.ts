import { exifSegment } from './exif-lens.ts'
import { openTiff, readDirectory } from './tiff.ts'

/** Who made the camera, and which one it is. */
const tags = new Set([0x010f, 0x0110])

/**
 * Whether a JPEG says which camera took it, by its Exif metadata.
 * @param head  the file's beginning
 * Source: CIPA DC-008 (Exif 2.32)
 */
export function hasCamera(head: Uint8Array): boolean {
  const tiff = openTiff(exifSegment(head) ?? new Uint8Array())
  return tiff !== undefined && readDirectory(tiff, tiff.first).some(({ tag }) => tags.has(tag))
}
