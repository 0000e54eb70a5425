import sharp from 'sharp'
import { photoOf, type Room } from './room.ts'

/** Width to height of the photos that are looked at: the whole one, and cut out of its middle. */
export const shapes = { whole: null, square: 1, wide: 16 / 9, tall: 9 / 16 }

export function cutOut({ width, height }: Room, ratio: number | null) {
  if (ratio === null) return { width, height }
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) }
}

/** The pixels of a part of a room's photo, out of its middle; four bytes each. */
export async function pixelsOf(room: Room, cut: { width: number; height: number }) {
  const { data, info } = await sharp(photoOf(room))
    .extract({
      left: Math.floor((room.width - cut.width) / 2),
      top: Math.floor((room.height - cut.height) / 2),
      ...cut,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
