import type { Size } from './image-size.ts'
import { sniff } from './sniff.ts'

/** What can be wrong with a picture, for every tool that opens one. */
export type PictureFault =
  | { code: 'Corrupt'; name: string }
  | { code: 'Unsupported'; name: string; format: string }
  | { code: 'TooLarge'; name: string; megapixels: number; limit: number }

/**
 * Carries what is wrong with a file as an exception: a code, and the values for its sentence. Each scene lists its
 * codes in `model/fault.ts` and translates them in its `ui/*.json` under `fault` + code.
 */
export class FaultError<Fault extends { code: string }> extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.name = 'FaultError'
    this.fault = fault
  }
}

/** @throws FaultError for a picture of more megapixels than the limit */
export function checkPixels({ width, height }: Size, limit: number, name: string): void {
  const megapixels = Math.ceil((width * height) / 1e6)
  if (megapixels > limit)
    throw new FaultError<PictureFault>({ code: 'TooLarge', name, megapixels, limit })
}

/** Formats that every current browser decodes, so that a failure means a damaged file. */
const common = ['JPEG', 'PNG', 'GIF', 'WebP', 'BMP', 'AVIF']

/** Why a picture that the browser refused was refused. @param head  the file's beginning */
export function decodingFault(head: Uint8Array, type: string, name: string): PictureFault {
  const { format } = sniff(head, type)
  return common.includes(format)
    ? { code: 'Corrupt', name }
    : { code: 'Unsupported', name, format: format || '?' }
}
