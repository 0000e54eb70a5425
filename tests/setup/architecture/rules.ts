import type { Import, Module } from './module.ts'
import { allowedPackages, isContent, isForBrowsers, isReact, isThree } from './packages.ts'
import { arrows, lazyArrows, mayShare, type Place, placeOf, typeArrows } from './rooms.ts'

export type Rule =
  | 'place'
  | 'arrow'
  | 'sibling scene'
  | 'package'
  | 'three'
  | 'geometry'
  | 'server'
  | 'content'
  | 'ending'
  | 'testing'

export interface Violation {
  rule: Rule
  /** what is wrong, for the person who wrote it */
  message: string
}

/** Tests, and the folders named `testing` that help them, stand outside the house. */
const forTests = /\.test\.tsx?$|\/testing\//

/** Every rule of the house that a module breaks by its own imports. */
export function checkModule(module: Module): Violation[] {
  if (forTests.test(module.path)) return []
  const from = placeOf(module.path)
  if (!from) return [{ rule: 'place', message: `${module.path} is in no room of the house` }]
  return module.imports.flatMap((used) => {
    const violated = violatedRule(module.path, from, used)
    if (!violated) return []
    const how = used.kind === 'static' ? 'imports' : `imports (${used.kind})`
    return [{ rule: violated, message: `${module.path} ${how} ${used.specifier}` }]
  })
}

function violatedRule(path: string, from: Place, used: Import): Rule | null {
  const isRelative = used.specifier.startsWith('.')
  if (isRelative && !/\.[a-z0-9]+$/.test(used.target)) return 'ending'
  if (isRelative && forTests.test(used.target)) return 'testing'
  if (isContent(used.target)) return mayReadContent(from, used) ? null : 'content'
  const to = isRelative ? placeOf(used.target) : null
  if (to) return isShell(from, to, used) ? null : violatedArrow(from, to, used)
  if (isRelative) return violatedAside(from, used)
  return violatedPackage(path, from, used)
}

/** Documents read content; the types of the interface's words are for the languages to know. */
function mayReadContent(from: Place, used: Import): boolean {
  if (from.room === 'documents') return true
  return from.room === 'i18n' && /^content\/[a-z]+\/ui\//.test(used.target)
}

/**
 * The shell of a tool, `view/tool/`, is prerendered with its page, so pages import it directly. That no
 * three.js comes along with it is seen to by `checkReach`.
 */
function isShell(from: Place, to: Place, used: Import): boolean {
  return from.room === 'pages' && to.room === 'view' && used.target.includes('/view/tool/')
}

function violatedArrow(from: Place, to: Place, used: Import): Rule | null {
  if (from.room === to.room && from.scene === to.scene) return null
  const types = used.kind === 'type' ? (typeArrows[from.room] ?? []) : []
  const lazy = used.kind === 'lazy' ? (lazyArrows[from.room] ?? []) : []
  const reachable = [from.room, ...arrows[from.room], ...types, ...lazy]
  if (!reachable.includes(to.room)) return 'arrow'
  const bothInScenes = from.scene !== null && to.scene !== null
  return bothInScenes && !mayShare(from.scene ?? '', to.scene ?? '') ? 'sibling scene' : null
}

/** Outside src only the schemas of content may be known, and only as types. */
function violatedAside(from: Place, used: Import): Rule | null {
  if (used.target.startsWith('content/schemas/')) {
    const maySee = ['documents', 'app', 'pages', 'ui'].includes(from.room)
    return maySee && used.kind === 'type' ? null : 'content'
  }
  return used.target.startsWith('src/') ? 'place' : 'arrow'
}

function violatedPackage(path: string, from: Place, used: Import): Rule | null {
  const { specifier } = used
  const allowed = allowedPackages[from.room]
  if (allowed && !allowed.test(specifier)) return 'package'
  if (from.room === 'server') return isForBrowsers(specifier) ? 'server' : null
  // What of the app only the prerenderer uses may run on Node: `checkReach` keeps it from browsers.
  const mayUseNode = from.room === 'prerender' || from.room === 'app'
  if (specifier.startsWith('node:')) return mayUseNode ? null : 'package'
  const inView = ['view', 'photoView', 'stage'].includes(from.room)
  if (isThree(specifier) && used.kind !== 'type' && !inView) return 'three'
  return path.endsWith('/geometry.ts') && isReact(specifier) ? 'geometry' : null
}
