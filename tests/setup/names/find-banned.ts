import { parseSync, Visitor } from 'vite'
import { type BannedName, bannedNames, type Scope } from './banned.ts'

/** `TourDesk` and `TOUR_DESK` as `tour-desk`, `useARPanel` as `use-ar-panel`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}

/**
 * The banned names of a TypeScript file, each with what stands in its place.
 * @param path  below the checkout
 */
export function findBanned(path: string, source: string, banned = bannedNames): string[] {
  const names = namesOf(path, source)
  const broken = ({ pattern, scope, instead, except }: BannedName) =>
    (except?.test(path) ? [] : scope)
      .flatMap((kind) => [...names[kind]])
      .filter((name) => pattern.test(kebab(name)))
      .map((name) => `${path}: ${name} (${instead})`)
  return [...new Set(banned.flatMap(broken))]
}

function namesOf(path: string, source: string): Record<Scope, Set<string>> {
  const { program, module } = parseSync(path, source)
  const identifier = new Set<string>()
  const add = ({ name }: { name: string }) => void identifier.add(name)
  // Quoted keys: these are kinds of syntax, which the linter takes for components.
  new Visitor({ Identifier: add, JSXIdentifier: add }).visit(program)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''))
  return { identifier, export: new Set(exported), file: new Set(parts) }
}
