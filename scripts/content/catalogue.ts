import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentCatalog, type IndustryId, industryIds } from '../../src/site/industries.ts'
import { defaultLocale } from '../../src/site/locales.ts'
import { sitePaths } from '../../src/site/paths.ts'
import { unpublished } from './publication.ts'
import { readSource } from './source.ts'

/** An English document by its path below the language's folder, without ending. */
export type Listed = Map<string, Record<string, unknown>>

export function makeCatalogue(documents: Listed): ContentCatalog {
  const of = (folder: string) =>
    [...documents]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, fields]) => ({ id: path.slice(folder.length + 1), fields }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  const newest = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)
  const solutions = of('solutions')
  const tabsOf = (industry: IndustryId) =>
    solutions
      .filter(({ fields }) => (fields.industries as string[] | undefined)?.[0] === industry)
      .filter(({ fields }) => typeof fields.tab === 'number')
      .sort((a, b) => Number(a.fields.tab) - Number(b.fields.tab))
      .map(({ id }) => id)
  return {
    updates: of('updates')
      .sort((a, b) => newest(String(a.fields.date), String(b.fields.date)))
      .map(({ id }) => id),
    solutions: solutions.map(({ id }) => id),
    tabs: Object.fromEntries(industryIds.map((id) => [id, tabsOf(id)])) as ContentCatalog['tabs'],
  }
}

/** The English documents that content alone adds to, as their files are, drafts included. */
export function readListed(content: string): Listed {
  const listed: Listed = new Map()
  for (const folder of ['updates', 'solutions']) {
    const path = join(content, defaultLocale, folder)
    if (!existsSync(path)) continue
    for (const file of readdirSync(path).sort()) {
      if (!file.endsWith('.mdx')) continue
      const text = readFileSync(join(path, file), 'utf8')
      const { data } = readSource(file, text)
      listed.set(`${folder}/${file.replace('.mdx', '')}`, (data ?? {}) as Record<string, unknown>)
    }
  }
  return listed
}

/** The documents that visitors do not see at that time. */
export function hiddenOf(listed: Listed, now: Date): Set<string> {
  const hidden = [...listed].filter(([, fields]) => unpublished(fields, now))
  return new Set(hidden.map(([path]) => path))
}

/** What visitors see at that time. */
export function readCatalogue(content: string, now: Date): ContentCatalog {
  const listed = readListed(content)
  for (const path of hiddenOf(listed, now)) listed.delete(path)
  return makeCatalogue(listed)
}

/** Every address of the site at that time, without a language's prefix. */
export const readPlan = (content: string, now: Date): string[] =>
  sitePaths(readCatalogue(content, now).solutions)
