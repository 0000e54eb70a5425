import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheets } from './families.ts'
import { drawSheet } from './sheet.ts'

/**
 * `node assets/contact-sheets/build.ts [family…]`: draws the contact sheets of all families, or of some. A family of which
 * something is missing in `public/` is named, and the others are drawn all the same.
 */
const folder = 'docs/contact-sheets'
const asked = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
for (const name of asked.length > 0 ? asked : Object.keys(sheets)) {
  const sheet = sheets[name]
  if (!sheet) throw new RangeError(`There is no sheet “${name}”: ${Object.keys(sheets).join(', ')}`)
  try {
    const tiles = sheet.tiles()
    const bytes = await drawSheet(tiles, sheet)
    writeFileSync(join(folder, `${name}.webp`), bytes)
    console.log(`${name}: ${tiles.length} pictures, ${bytes.length} B`)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
