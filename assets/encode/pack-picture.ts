import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { bestWithin } from './best-within.ts'

/** One width of a picture in pixels, with the bytes that its AVIF and its WebP may have. */
export interface PictureSize {
  width: number
  avif: number
  webp: number
}

/** What a phone shows first comes in the round trip in which it is asked for, if it is no larger (Lighthouse's line). */
export const phoneBytes = 11_000

/** What phones show first: 720, and 960 on the home page, where three more come before the first paint. */
export const pictureSizes: PictureSize[] = [
  { width: 480, avif: 20_000, webp: 26_000 },
  { width: 720, avif: phoneBytes, webp: 30_000 },
  { width: 960, avif: 28_000, webp: 80_000 },
  { width: 1920, avif: 160_000, webp: 210_000 },
]

/** Previews of staging styles, 4:3. */
export const styleSizes: PictureSize[] = [
  { width: 320, avif: 7_000, webp: 8_000 },
  { width: 480, avif: 24_000, webp: 32_000 },
  { width: 720, avif: phoneBytes, webp: 40_000 },
  { width: 960, avif: 70_000, webp: 94_000 },
  { width: 1440, avif: 130_000, webp: 175_000 },
]

const qualities = {
  avif: [86, 80, 74, 68, 62, 56, 50, 44, 38, 32, 26],
  webp: [88, 84, 80, 76, 72, 68, 64, 58, 50],
}

/** Writes `<target>-<width>.avif` and `.webp` in every size, each the best quality within its budget. */
export async function packPicture(
  source: string,
  target: string,
  sizes: PictureSize[],
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  for (const { width, avif, webp } of sizes) {
    const scaled = sharp(source).resize({ width, kernel: 'lanczos3' }).removeAlpha()
    const encoded = {
      avif: await bestWithin(qualities.avif, avif, (quality) =>
        scaled.clone().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer(),
      ),
      // For browsers that are some years old; it needs a third more for the same look.
      webp: await bestWithin(qualities.webp, webp, (quality) =>
        scaled.clone().webp({ quality, effort: 6 }).toBuffer(),
      ),
    }
    for (const [ending, bytes] of Object.entries(encoded)) {
      writeFileSync(`${target}-${width}.${ending}`, bytes)
    }
  }
}
