import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { bestWithin } from './best-within.ts'

/** Pixels. */
export const previewWidth = 480
/** Bytes of one preview, by its ending. */
export const previewBudget = { avif: 26_000, webp: 34_000 }

/** Writes `<target>-480.avif` and `.webp`, small pictures to choose a large one by. */
export async function packPreview(source: string, target: string): Promise<void> {
  const small = sharp(source).resize({ width: previewWidth, kernel: 'lanczos3' }).removeAlpha()
  const avif = await bestWithin([64, 58, 52, 46, 40], previewBudget.avif, (quality) =>
    small.clone().avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer(),
  )
  const webp = await bestWithin([84, 78, 72, 66, 58], previewBudget.webp, (quality) =>
    small.clone().webp({ quality, effort: 6 }).toBuffer(),
  )
  await writeFile(`${target}-${previewWidth}.avif`, avif)
  await writeFile(`${target}-${previewWidth}.webp`, webp)
}
