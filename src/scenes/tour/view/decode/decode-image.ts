import { asciiText, latin1Slice } from '../../../../files/bytes.ts'
import { checkPixels, decodingFault } from '../../../../files/fault.ts'
import { imageSize } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import { tourConfig } from '../../config.ts'
import { FaultError } from '../../model/fault.ts'

/** A picture's file and its beginning. */
export type ImageFile = { blob: Blob; head: Uint8Array; name: string }

/** Straight alpha and the camera's orientation, as the shader and the visitor expect them. */
const straight: ImageBitmapOptions = { imageOrientation: 'from-image', premultiplyAlpha: 'none' }

/** The same for pixels that hide nothing, which are spared the work of telling their alpha apart. */
const opaque: ImageBitmapOptions = { imageOrientation: 'from-image' }

/**
 * Decodes a picture, by the browser's own threads.
 * @param resize  to a smaller one, where the browser can
 * @throws FaultError naming what is wrong with the file
 */
export async function decodeImage(
  file: ImageFile,
  resize?: Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeQuality'>,
): Promise<ImageBitmap> {
  const { blob, head, name } = file
  const size = imageSize(head)
  if (size) checkPixels(size, tourConfig.maxMegapixels, name)
  const isOpaque = sniff(head, blob.type).format === 'JPEG'
  try {
    return await createImageBitmap(blob, { ...(isOpaque ? opaque : straight), ...resize })
  } catch {
    // What cannot be made smaller may still be decoded as it is.
    if (resize) return decodeImage(file)
    const fault = decodingFault(head, blob.type, name)
    if (fault.code !== 'Unsupported') throw new FaultError(fault)
    return decodeByElement(blob).catch(() => {
      throw new FaultError(fault)
    })
  }
}

/** Decodes as an image element does: some formats (SVG, and HEIC in Safari) are decoded by no other way. */
async function decodeByElement(blob: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await createImageBitmap(image, straight)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * The file's beginning, with its size and metadata, wherever in the file they lie.
 * @throws FaultError `Empty` or `Unreadable`
 */
export async function readHead(blob: Blob, name: string): Promise<Uint8Array> {
  if (blob.size === 0) throw new FaultError({ code: 'Empty', name })
  try {
    const head = new Uint8Array(await blob.slice(0, tourConfig.headBytes).arrayBuffer())
    if (!hidesMetadata(head, blob.size)) return head
    // Few pictures are such, so that only these load what reads them.
    const { readImageHead } = await import('../../../../files/image-head.ts')
    return await readImageHead(blob, tourConfig.headBytes)
  } catch {
    throw new FaultError({ code: 'Unreadable', name })
  }
}

/** Whether a picture may say more of itself behind its beginning, or in pieces. */
function hidesMetadata(head: Uint8Array, size: number): boolean {
  const start = latin1Slice(head, 0, 16)
  const text = asciiText(head)
  if (start.startsWith('\xff\xd8') && text.includes('http://ns.adobe.com/xmp/extension/'))
    return true
  if (size <= head.length || text.includes('GPano:')) return false
  if (start.startsWith('\xff\xd8')) return imageSize(head) === undefined
  return start.startsWith('\x89PNG') || start.slice(8, 12) === 'WEBP'
}
