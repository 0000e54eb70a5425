import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readFolderManifest } from '../encode/folder-manifest.ts'
import { root } from '../graphics/root.ts'
import type { StandingPoint } from './home.ts'

/** One panorama of the sample home; its name is its standing point's. */
const entry = z.strictObject({
  /** pixels */
  width: z.int().positive(),
  height: z.int().positive(),
  /** what the middle of the picture looks to: degrees clockwise from north */
  heading: z.number().min(0).lt(360),
  /** bytes by file name */
  files: z.record(z.string(), z.int().positive()),
})

export type HomePanorama = z.infer<typeof entry>

export const panoramaFolder = join(root, 'public/home/panoramas')

/** Every panorama of the home by its standing point; `{}` before any was made. */
export const readHomePanoramas = (): Record<string, HomePanorama> =>
  readFolderManifest(panoramaFolder, entry)

export function readStandingPoints(): StandingPoint[] {
  const home = JSON.parse(readFileSync(join(root, 'public/home/home.json'), 'utf8')) as {
    standingPoints: StandingPoint[]
  }
  return home.standingPoints
}

/**
 * Where the middle of a standing point's panorama looks to: degrees clockwise from north, below 360.
 * @throws RangeError when the home has no such point
 */
export function headingOf(name: string): number {
  const point = readStandingPoints().find(({ id }) => id === name)
  if (!point) throw new RangeError(`There is no standing point “${name}” in home.json.`)
  const degrees = (point.heading * 180) / Math.PI
  return Number((((degrees % 360) + 360) % 360).toFixed(2))
}
