import type { PixelSize, Room } from '../document/tour-document.ts'

/** What a picture nobody decoded yet is taken for. */
export const assumedSize: PixelSize = { width: 8192, height: 4096 }

/** Frames that a player holds: the one shown, and those decoded ahead of it. */
const framesAhead = 6

/**
 * What a room's media takes while it is decoded, bytes: a picture on the GPU with its mipmaps is 4/3 × 4 bytes a
 * pixel, a video its texture and the frames ahead. The encoded file is not counted: it lies on the disk.
 */
export function decodedBytes({ size, sort }: Pick<Room, 'size' | 'sort'>): number {
  const { width, height } = size ?? assumedSize
  const pixels = width * height
  return sort === 'video' ? pixels * 4 * (1 + framesAhead) : Math.ceil((pixels * 16) / 3)
}
