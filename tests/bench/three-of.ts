import { threeChunks } from './three-graph.ts'
import type { Transfer } from './traffic.ts'

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/**
 * Of scripts that were sent, those that are 3D code: see `threeChunks`.
 * @throws Error where none is, and the measure is of something else
 */
export async function threeOf(scripts: readonly Transfer[], what: string): Promise<Transfer[]> {
  const codes = new Map(
    await Promise.all(
      scripts.map(async ({ url }) => [fileOf(url), await (await fetch(url)).text()] as const),
    ),
  )
  const found = threeChunks(codes)
  if (found.size === 0) throw new Error(`${what}: no three.js came; count it elsewhere`)
  return scripts.filter(({ url }) => found.has(fileOf(url)))
}
