import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * The names of our pictures that a document shows, in its order: every object with a `name` and an `alt`
 * that is neither a piece (`id`) nor a loop (`kind`).
 */
export function pictureNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'name' in value &&
    'alt' in value &&
    !('id' in value || 'kind' in value) &&
    typeof value.name === 'string'
      ? [value.name]
      : []
  return [...own, ...Object.values(value).flatMap(pictureNames)]
}

/** Names of pictures by document, `en/pages/home.json`; only documents that show one. */
export function readPictureNames(content = 'content'): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(json|mdx)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'utf8')
    const document: unknown = path.endsWith('.mdx')
      ? parse(text.split(/^---$/m)[1] ?? '')
      : JSON.parse(text)
    const names = [...new Set(pictureNames(document))]
    if (names.length > 0) found.set(path.slice(content.length + 1), names)
  }
  return found
}
