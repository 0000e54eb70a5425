import type { Import, Module } from './module.ts'
import { isThree } from './packages.ts'
import { placeOf } from './rooms.ts'
import type { Violation } from './rules.ts'

/** Rooms whose modules load with a page, before anybody asked for a scene. */
const firstRooms = ['main', 'prerender', 'app', 'pages', 'ui', 'i18n', 'visitor', 'site']

/** Rules about what comes along with a module, however long the way. */
export function checkReach(modules: Module[]): Violation[] {
  const first = modules.filter(({ path }) => firstRooms.includes(placeOf(path)?.room ?? ''))
  const browser = modules.filter(({ path }) => path === 'src/main.tsx')
  return [
    ...first.flatMap((module) =>
      firstWay(modules, module, ['static'], ({ specifier }) => isThree(specifier)).map(
        (way): Violation => ({ rule: 'three', message: `three loads at once: ${way}` }),
      ),
    ),
    ...first.flatMap((module) =>
      firstWay(modules, module, ['static'], readsSaved).map(
        (way): Violation => ({ rule: 'package', message: `zod loads at once: ${way}` }),
      ),
    ),
    ...browser.flatMap((module) =>
      firstWay(modules, module, ['static', 'lazy'], ({ target }) => /^node:/.test(target)).map(
        (way): Violation => ({ rule: 'package', message: `a browser would load Node: ${way}` }),
      ),
    ),
  ]
}

/** Whether it checks what was saved, which loads with the tools; a form that a page begins with is checked at once. */
const readsSaved = ({ specifier }: Import, path: string): boolean =>
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
  isForbidden: (used: Import, path: string) => boolean,
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
