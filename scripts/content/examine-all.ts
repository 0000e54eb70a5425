import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultLocale } from '../../src/site/locales.ts'
import { checkerVersion, hash } from './checker-version.ts'
import type { Examined } from './examine.ts'
import { type ContentFile, type Problem, splitPath } from './problem.ts'

/** Cached results, keyed by a hash of everything that they depend on. */
interface Kept {
  files?: Record<string, Examined>
  glossaries?: Record<string, Problem[]>
}

const root = join(import.meta.dirname, '../..')

/**
 * Examines every file and glossary, or takes what was found when it last was as it is now.
 * @param cache  where that is kept
 */
export async function examineAll(
  files: ContentFile[],
  glossaries: ContentFile[],
  cache: string,
): Promise<{ examined: Examined[]; inGlossaries: Problem[] }> {
  const kept = readKept(cache)
  // A change in a glossary can change the result of any file.
  const version = hash([
    checkerVersion(root),
    ...glossaries.flatMap(({ path, text }) => [path, text]),
  ])
  const keys = keysOf(files, version)
  const examined = keys.flatMap((key) => kept.files?.[key] ?? [])
  const inGlossaries = kept.glossaries?.[version]
  if (inGlossaries && examined.length === files.length) return { examined, inGlossaries }
  // Reading the definitions and what reads MDX takes longer than anything else here.
  const [{ z }, { examine }, { definitions }, { checkGlossary }, { readGlossaries }] =
    await Promise.all([
      import('zod'),
      import('./examine.ts'),
      import('../../content/schemas/index.ts'),
      import('./glossary/check-glossary.ts'),
      import('./glossary/read-glossaries.ts'),
    ])
  // Most schemas are used four times: compiling them costs more than it saves.
  z.config({ jitless: true })
  const banned = readGlossaries(glossaries)
  const now = {
    examined: files.map(
      (file, i) => kept.files?.[keys[i] ?? ''] ?? examine(file, definitions, banned),
    ),
    inGlossaries: glossaries.flatMap((file) => checkGlossary(file).problems),
  }
  const next: Kept = {
    files: Object.fromEntries(now.examined.map((each, i) => [keys[i], each])),
    glossaries: { [version]: now.inGlossaries },
  }
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(next))
  return now
}

function keysOf(files: ContentFile[], version: string): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
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
