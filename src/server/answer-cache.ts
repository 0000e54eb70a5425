import { statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'

/** A file that an answer was made of, as it was then. */
export interface FileState {
  path: string
  /** bytes */
  size: number
  /** milliseconds since 1970 */
  modified: number
  /** tells a file from another one that was moved to its place */
  inode: number
}

/** A whole answer with status 200. */
export interface KnownAnswer {
  headers: Record<string, string>
  body: Uint8Array
  files: FileState[]
}

/** All that an answer depends on. */
export interface Asked {
  /** as it stands in the request line */
  target: string
  headers: IncomingHttpHeaders
}

export interface AnswerCache {
  find: (asked: Asked) => KnownAnswer | undefined
  keep: (asked: Asked, answer: KnownAnswer) => void
}

/** More answers than the site has pages and scripts in two encodings; a stranger's made-up headers fill no memory. */
const mostAnswers = 2_000

/**
 * Whole answers in memory, each given only as long as its files are what they were: that is looked up
 * each time, at once, because for a file in the system's cache waiting takes longer than looking.
 * @param limit  bytes of all bodies together; the oldest go first
 */
export function answerCache(limit: number): AnswerCache {
  const known = new Map<string, KnownAnswer>()
  let size = 0
  const forget = (key: string) => {
    size -= known.get(key)?.body.length ?? 0
    known.delete(key)
  }
  return {
    find: (asked) => {
      if (!isPlain(asked.headers)) return undefined
      const key = keyOf(asked)
      const answer = known.get(key)
      if (!answer || answer.files.every(isAsItWas)) return answer
      forget(key)
      return undefined
    },
    keep: (asked, answer) => {
      if (!isPlain(asked.headers) || answer.body.length > limit) return
      const key = keyOf(asked)
      forget(key)
      known.set(key, answer)
      size += answer.body.length
      for (const oldest of known.keys()) {
        if (size <= limit && known.size <= mostAnswers) break
        forget(oldest)
      }
    },
  }
}

/** Asks for the whole, whatever the visitor has already. */
function isPlain(headers: IncomingHttpHeaders): boolean {
  return (
    headers.range === undefined &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    headers['if-range'] === undefined
  )
}

function keyOf({ target, headers }: Asked): string {
  const path = target.split('?', 1)[0]
  return `${path}\n${headers['accept-encoding'] ?? ''}\n${headers['x-forwarded-proto'] ?? ''}`
}

function isAsItWas({ path, size, modified, inode }: FileState): boolean {
  try {
    const now = statSync(path)
    return now.size === size && now.mtimeMs === modified && now.ino === inode
  } catch {
    return false
  }
}
