import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Side of a thumbnail, pixels. */
export const thumbnailSize = 512

/**
 * Joins what `assets/blender/export/thumbnail.py` rendered into one picture with a transparent ground.
 * @returns raw pixels, rgba, not premultiplied
 */
export async function composeThumbnail(base: string): Promise<Buffer> {
  const read = (kind: string) => sharp(`${base}-${kind}.png`).removeAlpha().raw().toBuffer()
  const [colour, cover] = await Promise.all([read('colour'), read('cover')])
  const pixels = Buffer.alloc((colour.length / 3) * 4)
  for (let i = 0; i < colour.length / 3; i += 1) {
    const mask = (cover[i * 3] ?? 0) / 255
    const alpha = mask + (1 - mask) * ((cover[i * 3 + 1] ?? 0) / 255)
    for (let c = 0; c < 3; c += 1) {
      pixels[i * 4 + c] = alpha > 0 ? Math.round(((colour[i * 3 + c] ?? 0) * mask) / alpha) : 0
    }
    pixels[i * 4 + 3] = Math.round(alpha * 255)
  }
  return pixels
}

/** Writes `<folder>/<id>.webp`, and `.avif` where that is smaller. Returns the names of the files. */
export async function packThumbnail(base: string, folder: string, id: string): Promise<string[]> {
  const side = { width: thumbnailSize, height: thumbnailSize, channels: 4 as const }
  const picture = sharp(await composeThumbnail(base), { raw: side })
  const webp = await picture.clone().webp({ quality: 86, alphaQuality: 90, effort: 6 }).toBuffer()
  const avif = await picture.clone().avif({ quality: 62, effort: 7 }).toBuffer()
  writeFileSync(join(folder, `${id}.webp`), webp)
  if (avif.length >= webp.length) return [`${id}.webp`]
  writeFileSync(join(folder, `${id}.avif`), avif)
  return [`${id}.avif`, `${id}.webp`]
}
