import type { Module } from './module.ts'

/** Lines no file may exceed. */
export const mostLines = 400

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

/**
 * Files that only pass on what others export: who looks for a name must open one more. A folder's `index.ts` may: it is what
 * is loaded when the folder is first wanted.
 */
export function forwarding(modules: Module[]): string[] {
  return modules
    .filter(({ forwards, path }) => forwards && !path.endsWith('/index.ts'))
    .map(({ path }) => path)
}
