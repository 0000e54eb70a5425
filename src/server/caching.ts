import type { Encoding } from './accept-encoding.ts'
import type { FoundFile } from './find-file.ts'

/**
 * How long a copy may be kept: hashed files for ever, pages never without asking, the rest a day.
 * @param segments  of the address below the root
 * @param contentType  of the file
 */
export function cacheControlOf(segments: string[], contentType: string): string {
  if (segments[0] === 'assets') return 'public, max-age=31536000, immutable'
  return contentType.startsWith('text/html') || segments[0] === 'service-worker.js'
    ? 'no-cache'
    : 'public, max-age=86400'
}

/** A tag that changes with the file and differs between its encodings. */
export function entityTag(
  file: Pick<FoundFile, 'size' | 'modified'>,
  encoding: Encoding | null,
): string {
  const facts = [file.size, Math.trunc(file.modified)].map((fact) => fact.toString(36))
  return `"${[...facts, ...(encoding ? [encoding] : [])].join('-')}"`
}

/**
 * Whether the copy a client holds is still good (answer 304).
 * @param header  If-None-Match as sent: a list of tags, or `*`
 */
export function isFresh(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const held = header.split(',').map((part) => part.trim().replace(/^W\//, ''))
  return held.includes('*') || held.includes(tag)
}
