import type { Import, Module } from './module.ts'
import { isThree } from './packages.ts'
import { placeOf } from './rooms.ts'
import type { Rule, Violation } from './rules.ts'

type Forbidden = (used: Import, path: string) => boolean

/** Rooms whose modules load with a page, before anybody asked for a scene. */
const firstRooms = ['main', 'prerender', 'app', 'pages', 'ui', 'i18n', 'visitor', 'site']

/** Rules about what comes along with a module, however long the way. */
export function checkReach(modules: Module[]): Violation[] {
  const first = modules.filter(({ path }) => firstRooms.includes(placeOf(path)?.room ?? ''))
  const browser = modules.filter(({ path }) => path === 'src/main.tsx')
  const drawsThree = ({ specifier }: Import) => isThree(specifier)
  const isNode = ({ target }: Import) => /^node:/.test(target)
  const check = (
    starts: Module[],
    kinds: Import['kind'][],
    isForbidden: Forbidden,
    rule: Rule,
    what: string,
  ) =>
    starts
      .flatMap((start) => firstWay(modules, start, kinds, isForbidden))
      .map((way): Violation => ({ rule, message: `${what}: ${way}` }))
  return [
    ...check(first, ['static'], drawsThree, 'three', 'three loads at once'),
    ...check(first, ['static'], readsSaved, 'package', 'zod loads at once'),
    ...check(browser, ['static', 'lazy'], isNode, 'package', 'a browser would load Node'),
  ]
}

/** Whether it checks what was saved, which loads with the tools; a form that a page begins with is checked at once. */
const readsSaved: Forbidden = ({ specifier }, path) =>
  specifier === 'zod/mini' && /^src\/(projects|scenes)\//.test(path)

/**
 * The shortest way from a module along its imports to one that `isForbidden`.
 * @param kinds  of imports to follow, and to forbid
 * @returns at most one way, as text: `a → b → three`
 */
function firstWay(
  modules: Module[],
  start: Module,
  kinds: Import['kind'][],
  isForbidden: Forbidden,
): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const queue: Array<[Module, string]> = [[start, start.path]]
  const seen = new Set([start.path])
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [module, way] = next
    for (const used of module.imports.filter(({ kind }) => kinds.includes(kind))) {
      if (isForbidden(used, module.path)) return [`${way} → ${used.specifier}`]
      const target = byPath.get(used.target)
      if (!target || seen.has(target.path)) continue
      seen.add(target.path)
      queue.push([target, `${way} → ${target.path}`])
    }
  }
  return []
}
