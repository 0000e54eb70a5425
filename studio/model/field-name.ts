import type { Path } from './edits.ts'

/** The path of a field by the name that `content:check` gives it: `benefits[0].title` → benefits, 0, title. */
export function parseFieldName(name: string): Path {
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  )
}

export const inField = (parent: string, key: string): string => (parent ? `${parent}.${key}` : key)
export const inList = (parent: string, index: number): string => `${parent}[${index}]`

/** What is at a place of a document; nothing where there is no such place. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    data,
  )
}
