import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDocument } from './build-document.ts'
import { buildUsdz } from './build-usdz.ts'
import { modelIo, toGlb } from './compress.ts'
import { writeEntry } from './manifest.ts'
import { type Measured, measureModel } from './measure-model.ts'
import { mergeGroups } from './merge-groups.ts'
import { packThumbnail } from './pack-thumbnail.ts'
import { readPieceArrays } from './piece-arrays.ts'
import { simplifyGroups } from './simplify-groups.ts'
import { readTextureSets } from './texture-sets.ts'
import { variants } from './variants.ts'

/** Triangles of a piece on the site, and in Quick Look, whose format is plain text. */
export const budget = { glb: 15_000, usdz: 9_000 }

export interface Work {
  /** Where Blender and the texture script have written. */
  cache: string
  /** `public/models`. */
  folder: string
}

/** Writes `<id>.glb`, `.usdz`, the thumbnail and the manifest's entry. */
export async function packPiece(id: string, { cache, folder }: Work): Promise<Measured> {
  const piece = readPieceArrays(join(cache, id))
  const sets = readTextureSets(join(cache, 'textures'))
  mkdirSync(folder, { recursive: true })
  for (const kind of ['glb', 'usdz', 'webp', 'avif'])
    rmSync(join(folder, `${id}.${kind}`), { force: true })

  const live = await simplifyGroups(mergeGroups(piece.groups), budget.glb)
  const document = await buildDocument({ ...piece, groups: live }, sets, variants[id] ?? [])
  const glb = await toGlb(document)
  writeFileSync(join(folder, `${id}.glb`), glb)

  const plain = await simplifyGroups(mergeGroups(piece.groups, { tint: false }), budget.usdz)
  writeFileSync(join(folder, `${id}.usdz`), await buildUsdz(id, plain, sets))
  await packThumbnail(join(cache, id), folder, id)

  const measured = measureModel(await (await modelIo()).readBinary(glb))
  writeEntry(folder, id, piece.mount, measured)
  return measured
}
