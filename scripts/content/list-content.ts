import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Locale } from '../../src/site/locales.ts'

/**
 * The content files of a language, in order.
 * @returns paths below the content folder: `en/pages/home.json`
 */
export function listContent(content: string, locale: Locale): string[] {
  const folder = join(content, locale)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(content, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
