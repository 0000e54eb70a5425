import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bestWithin } from '../encode/best-within.ts'
import { phoneBytes } from '../encode/pack-picture.ts'

/** Pixels; the second is what phones show first. */
export const posterWidths = { large: 1280, small: 720 }

/** The files of a loop's posters. */
export const posterFiles = (name: string) =>
  [`${name}.avif`, `${name}.webp`, `${name}-small.avif`] as const

/**
 * Writes the first frame of a loop, so that nothing jumps when the video begins.
 * @param frame  file of a picture, 16:9
 * @returns bytes of each file by its name
 */
export async function writePosters(
  name: string,
  frame: string,
  folder: string,
): Promise<Record<string, number>> {
  const [avif, webp, small] = posterFiles(name)
  const large = sharp(frame).resize({ width: posterWidths.large })
  await large.clone().avif({ quality: 52, effort: 6 }).toFile(join(folder, avif))
  await large.clone().webp({ quality: 74, effort: 6 }).toFile(join(folder, webp))
  const phone = sharp(frame).resize({ width: posterWidths.small, kernel: 'lanczos3' })
  const bytes = await bestWithin([52, 46, 41, 37, 33, 29, 25], phoneBytes, (quality) =>
    phone.clone().avif({ quality, effort: 6 }).toBuffer(),
  )
  writeFileSync(join(folder, small), bytes)
  return Object.fromEntries(
    [avif, webp, small].map((file) => [file, statSync(join(folder, file)).size]),
  )
}
