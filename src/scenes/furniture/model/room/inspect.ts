import { imageSize } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import type { PhotoSize } from './camera.ts'
import { type Fault, FaultError } from './fault.ts'

/** Megapixels. A PNG of more would not be saved by every browser. */
export const mostMegapixels = 64

/** Formats that every current browser decodes: one of these that fails is damaged. */
const common = ['JPEG', 'PNG', 'GIF', 'WebP', 'BMP', 'AVIF']

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
export function checkSize({ width, height }: PhotoSize, name: string): void {
  const megapixels = (width * height) / 1e6
  if (megapixels > mostMegapixels) {
    throw new FaultError({
      code: 'TooLarge',
      name,
      megapixels: Math.ceil(megapixels),
      limit: mostMegapixels,
    })
  }
  if (Math.abs(width / height - 2) < 0.01) throw new FaultError({ code: 'Panorama', name })
}

/** Why an image that the browser refused was refused. */
export function refusal(head: Uint8Array, type: string, name: string): Fault {
  const { format } = sniff(head, type)
  return common.includes(format)
    ? { code: 'Corrupt', name }
    : { code: 'Unsupported', name, format: format || '?' }
}
