import sharp from 'sharp'
import { bestWithin } from '../encode/best-within.ts'

/** One picture of a sheet. */
export interface Tile {
  /** a file, or a picture in memory */
  picture: string | Buffer
  /** up to two lines below it, the second one fainter */
  caption: string[]
}

export interface Layout {
  columns: number
  /** of a tile's picture, pixels; a picture of other proportions stands in its middle */
  width: number
  height: number
  /** bytes; `sheetBudget` unless told */
  budget?: number
}

/** Bytes. */
export const sheetBudget = 400_000

const gap = 16
const ground = '#F7F5F0'
const font = 'font-family="DM Mono, DejaVu Sans Mono, monospace" font-size="11" fill="#14171F"'

/** Draws pictures row by row, each with its caption below: WebP, the best quality within its budget. */
export async function drawSheet(tiles: Tile[], layout: Layout): Promise<Buffer> {
  const { columns, width, height, budget = sheetBudget } = layout
  const captionHeight = 12 + 15 * Math.max(...tiles.map(({ caption }) => caption.length))
  const place = (n: number) => ({
    left: gap + (n % columns) * (width + gap),
    top: gap + Math.floor(n / columns) * (height + captionHeight + gap),
  })
  const pictures = await Promise.all(
    tiles.map(async ({ picture }, n) => ({ input: await fitted(picture, layout), ...place(n) })),
  )
  const labels = tiles.map(({ caption }, n) => {
    const { left, top } = place(n)
    const lines = caption.map((text, i) => {
      const at = `x="${left}" y="${top + height + 16 + 15 * i}"`
      return `<text ${at} opacity="${i === 0 ? 1 : 0.65}">${escaped(text)}</text>`
    })
    return lines.join('')
  })
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(tiles.length / columns) * (height + captionHeight + gap),
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ${font}>${labels.join('')}</svg>`
  const drawn = await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([...pictures, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer()
  return bestWithin([86, 82, 78, 72, 66, 58, 50], budget, (quality) =>
    sharp(drawn).webp({ quality, effort: 6 }).toBuffer(),
  )
}

const fitted = (picture: string | Buffer, { width, height }: Layout): Promise<Buffer> =>
  sharp(picture).resize({ width, height, fit: 'contain', background: '#F7F5F000' }).png().toBuffer()

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
