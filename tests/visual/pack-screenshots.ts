import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Makes the baselines a third as large: in 256 colors, which the comparison's tolerance does not see. Run it after
 * `--update-snapshots`; pictures that are packed already stay as they are.
 */
for (const file of globSync(join(import.meta.dirname, 'screenshots/**/*.png'))) {
  const { isPalette } = await sharp(file).metadata()
  if (isPalette) continue
  const packed = await sharp(await readFile(file))
    .png({ palette: true, quality: 92, effort: 10, dither: 0 })
    .toBuffer()
  await writeFile(file, packed)
}
