import sharp from 'sharp'
import type { TourPage } from './tour-page.ts'

/** Saves the picture of the view, and reads it back. */
export async function savedPicture(tour: TourPage) {
  const { name, buffer } = await tour.saveBy('Save this view as JPEG')
  const { format } = await sharp(buffer).metadata()
  const { data, info } = await sharp(buffer).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixel = (x: number, y: number) => {
    const at = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1))) * 3
    return [...data.subarray(at, at + 3)]
  }
  return { name, width, height, format, pixel }
}

/** JPEG gives a colour back nearly. */
export const near = (found: number[], wanted: number[] = []) =>
  found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 12)
