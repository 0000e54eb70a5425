import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentDefinition } from '../../content/schemas/define.ts'
import type { ContentCatalog } from '../../src/site/industries.ts'
import { defaultLocale } from '../../src/site/locales.ts'
import { hiddenOf, type Listed, makeCatalogue } from './catalogue.ts'
import type { Compiled } from './document-module.ts'
import { readFresh } from './fresh.ts'
import { prune } from './prune.ts'
import { addressOf, hiddenPlaces, overviewPath, unpublished } from './publication.ts'
import { findReferences } from './references.ts'

export const generated = '.contentlayer/generated'

export interface CompiledContent {
  /** Documents' paths below a language's folder: `pages/home`. */
  paths: string[]
  catalogue: ContentCatalog
  /** Pages, and places on them, that visitors do not see. */
  hiddenAddresses: ReadonlySet<string>
  /** @throws Error when neither the language nor English has it */
  read(locale: string, path: string): { compiled: Compiled; english: Compiled }
  /** The names on the tabs of solutions in a language, by id. */
  solutionNames(locale: string): Record<string, unknown>
}

export interface ReadOptions {
  now: Date
  /** Leave out what visitors do not see; otherwise it says so of itself. */
  hide: boolean
  definitions: DocumentDefinition[]
  /** Read from `content/` what was written since it was compiled. */
  follow?: boolean
}

/** What contentlayer has compiled, as it stands in the folder. A document that a language lacks is read in English. */
export function readCompiled(
  root: string,
  { now, hide, definitions, follow = false }: ReadOptions,
): CompiledContent {
  const files = listFiles(join(root, generated))
  const fresh = follow ? readFresh(join(root, 'content'), files) : new Map<string, Compiled>()
  const keys = [...files.keys(), ...fresh.keys()]
  const all = new Set(keys.map((key) => key.slice(key.indexOf('/') + 1)))
  const own = (key: string) =>
    fresh.get(key) ?? (files.has(key) ? parse(files.get(key)) : undefined)
  const find = (locale: string, path: string) =>
    own(`${locale}/${path}`) ?? own(`${defaultLocale}/${path}`) ?? {}
  const listed: Listed = new Map(
    [...all]
      .filter((path) => /^(updates|solutions)\//.test(path))
      .map((path) => [path, find(defaultLocale, path)]),
  )
  const hidden = hide ? hiddenOf(listed, now) : new Set<string>()
  for (const path of hidden) listed.delete(path)
  const hiddenAddresses = new Set([...hidden].flatMap((path) => addressOf(path) ?? []))
  const overview = find(defaultLocale, overviewPath)
  const schema = definitionOf(overview, definitions)?.schema
  const pointers = schema ? findReferences(schema, overview) : []
  for (const place of hiddenPlaces(pointers, hiddenAddresses).keys()) hiddenAddresses.add(place)
  const catalogue = makeCatalogue(listed)

  const shown = (path: string, compiled: Compiled): Compiled => {
    if (hiddenAddresses.size > 0) return pruned(compiled, hiddenAddresses, definitions)
    const why = listed.has(path) && unpublished(listed.get(path) ?? {}, now)
    return why ? { ...compiled, unpublished: why } : compiled
  }
  return {
    paths: [...all].filter((path) => !hidden.has(path)).sort(),
    catalogue,
    hiddenAddresses,
    read(locale, path) {
      if (!all.has(path) || hidden.has(path)) {
        throw new Error(`No document ${locale}/${path} in ${generated}`)
      }
      return { compiled: shown(path, find(locale, path)), english: find(defaultLocale, path) }
    },
    solutionNames: (locale) =>
      Object.fromEntries(
        Object.values(catalogue.tabs)
          .flat()
          .map((id) => [id, find(locale, `solutions/${id}`).name]),
      ),
  }
}

function pruned(
  compiled: Compiled,
  hiddenAddresses: ReadonlySet<string>,
  definitions: DocumentDefinition[],
): Compiled {
  const definition = definitionOf(compiled, definitions)
  return definition ? prune(definition.schema, compiled, hiddenAddresses) : compiled
}

const definitionOf = ({ type }: Compiled, definitions: DocumentDefinition[]) =>
  definitions.find(({ name }) => name === type)

/** The compiled files by key: `en/pages/home` → path of its JSON. */
function listFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(mdx|json)\.json$/.test(entry.name)) continue
    const key = entry.name.replace(/\.(mdx|json)\.json$/, '').replaceAll('__', '/')
    files.set(key, join(entry.parentPath, entry.name))
  }
  return files
}

function parse(file: string | undefined): Compiled {
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
