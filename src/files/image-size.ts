import { big, characters, little } from './bytes.ts'

export type Size = { width: number; height: number }

/**
 * The size of a JPEG, PNG, WebP, GIF or BMP as its header declares it, before any orientation.
 * @param head  the file's beginning; 256 kB reach past the metadata of any usual JPEG
 * @returns pixels, or undefined for another format or when the header is cut off or damaged
 */
export function imageSize(head: Uint8Array): Size | undefined {
  const start = characters(head, 0, 16)
  if (start.startsWith('\xff\xd8')) return jpegSize(head)
  if (start.startsWith('\x89PNG')) return sized(big(head, 16, 4), big(head, 20, 4))
  if (start.startsWith('GIF8')) return sized(little(head, 6, 2), little(head, 8, 2))
  if (start.startsWith('BM')) return sized(little(head, 18, 4), little(head, 22, 4))
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return webpSize(head)
  return undefined
}

function sized(width: number | undefined, height: number | undefined): Size | undefined {
  return width && height ? { width, height } : undefined
}

/** Walks the segments to the start of frame (C0…CF without C4, C8, CC). ITU-T T.81, annex B. */
function jpegSize(head: Uint8Array): Size | undefined {
  let at = 2
  while (head[at] === 0xff) {
    const marker = head[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) return sized(big(head, at + 7, 2), big(head, at + 5, 2))
    const length = big(head, at + 2, 2)
    if (length === undefined || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

/** The three kinds of WebP: lossy, lossless and extended. RFC 9649. */
function webpSize(head: Uint8Array): Size | undefined {
  const chunk = characters(head, 12, 16)
  if (chunk === 'VP8X') {
    const width = little(head, 24, 3)
    const height = little(head, 27, 3)
    return width === undefined || height === undefined ? undefined : sized(width + 1, height + 1)
  }
  if (chunk === 'VP8L') {
    const bits = little(head, 21, 4)
    return bits === undefined ? undefined : sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
  }
  const width = little(head, 26, 2)
  const height = little(head, 28, 2)
  return width === undefined || height === undefined
    ? undefined
    : sized(width & 0x3fff, height & 0x3fff)
}
