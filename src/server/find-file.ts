import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file below the root that exists. */
export interface FoundFile {
  /** absolute path with every symbolic link resolved */
  path: string
  /** the same as it was looked for */
  lookedFor: string
  /** tells a file from another one that was moved to its place */
  inode: number
  /** bytes */
  size: number
  /** milliseconds since 1970 */
  modified: number
}

/**
 * The file for clean segments: the file itself, `x/index.html`, or `x.html`, in this order.
 * @param root  folder served; looked up anew each time, because a build replaces it by renaming
 * @returns null when there is none, or when a symbolic link leads out of the root
 */
export async function findFile(root: string, segments: string[]): Promise<FoundFile | null> {
  const base = join(root, ...segments)
  const direct = segments.length > 0 ? await fileWithin(root, base) : null
  if (direct) return direct
  const index = await fileWithin(root, join(base, 'index.html'))
  if (index || segments.length === 0) return index
  return fileWithin(root, `${base}.html`)
}

/** @returns the file when it is a regular file inside root, otherwise null */
export async function fileWithin(root: string, path: string): Promise<FoundFile | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(path)])
    if (!real.startsWith(realRoot + sep)) return null
    const facts = await stat(real)
    if (!facts.isFile()) return null
    const { size, mtimeMs: modified, ino: inode } = facts
    return { path: real, lookedFor: path, inode, size, modified }
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

function isAbsence(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'].includes(code)
}
