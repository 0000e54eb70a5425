import type { Module } from './module.ts'

/** Lines no file may exceed. */
export const mostLines = 400
/** Half of all files stay below this many lines. */
export const medianLines = 90

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Paths with a folder or file not named in kebab-case; a file may have endings such as `.test.ts`. */
export function misnamed(modules: Module[]): string[] {
  const isKebab = (part: string) => part.split('.').every((piece) => kebab.test(piece))
  return modules.map(({ path }) => path).filter((path) => !path.split('/').every(isKebab))
}

export function tooLong(modules: Module[]): string[] {
  return modules
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines`)
}

/** @throws RangeError for no modules at all */
export function medianOf(modules: Module[]): number {
  const sorted = modules.map(({ lines }) => lines).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('There is no median of nothing.')
  return middle
}
