import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * `node tests/visual/compact.ts`: writes baselines with a palette where that changes no pixel so that it shows, which
 * makes most of them a third as large. To be run on new baselines before they are committed.
 */
const folder = 'tests/visual/screenshots'
/** How far a channel may move, of 255; the comparison itself lets about ten times as much pass. */
const tolerance = 6

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .map((file) => join(folder, file))
const before = sizeOf(files)
for (const file of files) await compact(file)
console.log(
  `${files.length} baselines: ${kilobytes(before)} before, ${kilobytes(sizeOf(files))} now`,
)

async function compact(file: string): Promise<void> {
  const original = readFileSync(file)
  const packed = await sharp(original)
    .png({ palette: true, quality: 100, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer()
  if (packed.length > 0.9 * original.length) return
  const [old, fresh] = await Promise.all([pixels(original), pixels(packed)])
  if (old.every((value, i) => Math.abs(value - (fresh[i] ?? 0)) <= tolerance)) {
    writeFileSync(file, packed)
  }
}

function pixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer()
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0)
}
