import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../graphics/root.ts'

/** What a shot is made into; `families.ts` says where its files lie. */
export const families = [
  'picture',
  'layer',
  'style',
  'panorama',
  'home-panorama',
  'photograph',
] as const

/** How one shot was rendered for the files in `public/`. All but `makes` are options of blender/render.py. */
const shot = z.strictObject({
  makes: z.enum(families),
  /** pixels */
  width: z.int().positive(),
  /** light paths a pixel */
  samples: z.int().positive(),
  /** stops; what render.py says where it is left out */
  exposure: z.number().optional(),
})

export type Shot = z.infer<typeof shot>

/**
 * The settings of every shot by its name, as `blender/shots/registry.py` knows it.
 * @throws ZodError naming the shot and the field when the file is wrong
 */
export function readShots(file = join(root, 'assets/shots.json')): Record<string, Shot> {
  return z.record(z.string(), shot).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** @throws RangeError when no settings are known for the name */
export function settingsOf(name: string): Shot {
  const known = readShots()[name]
  if (!known) throw new RangeError(`There is no shot “${name}” in assets/shots.json.`)
  return known
}

/** The options of blender/render.py that give a shot its settings. */
export function renderOptions({ makes: _, ...settings }: Shot): string[] {
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
}
