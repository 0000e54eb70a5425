import type { ReactElement } from 'react'
import type { DocumentAt } from '../../content/schemas/index.ts'
import { loadDocuments } from '../documents/load.ts'
import type { Locale } from '../site/locales.ts'

export type Params = Record<string, string | undefined>

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** path of the Open Graph picture below `public/`; the site's own by default */
  image?: string
  /** schema.org objects besides the organization and the breadcrumb that every page has */
  jsonLd?: object[]
  /** The page's own path when the address differs: an unknown industry shows the first. */
  canonicalPath?: string
  /** Not to be indexed: not-found pages. */
  noIndex?: boolean
}

/** A page with its documents loaded. */
export interface PreparedPage {
  head: PageHead
  /** the loaded documents by path, which the prerendered HTML includes */
  documents: Record<string, Record<string, unknown>>
  content: ReactElement
}

export interface Page {
  /** The namespaces of UI strings that the page and its scenes use. */
  strings(params: Params): string[]
  prepare(locale: Locale, params: Params): Promise<PreparedPage>
}

/** Where a page's documents lie, by the names that the page gives them. */
export type Paths = Record<string, string>

/** The documents at these paths. */
export type DocumentsAt<P> = { [Name in keyof P]: DocumentAt<P[Name]> }

/** Defines a page; the types of its documents follow from their paths. */
export function definePage<const P extends Paths>(page: {
  documents: P | ((params: Params) => P)
  strings?: string[] | ((params: Params) => string[])
  head(documents: DocumentsAt<P>, params: Params): PageHead
  content(documents: DocumentsAt<P>, params: Params): ReactElement
}): Page {
  return {
    strings(params) {
      const named = resolve(page.strings ?? [], params)
      return import.meta.env.DEV ? [...named, 'draft'] : named
    },
    async prepare(locale, params) {
      const paths = resolve(page.documents, params)
      const documents = await loadDocuments<DocumentsAt<P>>(locale, paths)
      const byPath: PreparedPage['documents'] = {}
      for (const [name, path] of Object.entries<string>(paths))
        byPath[path] = { ...(documents as Record<string, object>)[name] }
      const content = page.content(documents, params)
      return {
        head: page.head(documents, params),
        documents: byPath,
        content: import.meta.env.DEV ? await withDraftMark(content, documents) : content,
      }
    },
  }
}

/** What an address does not decide is given as it is. */
const resolve = <Value extends object>(
  value: Value | ((params: Params) => Value),
  params: Params,
) => (typeof value === 'function' ? value(params) : value)

/** Marks unpublished documents; a build contains none. */
async function withDraftMark(content: ReactElement, documents: Record<string, object>) {
  const { DraftMark, draftsOf } = await import('./draft-mark.tsx')
  const drafts = draftsOf(documents)
  if (drafts.length === 0) return content
  return (
    <>
      {content}
      <DraftMark drafts={drafts} />
    </>
  )
}
