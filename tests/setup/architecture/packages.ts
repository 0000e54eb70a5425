import type { Room } from './rooms.ts'

/** `@react-three/fiber/native` → `@react-three/fiber`; `node:fs` stays. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
}

/** The only packages these rooms may import, by whole specifier; the other rooms are free. */
export const allowedPackages: Partial<Record<Room, RegExp>> = {
  model: /^(immer|zod\/mini|valtio\/vanilla(\/.+)?)$/,
  photoModel: /^valtio\/vanilla(\/.+)?$/,
  projects: /^(idb|zod\/mini|valtio\/vanilla(\/.+)?)$/,
  config: /^$/,
  files: /^$/,
  math: /^$/,
  site: /^$/,
  contract: /^zod(\/|$)/,
}

const three = /^(three|@react-three\/[^/]+|@pmndrs\/[^/]+)$/
const browserOnly = /^(react|react-dom|wouter|valtio|i18next|react-i18next)$/

export function isThree(specifier: string): boolean {
  return three.test(packageOf(specifier))
}

export function isForBrowsers(specifier: string): boolean {
  return isThree(specifier) || browserOnly.test(packageOf(specifier))
}

/** React in any dress, which builders of geometry do without. */
export function isReact(specifier: string): boolean {
  return /^(react|react-dom|@react-three\/[^/]+|valtio|react-i18next)$/.test(packageOf(specifier))
}

/** Content as compiled, or as written, but not its schemas. */
export function isContent(target: string): boolean {
  if (/^(virtual:document|contentlayer)/.test(target)) return true
  return /^(\.contentlayer|content)\//.test(target) && !target.startsWith('content/schemas/')
}
