import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPiece, makeTextures } from '../models/build-piece.ts'
import { pictureDifference, tolerance } from './difference.ts'

/**
 * Builds a piece again from nothing, and compares its thumbnail and the bytes of its model.
 * @param work  an empty folder
 * @returns whether the thumbnail is the same picture and the model the same to the bit
 */
export async function compareModel(id: string, work: string): Promise<boolean> {
  const [cache, folder] = [join(work, 'cache'), join(work, 'models')]
  makeTextures(cache, false)
  await buildPiece(id, { cache, folder }, false)
  const file = (name: string) => [join('public/models', name), join(folder, name)] as const
  const difference = await pictureDifference(...file(`${id}.webp`))
  console.log(`models/${id}.webp: mean pixel difference ${(100 * difference).toFixed(3)} %`)
  const [committed, rebuilt] = file(`${id}.glb`).map((path) => readFileSync(path))
  const equal = rebuilt !== undefined && committed?.equals(rebuilt) === true
  const bytes = `${committed?.length} and ${rebuilt?.length} bytes`
  console.log(`models/${id}.glb: ${equal ? 'the same to the bit' : `differs (${bytes})`}`)
  return equal && difference < tolerance
}
