import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from './measure-model.ts'
import type { Mount } from './piece-arrays.ts'

export interface ManifestEntry {
  /** What the piece stands or hangs on; its lowest point is y = 0 in any case. */
  mount: Mount
  /** Metres: width (x), height (y), depth (z). */
  size: [number, number, number]
  triangles: number
  /** Ids of its looks, the first as built; empty where there is one look only. */
  variants: string[]
  /** Bytes by file name. */
  files: Record<string, number>
}

export type Manifest = Record<string, ManifestEntry>

const fileName = 'manifest.json'

/** @param folder  `public/models` */
export function readManifest(folder: string): Manifest {
  const file = join(folder, fileName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** Every file of one piece with its bytes, by name. */
export function filesOf(folder: string, id: string): Record<string, number> {
  const mine = readdirSync(folder).filter((name) => name.replace(/\.\w+$/, '') === id)
  for (const ending of ['avif', 'glb', 'webp']) {
    const small = `small/${id}.${ending}`
    if (existsSync(join(folder, small))) mine.push(small)
  }
  return Object.fromEntries(mine.sort().map((name) => [name, statSync(join(folder, name)).size]))
}

/** Renews one piece's entry and keeps the others; ids in order, so that a rebuild changes only what it must. */
export function writeEntry(folder: string, id: string, mount: Mount, measured: Measured): void {
  const { size, triangles, variants } = measured
  const files = filesOf(folder, id)
  const all: Manifest = {
    ...readManifest(folder),
    [id]: { mount, size, triangles, variants, files },
  }
  const sorted = Object.keys(all)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(all[key])}`)
  writeFileSync(join(folder, fileName), `{\n${sorted.join(',\n')}\n}\n`)
}
