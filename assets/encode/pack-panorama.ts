import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { bestWithin } from './best-within.ts'
import { gpanoXmp, type Headings } from './gpano.ts'

/** Bytes a panorama may have as JPEG, by its width in pixels. */
export const panoramaBudget: Record<number, number> = { 4096: 2_200_000, 8192: 6_500_000 }

/** The same as AVIF: half of what the JPEG may have. */
export const avifBudget = (width: number): number => (panoramaBudget[width] ?? 0) / 2

/**
 * Writes an equirectangular panorama with GPano tags, the best quality within its budget.
 * @param target  its ending, `.jpg` or `.avif`, says the format
 * @throws RangeError when it is not twice as wide as high, or its width has no budget
 */
export async function packPanorama(
  source: string,
  target: string,
  headings: Headings,
): Promise<void> {
  const { width, height } = await sharp(source).metadata()
  const budget = panoramaBudget[width]
  if (!budget || width !== 2 * height) throw new RangeError(`${source} is ${width} × ${height} px.`)
  const picture = sharp(source)
    .removeAlpha()
    .withXmp(gpanoXmp(width, height, headings))
  const bytes = target.endsWith('.avif')
    ? await bestWithin([64, 58, 52, 46, 40, 34], budget / 2, (quality) =>
        picture.clone().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
      )
    : await bestWithin([92, 90, 88, 86, 84, 82, 80, 76], budget, (quality) =>
        picture.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer(),
      )
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
}
