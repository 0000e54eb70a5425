import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '../models/catalogue.ts'
import { compareModel } from './compare-model.ts'
import { compareShot } from './compare-shot.ts'

/**
 * `node assets/compare/main.ts <piece or shot>…`: builds each again in a temporary folder and compares it with what is
 * committed. Exits with 1 when a picture differs by 1 % or more in the mean, or a model by a byte.
 */
const pieces = new Set(catalogue())
const names = process.argv.slice(2)
if (names.length === 0) throw new RangeError('Name a piece or a shot to compare.')
for (const name of names) {
  const work = mkdtempSync(join(tmpdir(), 'compare-'))
  try {
    const compare = pieces.has(name) ? compareModel : compareShot
    if (!(await compare(name, work))) process.exitCode = 1
  } finally {
    rmSync(work, { recursive: true })
  }
}
