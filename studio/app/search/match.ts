/**
 * Documents whose path has all the parts that were typed, those that begin with them first.
 * @param most  how many at most
 */
export function matchFiles(files: string[], typed: string, most: number): string[] {
  const parts = typed
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  const rank = (file: string) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    return parts[0] !== undefined && name.startsWith(parts[0]) ? 0 : 1
  }
  return files
    .filter((file) => parts.every((part) => file.includes(part)))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .slice(0, most)
}
