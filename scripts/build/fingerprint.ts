import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What the built site is made of, below the checkout. */
export const buildInputs = [
  'src',
  'content',
  'public',
  'scripts/content',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'vite.service-worker.config.ts',
  'contentlayer.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** Size, time of change (ms since 1970) and SHA-1 of one file. */
export type FileFacts = [size: number, modified: number, hash: string]

export interface Fingerprint {
  hash: string
  /** by path below the checkout: spares reading again what did not change */
  files: Record<string, FileFacts>
}

/**
 * One hash over everything the build reads: paths and contents, settings, and the year.
 * @param year  that pages name
 * @param known  files of an earlier fingerprint: one of the same size and time is not read again
 * @param settings  environment; only names with the prefix VITE_ count, and what is hidden
 */
export async function fingerprint(
  root: string,
  inputs: string[],
  year: number,
  known: Record<string, FileFacts> = {},
  settings: Record<string, string | undefined> = {},
): Promise<Fingerprint> {
  const lists = await Promise.all(inputs.map((input) => listFiles(join(root, input))))
  const paths = lists.flat().map((path) => relative(root, path).split(sep).join('/'))
  const files: Record<string, FileFacts> = {}
  const facts = await Promise.all(
    paths
      .filter(isBuilt)
      .map(async (path) => [path, await factsOf(root, path, known[path])] as const),
  )
  for (const [path, fact] of facts.sort(([a], [b]) => (a < b ? -1 : 1))) files[path] = fact

  const total = createHash('sha1').update(`${year}\n`)
  for (const [path, [, , hash]] of Object.entries(files)) total.update(`${path}\0${hash}\n`)
  for (const name of Object.keys(settings).sort()) {
    if (name.startsWith('VITE_') || name === 'HIDDEN_DOCUMENTS')
      total.update(`${name}=${settings[name]}\n`)
  }
  return { hash: total.digest('hex'), files }
}

/** The server runs from its source, and tests are no part of the site. */
function isBuilt(path: string): boolean {
  return !path.startsWith('src/server/') && !/\.test\.tsx?$/.test(path)
}

async function listFiles(path: string): Promise<string[]> {
  const facts = await stat(path).catch(() => null)
  if (!facts) return []
  if (facts.isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

async function factsOf(root: string, path: string, known?: FileFacts): Promise<FileFacts> {
  const { size, mtimeMs } = await stat(join(root, path))
  if (known && known[0] === size && known[1] === mtimeMs) return known
  const hash = createHash('sha1').update(await readFile(join(root, path)))
  return [size, mtimeMs, hash.digest('hex')]
}
