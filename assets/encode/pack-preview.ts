import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { bestWithin } from './best-within.ts'

/** Pixels. */
export const previewWidth = 480
/** Of the pictures that stand side by side in a strip. */
export const stripWidth = 240
/** Bytes of one preview, by its ending. */
export const previewBudget = { avif: 26_000, webp: 34_000 }

/** Writes `<target>-<width>.avif` and `.webp`, small pictures to choose a large one by. */
export async function packPreview(
  source: string,
  target: string,
  width: number = previewWidth,
): Promise<void> {
  const small = sharp(source).resize({ width, kernel: 'lanczos3' }).removeAlpha()
  const avif = await bestWithin([64, 58, 52, 46, 40], previewBudget.avif, (quality) =>
    small.clone().avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer(),
  )
  const webp = await bestWithin([84, 78, 72, 66, 58], previewBudget.webp, (quality) =>
    small.clone().webp({ quality, effort: 6 }).toBuffer(),
  )
  await writeFile(`${target}-${width}.avif`, avif)
  await writeFile(`${target}-${width}.webp`, webp)
}
