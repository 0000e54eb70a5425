/**
 * Rebuilds public/home: home.json, plan.svg, home.glb, home-overview.glb.
 *
 *     node assets/home/build.ts [data | model] [--samples N] [--arrays FOLDER]
 *
 * `data` writes only home.json and plan.svg (no Blender); `--arrays` packs arrays baked before.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { toGlb } from '../models/compress.ts'
import { runBlender, runTool } from '../models/run-tool.ts'
import { readTextureSets } from '../models/texture-sets.ts'
import { homeDocument, type Picture } from './home-document.ts'
import { readHomeGroups } from './home-groups.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string', default: '64' }, arrays: { type: 'string' } },
})

if (positionals[0] !== 'model') {
  runTool('python3', ['assets/home/home_json.py'])
  runTool('python3', ['assets/home/plan_svg.py'])
}
if (positionals[0] !== 'data') {
  const work = mkdtempSync(join(tmpdir(), 'home-'))
  const arrays = values.arrays ?? work
  if (!values.arrays) {
    runBlender('assets/blender/home/realtime/main.py', [arrays, '--samples', values.samples])
  }
  runTool('python3', ['assets/textures/make.py', work])
  const groups = readHomeGroups(arrays)
  const document = homeDocument(groups, await pictures(arrays, work))
  const glb = await toGlb(document)
  writeFileSync('public/home/home.glb', glb)
  const triangles = groups.reduce((sum, { index }) => sum + index.length / 3, 0)
  rmSync(work, { recursive: true })
  console.log(`public/home/home.glb: ${triangles} triangles, ${glb.byteLength} bytes`)
  await import('./overview.ts')
}

/** The skin's own pictures, and small tileable details of wood and cloth. */
async function pictures(arrays: string, textures: string): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>()
  for (const [name, quality] of [
    ['shell-floor', 82],
    ['shell-walls', 84],
  ] as const) {
    const webp = await sharp(join(arrays, `${name}.png`))
      .webp({ quality, effort: 6 })
      .toBuffer()
    found.set(name, { webp })
  }
  for (const [name, { albedo, tile, mean }] of readTextureSets(textures)) {
    if (!['oak', 'linen', 'pile'].includes(name)) continue
    const webp = await sharp(albedo).webp({ quality: 72, effort: 6 }).toBuffer()
    found.set(name, { webp, tile, mean })
  }
  return found
}
