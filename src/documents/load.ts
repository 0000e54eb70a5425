import { type ComponentType, lazy } from 'react'
import type { Locale } from '../site/locales.ts'
import { loadModule } from './modules.ts'

/** Where a page's documents lie: paths below a language's folder, without ending. */
export type DocumentPaths<Documents> = { [Name in keyof Documents]: string }

/** The fields of a document; `Body` is true when its body is still to be loaded. */
type Fields = Record<string, unknown>

/** Documents that came with the prerendered page, which need no request. */
const embedded = new Map<string, Fields>()

/** Stores the documents that came with the prerendered page. */
export function seedDocuments(locale: Locale, documents: Record<string, Fields>): void {
  for (const [path, document] of Object.entries(documents))
    embedded.set(`${locale}/${path}`, document)
}

/**
 * @throws Error when there is no document at that path, or when its module cannot be fetched
 */
export async function loadDocument<Document>(locale: Locale, path: string): Promise<Document> {
  const seed = embedded.get(`${locale}/${path}`)
  if (!seed) return (await loadModule(locale, path)) as Document
  if (!seed.Body) return seed as Document
  return { ...seed, Body: lateBody(locale, path) } as Document
}

/** Time from a failed request for a body to the next one, milliseconds. */
const RETRY_AFTER = 10_000

/**
 * A body whose HTML came with the page. Its code loads when React first renders it, apart from the page's code; until
 * then, and when it cannot be fetched, the HTML stays as it is.
 */
function lateBody(locale: Locale, path: string) {
  const load = async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: (await loadModule(locale, `${path}#body`)) as ComponentType }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
      return load()
    }
  }
  return lazy(load)
}

export async function loadDocuments<Documents>(
  locale: Locale,
  paths: DocumentPaths<Documents>,
): Promise<Documents> {
  const entries = Object.entries<string>(paths)
  const loaded = await Promise.all(entries.map(([, path]) => loadDocument(locale, path)))
  return Object.fromEntries(entries.map(([name], i) => [name, loaded[i]])) as Documents
}

/** UI strings by namespace and key. */
export type Strings = Record<string, Record<string, string>>

/** @throws Error when a namespace does not exist or cannot be fetched */
export function loadStrings(locale: Locale, namespaces: string[]): Promise<Strings> {
  const paths = namespaces.map((namespace) => [namespace, `ui/${namespace}`])
  return loadDocuments<Strings>(locale, Object.fromEntries(paths))
}
