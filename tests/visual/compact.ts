import { globSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * `node tests/visual/compact.ts [part of a name …]`: writes baselines with a palette where that changes next to nothing, which
 * makes most of them a third as large. To be run on new baselines before they are committed; on all of them when no part
 * of a name is given, which the history of the repository has to carry.
 */
const wanted = process.argv.slice(2)
const files = globSync('tests/visual/screenshots/**/*.png')
const isWanted = (file: string) => wanted.length === 0 || wanted.some((part) => file.includes(part))
const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

for (const file of files.filter(isWanted)) {
  const original = readFileSync(file)
  const packed = await sharp(original)
    .png({ palette: true, quality: 100, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer()
  const [old, fresh] = [await pixels(original), await pixels(packed)]
  /** The share of channels that differ by more than this, of 255. */
  const beyond = (by: number) =>
    old.filter((value, at) => Math.abs(value - (fresh[at] ?? 0)) > by).length / old.length
  // As far as 48 the comparison takes two pixels for the same.
  const isNear = beyond(6) <= 0.01 && beyond(48) <= 0.00001
  if (packed.length <= 0.9 * original.length && isNear) writeFileSync(file, packed)
  console.log(`${file}: ${original.length} B before, ${readFileSync(file).length} B now`)
}
