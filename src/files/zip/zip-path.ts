/** Longer ones do not fit the file systems that archives are unpacked on. */
const longest = 240

/**
 * Whether a name stays inside the archive's folder on every system: relative, by `/`, with no step
 * upwards, no drive, no backslash and no control character.
 */
export function isSafePath(path: string): boolean {
  if (path === '' || path.length > longest) return false
  if (/[\p{Cc}\\:]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** As file systems that ignore case and composition see it: two names that are one there. */
export const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase()
