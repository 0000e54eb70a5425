import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives the scripts and style sheets named in every page the hash of their content, which a browser
 * checks before it uses them.
 * @param client  folder of the built site
 */
export async function addIntegrity(client: string): Promise<void> {
  const hashes = new Map<string, Promise<string | null>>()
  const hashOf = (path: string) => {
    const known = hashes.get(path) ?? hashFile(join(client, path))
    hashes.set(path, known)
    return known
  }
  const entries = await readdir(client, { recursive: true })
  await Promise.all(
    entries
      .filter((entry) => entry.endsWith('.html'))
      .map(async (entry) => {
        const page = join(client, entry)
        const html = await readFile(page, 'utf8')
        const marked = await markTags(html, hashOf)
        if (marked !== html) await writeFile(page, marked)
      }),
  )
}

/**
 * Adds `integrity` to `<script src>` and `<link rel=stylesheet>` of this site. Not to preloads: their files are
 * of the same origin, and each hash is 60 bytes of HTML that do not compress.
 * @param hashOf  path on this site → hash, or null when there is no such file
 */
export async function markTags(
  html: string,
  hashOf: (path: string) => Promise<string | null>,
): Promise<string> {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  let marked = html
  for (const tag of new Set(tags)) {
    const path = addressOf(tag)
    const hash = path && !/\bintegrity=/.test(tag) ? await hashOf(path) : null
    if (hash) marked = marked.replaceAll(tag, tag.replace(/\s*\/?>$/, ` integrity="${hash}">`))
  }
  return marked
}

/** The path of a tag that takes integrity, without its query; null for any other tag. */
function addressOf(tag: string): string | null {
  const isScript = tag.startsWith('<script')
  if (!isScript && !/\brel="?stylesheet\b/.test(tag)) return null
  const address = /\b(?:src|href)="(\/[^/"][^"]*)"/.exec(tag)?.[1]
  return address?.replace(/[?#].*$/, '') ?? null
}

async function hashFile(path: string): Promise<string | null> {
  const content = await readFile(path).catch(() => null)
  return content && `sha256-${createHash('sha256').update(content).digest('base64')}`
}
