import { imageSize } from '../../../files/image-size.ts'
import { sniff } from '../../../files/sniff.ts'
import { tourConfig } from '../config.ts'
import { type Fault, FaultError } from './fault.ts'
import { type GPano, readGPano } from './gpano.ts'

/** Formats that every current browser decodes: one of these that fails is damaged. */
const common = ['JPEG', 'PNG', 'GIF', 'WebP', 'BMP', 'AVIF']

/**
 * Looks at a picture's beginning before anything is decoded.
 * @throws FaultError when it has more pixels than the tour takes
 */
export function inspectImage(head: Uint8Array, name: string): { gpano: GPano | undefined } {
  const size = imageSize(head)
  const megapixels = size ? (size.width * size.height) / 1e6 : 0
  const limit = tourConfig.maxMegapixels
  if (megapixels > limit) {
    throw new FaultError({ code: 'TooLarge', name, megapixels: Math.ceil(megapixels), limit })
  }
  return { gpano: readGPano(head) }
}

/** Why a picture that the browser refused was refused. */
export function decodeFault(head: Uint8Array, type: string, name: string): Fault {
  const { format } = sniff(head, type)
  return common.includes(format)
    ? { code: 'Corrupt', name }
    : { code: 'Unsupported', name, format: format || '?' }
}
