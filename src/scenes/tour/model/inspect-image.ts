import { checkPixels } from '../../../files/fault.ts'
import { imageSize } from '../../../files/image-size.ts'
import { tourConfig } from '../config.ts'
import { type GPano, readGPano } from './gpano.ts'

/**
 * Looks at a picture's beginning before anything is decoded.
 * @throws FaultError when it has more pixels than the tour takes
 */
export function inspectImage(head: Uint8Array, name: string): { gpano: GPano | undefined } {
  const size = imageSize(head)
  if (size) checkPixels(size, tourConfig.maxMegapixels, name)
  return { gpano: readGPano(head) }
}
