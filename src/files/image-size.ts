import { latin1Slice, readUintBE, readUintLE } from './bytes.ts'
import { isJpeg, isStartOfFrame, jpegSegments } from './jpeg.ts'

export type Size = { width: number; height: number }

/**
 * The size of a JPEG, PNG, WebP, GIF or BMP as its header declares it, before any orientation.
 * @param head  the file's beginning; 256 kB reach past the metadata of any usual JPEG
 * @returns pixels, or undefined for another format or when the header is cut off or damaged
 */
export function imageSize(head: Uint8Array): Size | undefined {
  const start = latin1Slice(head, 0, 16)
  if (isJpeg(head)) return jpegSize(head)
  if (start.startsWith('\x89PNG')) return sized(readUintBE(head, 16, 4), readUintBE(head, 20, 4))
  if (start.startsWith('GIF8')) return sized(readUintLE(head, 6, 2), readUintLE(head, 8, 2))
  if (start.startsWith('BM')) return sized(readUintLE(head, 18, 4), readUintLE(head, 22, 4))
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return webpSize(head)
  return undefined
}

function sized(width: number | undefined, height: number | undefined): Size | undefined {
  return width && height ? { width, height } : undefined
}

function jpegSize(head: Uint8Array): Size | undefined {
  for (const segment of jpegSegments(head)) {
    const { start } = segment
    if (isStartOfFrame(segment))
      return sized(readUintBE(head, start + 7, 2), readUintBE(head, start + 5, 2))
  }
  return undefined
}

/** The three kinds of WebP: lossy, lossless and extended. RFC 9649. */
function webpSize(head: Uint8Array): Size | undefined {
  const chunk = latin1Slice(head, 12, 16)
  if (chunk === 'VP8X') {
    const width = readUintLE(head, 24, 3)
    const height = readUintLE(head, 27, 3)
    return width === undefined || height === undefined ? undefined : sized(width + 1, height + 1)
  }
  if (chunk === 'VP8L') {
    const bits = readUintLE(head, 21, 4)
    return bits === undefined ? undefined : sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
  }
  const width = readUintLE(head, 26, 2)
  const height = readUintLE(head, 28, 2)
  return width === undefined || height === undefined
    ? undefined
    : sized(width & 0x3fff, height & 0x3fff)
}
