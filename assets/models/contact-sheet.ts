import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readManifest } from './manifest.ts'

/** `node assets/models/contact-sheet.ts`: every thumbnail with its id and size, on the light ground. */

const folder = 'public/models'
const target = 'docs/contact-sheets/pieces.webp'
const columns = 7
const cell = { width: 230, height: 262, picture: 214 }

const manifest = readManifest(folder)
const ids = Object.keys(manifest)
const rows = Math.ceil(ids.length / columns)
const place = (n: number) => ({
  left: (n % columns) * cell.width + (cell.width - cell.picture) / 2,
  top: Math.floor(n / columns) * cell.height + 6,
})

const pictures = await Promise.all(
  ids.map(async (id, n) => ({
    input: await sharp(join(folder, `${id}.webp`))
      .resize(cell.picture)
      .png()
      .toBuffer(),
    ...place(n),
  })),
)
const size = { width: columns * cell.width, height: rows * cell.height }
const labels = ids.map((id, n) => {
  const { left, top } = place(n)
  const [x, y] = [left + cell.picture / 2, top + cell.picture + 16]
  const measures = manifest[id]?.size.map((side) => side.toFixed(2)).join(' × ')
  return `<text x="${x}" y="${y}">${id}</text><text x="${x}" y="${y + 15}" opacity=".6">${measures} m</text>`
})
const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="DM Mono, DejaVu Sans Mono, monospace" font-size="11" fill="#14171F" text-anchor="middle">${labels.join('')}</svg>`

mkdirSync(dirname(target), { recursive: true })
const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: '#F7F5F0' } })
  .composite([...pictures, { input: Buffer.from(text), left: 0, top: 0 }])
  .webp({ quality: 82, effort: 6 })
  .toFile(target)
console.log(`${ids.length} pieces, ${bytes} bytes`)
