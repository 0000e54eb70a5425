import type { Problem } from './problem.ts'

/**
 * Two documents with one id: files that differ by their ending only, or by large and small letters, which some disks and
 * every reader take for one.
 * @param paths  with their language
 */
export function sameName(paths: string[]): Problem[] {
  const first = new Map<string, string>()
  const problems: Problem[] = []
  for (const path of paths) {
    const id = path.replace(/\.[a-z]+$/i, '').toLowerCase()
    const other = first.get(id)
    if (other === undefined) first.set(id, path)
    else {
      const message = `same id as content/${other} → choose a unique id`
      problems.push({ path, line: 1, column: 1, field: '', message })
    }
  }
  return problems
}
