import { holdsThree } from './three-code.ts'

/** What a script imports as it is evaluated, by file name; what it may import later does not count. */
export function importsOf(code: string): string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)
  return [...found].map(([, name = '']) => name)
}

/**
 * The scripts that are 3D code: those that hold three.js or React Three Fiber, and those that cannot be evaluated
 * without one of them.
 * @param codes  as delivered, by file name
 */
export function threeChunks(codes: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([...codes].filter(([, code]) => holdsThree(code)).map(([name]) => name))
  let before = -1
  while (before !== found.size) {
    before = found.size
    for (const [name, code] of codes) {
      if (importsOf(code).some((other) => found.has(other))) found.add(name)
    }
  }
  return found
}
