import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../graphics/root.ts'

/** What is known of a loop since it was built. */
const entry = z.strictObject({
  /** seconds */
  duration: z.number().positive(),
  /** frames a second */
  rate: z.number().positive(),
  frames: z.int().positive(),
  /** mean differences of 8-bit samples: last frame to first, and the larger of the steps beside that */
  seam: z.number().nonnegative(),
  step: z.number().nonnegative(),
  /** bytes by file name */
  files: z.record(z.string(), z.int().positive()),
})

export const manifest = z.record(z.string(), entry)

export type Entry = z.infer<typeof entry>

export const manifestFile = join(root, 'public/videos/manifest.json')

/** @throws Error when the file is not what {@link manifest} says */
export const readManifest = (): Record<string, Entry> =>
  existsSync(manifestFile) ? manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : {}

/** Puts a loop's entry into the manifest, whose names stay in order. */
export function record(name: string, known: Entry): void {
  const all = { ...readManifest(), [name]: known }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
