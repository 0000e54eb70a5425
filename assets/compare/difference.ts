import sharp from 'sharp'
import { meanDifference } from '../motion/seam.ts'

/** From this share of full scale on, a rebuilt picture counts as another one. */
export const tolerance = 0.01

/**
 * Mean absolute difference of two pictures of the same size, all channels, as a share of full scale (0 to 1).
 * @throws RangeError when their sizes differ
 */
export async function pictureDifference(a: string, b: string): Promise<number> {
  const [one, other] = await Promise.all([read(a), read(b)])
  if (one.width !== other.width || one.height !== other.height) {
    throw new RangeError(
      `${a} is ${one.width} × ${one.height} px, ${b} ${other.width} × ${other.height} px.`,
    )
  }
  return meanDifference(one.data, other.data) / 255
}

/** sRGB with its opacity multiplied in, so that what is not seen does not count. */
async function read(file: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) {
    const opacity = (data[i + 3] ?? 0) / 255
    for (let c = i; c < i + 3; c += 1) data[c] = Math.round((data[c] ?? 0) * opacity)
  }
  return { data, width: info.width, height: info.height }
}
