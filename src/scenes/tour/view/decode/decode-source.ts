import { decodeFault } from '../../../../files/fault.ts'
import { imageSize } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import { inspectImage } from '../../model/picture/gpano.ts'
import { staysWhole } from '../../model/picture/tiles.ts'
import { type DecodedImage, type DecodeJob, decodeImage, RefusedError } from './decode-image.ts'

/** A picture's file and its beginning. */
export type ImageFile = { blob: Blob; head: Uint8Array; name: string }

/**
 * Decodes a picture off the main thread.
 * @param limit  the largest side of a tile
 * @throws FaultError naming what is wrong with the file
 */
export type Decode = (file: ImageFile, limit: number) => Promise<DecodedImage>

/**
 * One that stays whole is decoded by the browser's own threads.
 * @param decodeLarge  decodes one that is cut
 */
export const createDecode =
  (decodeLarge: (job: DecodeJob) => Promise<DecodedImage>): Decode =>
  async ({ blob, head, name }, limit) => {
    const { gpano } = inspectImage(head, name)
    const size = imageSize(head)
    const isOpaque = sniff(head, blob.type).format === 'JPEG'
    const job = { blob, gpano, limit, isOpaque }
    try {
      return await (size && staysWhole(size, limit) ? decodeImage(job) : decodeLarge(job))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      throw new FaultError(decodeFault(head, blob.type, name))
    }
  }
