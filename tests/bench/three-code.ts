import type { Transfer } from './traffic.ts'

/**
 * Bytes as sent: the scripts of a page's first load, a scene's 3D code, and what comes on the press for AR or VR (design §11).
 * A first load has 4 kB more than there, and what is asked for beside it a budget of its own:
 * `docs/decisions/scripts-after-the-first-view.md`.
 */
export const budgets = { firstLoad: 99_000, besideFirstLoad: 150_000, scene: 220_000, xr: 60_000 }

/**
 * Names that three.js and React Three Fiber keep through minification: classes' names in messages,
 * and properties by which objects are told apart.
 */
const marks = /WebGLRenderer|isObject3D|isBufferGeometry|isVector3|isMatrix4|__r3f|R3F:/

/** Whether a script holds code of three.js or React Three Fiber. @param code  as delivered */
export const holdsThree = (code: string): boolean => marks.test(code)

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

const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** Of scripts that were sent, those that are 3D code. @throws Error where none is, and the measure is of something else */
export async function threeOf(scripts: readonly Transfer[], what: string): Promise<Transfer[]> {
  const read = async ({ url }: Transfer) => [fileOf(url), await (await fetch(url)).text()] as const
  const found = threeChunks(new Map(await Promise.all(scripts.map(read))))
  if (found.size === 0) throw new Error(`${what}: no three.js came; count it elsewhere`)
  return scripts.filter(({ url }) => found.has(fileOf(url)))
}
