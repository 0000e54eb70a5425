import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from './measure-model.ts'
import { packPiece, type Work } from './pack-piece.ts'
import { runBlender, runTool } from './run-tool.ts'

/** Draws the tileable textures that all pieces share, unless `packOnly` finds them in the cache. */
export function makeTextures(cache: string, packOnly: boolean): void {
  const textures = join(cache, 'textures')
  if (packOnly && existsSync(join(textures, 'textures.json'))) return
  runTool('python3', ['assets/textures/make.py', textures])
}

/** Builds one piece with Blender and packs it; `packOnly` packs what the cache holds, where it holds all. */
export async function buildPiece(id: string, work: Work, packOnly: boolean): Promise<Measured> {
  const { cache } = work
  if (!packOnly || !existsSync(join(cache, `${id}.bin`))) {
    runBlender('assets/blender/export/main.py', [id, cache], 1)
  }
  if (!packOnly || !existsSync(join(cache, `${id}-cover.png`))) {
    runBlender('assets/blender/export/thumbnail.py', [id, cache])
  }
  return packPiece(id, work)
}
