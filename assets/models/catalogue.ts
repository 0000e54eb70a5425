import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../graphics/root.ts'

/** Every id of the content's catalogue, the nine pieces first. */
export function catalogue(): string[] {
  const file = join(root, 'content/en/furniture.json')
  const { pieces, supporting } = JSON.parse(readFileSync(file, 'utf8')) as {
    pieces: { id: string }[]
    supporting: { id: string }[]
  }
  return [...pieces, ...supporting].map(({ id }) => id)
}
