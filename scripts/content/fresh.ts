import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../src/site/locales.ts'
import type { Compiled } from './document-module.ts'
import { listContent } from './list-content.ts'
import { readSource } from './source.ts'

/** By file, what was read of it and when it had changed, in ms since 1970. */
const last = new Map<string, { changed: number; document: Compiled | null }>()

/**
 * What has been written since it was compiled, so that a page in development follows a save at once. A file that cannot
 * be read is left out: what was compiled of it last stands.
 * @param content  the content folder
 * @param compiled  by key, the compiled file: `en/pages/home` → its path
 */
export function readFresh(content: string, compiled: Map<string, string>): Map<string, Compiled> {
  const fresh = new Map<string, Compiled>()
  for (const path of locales.flatMap((locale: Locale) => listContent(content, locale))) {
    const key = path.replace(/\.(mdx|json)$/, '')
    const file = join(content, path)
    const changed = changedAt(file)
    const compiledFile = compiled.get(key)
    if (compiledFile && changedAt(compiledFile) >= changed) continue
    const document = readOnce(file, changed)
    if (document) fresh.set(key, document)
  }
  return fresh
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function readOnce(file: string, changed: number): Compiled | null {
  const known = last.get(file)
  if (known?.changed === changed) return known.document
  const { data, body, errors } = readSource(file, readFileSync(file, 'utf8'))
  const isReadable = errors.length === 0 && typeof data === 'object' && data !== null
  const document: Compiled | null = isReadable
    ? { ...data, ...(body && { body: { raw: body.text, code: '' } }) }
    : null
  last.set(file, { changed, document })
  return document
}
