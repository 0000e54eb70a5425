import { checkPixels } from '../../../../files/fault.ts'
import { imageSize } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import type { PhotoSize } from './camera.ts'
import { FaultError } from './fault.ts'

/** Megapixels. A PNG of more would not be saved by every browser. */
export const mostMegapixels = 64

/**
 * Looks at a file's beginning before anything is decoded.
 * @throws FaultError for what is no image, or has too many pixels
 */
export function inspectPhoto(head: Uint8Array, type: string, name: string): void {
  if (head.length === 0) throw new FaultError({ code: 'Empty', name })
  if (sniff(head, type).sort !== 'image') throw new FaultError({ code: 'NotImage', name })
  const size = imageSize(head)
  if (size) checkSize(size, name)
}

/** @throws FaultError for too many pixels, and for a picture of all directions, which has no one camera */
export function checkSize(size: PhotoSize, name: string): void {
  checkPixels(size, mostMegapixels, name)
  if (Math.abs(size.width / size.height - 2) < 0.01)
    throw new FaultError({ code: 'Panorama', name })
}
