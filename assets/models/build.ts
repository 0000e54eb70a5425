import { resolve } from 'node:path'
import { buildPiece, makeTextures } from './build-piece.ts'
import { catalogue } from './catalogue.ts'
import { filesOf } from './manifest.ts'

/**
 * `node assets/models/build.ts <id>… [--pack]`: builds models with Blender and packs them into `public/models`.
 * Without an id, all of the catalogue. `--pack` packs again what Blender has left in the cache.
 */

const cache = resolve('.cache/models')
const folder = resolve('public/models')
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const packOnly = process.argv.includes('--pack')

makeTextures(cache, packOnly)
for (const id of asked.length > 0 ? asked : catalogue()) {
  const started = performance.now()
  const { size, triangles } = await buildPiece(id, { cache, folder }, packOnly)
  const files = Object.entries(filesOf(folder, id)).map(([name, bytes]) => `${name} ${bytes}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${id}: ${size.join(' × ')} m, ${triangles} triangles, ${files.join(', ')}; ${seconds} s`,
  )
}
