import { readFileSync } from 'node:fs'
import { variants } from '../models/variants.ts'
import { type Kit, kitsFile } from './kit.ts'

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** @throws when the file has not the shape of kits */
export function readKits(file = 'assets/styles/kits.json'): Kit[] {
  return kitsFile.parse(json(file)).kits
}

/** Ids of the looks of every piece in the catalogue. */
export function readLooks(): Map<string, string[]> {
  const { pieces, supporting } = json('content/en/furniture.json') as {
    pieces: { id: string }[]
    supporting: { id: string }[]
  }
  return new Map(
    [...pieces, ...supporting].map(({ id }) => [id, (variants[id] ?? []).map((look) => look.id)]),
  )
}
