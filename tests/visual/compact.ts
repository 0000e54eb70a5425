import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * `node tests/visual/compact.ts [part of a name …]`: writes baselines with a palette where that changes next to nothing, which
 * makes most of them a third as large. To be run on new baselines before they are committed; on all of them when no part
 * of a name is given, which the history of the repository has to carry.
 */
const folder = 'tests/visual/screenshots'
/** How far a channel may move, of 255, but for a few. */
const near = { by: 6, share: 0.01 }
/** As far as about here the comparison takes two pixels for the same. */
const far = { by: 48, share: 0.00001 }

const wanted = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
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
  const moved = [near, far].map(({ by, share }) => beyond(old, fresh, by) <= share * old.length)
  if (moved.every(Boolean)) writeFileSync(file, packed)
}

/** How many channels differ by more than this. */
function beyond(old: Buffer, fresh: Buffer, by: number): number {
  let count = 0
  for (let at = 0; at < old.length; at += 1) {
    if (Math.abs((old[at] ?? 0) - (fresh[at] ?? 0)) > by) count += 1
  }
  return count
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
