import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultLocale } from '../../src/site/locales.ts'
import { checkerVersion, hash } from './checker-version.ts'
import type { Examined } from './examine.ts'
import { type ContentFile, splitPath } from './problem.ts'

/** What was found in a file, by a hash of all that it depends on. */
type Kept = Record<string, Examined>

const root = join(import.meta.dirname, '../..')

/**
 * Examines every file, or takes what was found when it last was as it is now.
 * @param cache  where that is kept
 */
export async function examineAll(files: ContentFile[], cache: string): Promise<Examined[]> {
  const kept = readKept(cache)
  const keys = keysOf(files)
  const isKept = keys.every((key) => kept[key])
  if (isKept) return keys.flatMap((key) => kept[key] ?? [])
  // Reading the definitions and what reads MDX takes longer than anything else here.
  const [{ z }, { examine }, { definitions }] = await Promise.all([
    import('zod'),
    import('./examine.ts'),
    import('../../content/schemas/index.ts'),
  ])
  // Most schemas are used four times: compiling them costs more than it saves.
  z.config({ jitless: true })
  const examined = files.map((file, i) => kept[keys[i] ?? ''] ?? examine(file, definitions))
  const next = Object.fromEntries(examined.map((each, i) => [keys[i], each]))
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(next))
  return examined
}

function keysOf(files: ContentFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const version = checkerVersion(root)
  return files.map(({ path, text }) => {
    const [, document] = splitPath(path)
    // The English strings are the definition of the others.
    const definition = document.startsWith('ui/') ? texts.get(`${defaultLocale}/${document}`) : ''
    return hash([version, path, text, definition ?? ''])
  })
}

function readKept(cache: string): Kept {
  try {
    return existsSync(cache) ? (JSON.parse(readFileSync(cache, 'utf8')) as Kept) : {}
  } catch {
    // Half a file, of a check that was stopped, is as good as none.
    return {}
  }
}
