import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesOf } from './manifest.ts'
import { packPiece } from './pack-piece.ts'
import { runBlender, runTool } from './run-tool.ts'

/**
 * `node assets/models/build.ts <id>… [--pack]`: builds models with Blender and packs them into `public/models`.
 * Without an id, all of the catalogue. `--pack` packs again what Blender has left in the cache.
 */

const cache = resolve('.cache/models')
const folder = resolve('public/models')
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const packOnly = process.argv.includes('--pack')

/** Every id of the content's catalogue. */
function catalogue(): string[] {
  const { pieces, supporting } = JSON.parse(readFileSync('content/en/furniture.json', 'utf8')) as {
    pieces: { id: string }[]
    supporting: { id: string }[]
  }
  return [...pieces, ...supporting].map(({ id }) => id)
}

const textures = join(cache, 'textures')
if (!packOnly || !existsSync(join(textures, 'textures.json'))) {
  runTool('python3', ['assets/textures/make.py', textures])
}
for (const id of asked.length > 0 ? asked : catalogue()) {
  const started = performance.now()
  if (!packOnly || !existsSync(join(cache, `${id}.bin`))) {
    runBlender('assets/blender/export/main.py', [id, cache], 1)
  }
  if (!packOnly || !existsSync(join(cache, `${id}-cover.png`))) {
    runBlender('assets/blender/export/thumbnail.py', [id, cache])
  }
  const { size, triangles } = await packPiece(id, { cache, folder })
  const files = Object.entries(filesOf(folder, id)).map(([name, bytes]) => `${name} ${bytes}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${id}: ${size.join(' × ')} m, ${triangles} triangles, ${files.join(', ')}; ${seconds} s`,
  )
}
