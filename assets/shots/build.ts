import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { outputsOf, packShot } from './families.ts'
import { renderShot } from './render.ts'
import { settingsOf } from './shots.ts'

/**
 * `node assets/shots/build.ts <shot>… [--from FOLDER]`: renders shots with the settings of assets/shots.json and packs
 * them into `public/`. `--from` packs what was rendered before: FOLDER/<shot>.png (and .json of a photograph).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
})

for (const name of positionals) {
  const shot = settingsOf(name)
  const work = mkdtempSync(join(tmpdir(), `${name}-`))
  if (!values.from) renderShot(name, work)
  await packShot(name, shot, { renders: values.from ?? work, publicFolder: 'public' })
  rmSync(work, { recursive: true })
  for (const file of outputsOf(name, shot)) {
    console.log(`${join('public', file)} ${statSync(join('public', file)).size} B`)
  }
}
