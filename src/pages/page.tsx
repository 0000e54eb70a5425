import type { ComponentType, ReactElement } from 'react'
import { type DocumentRefs, loadDocuments } from '../documents/load.ts'
import type { Locale } from '../site/locales.ts'

export type Params = Record<string, string | undefined>

/** What a page says of itself to search engines and to whoever shares it. */
export interface Head {
  title: string
  description: string
  /** Path below `public/` of the picture for shared links; the site's own where none is given. */
  image?: string
  /** schema.org objects, besides the organisation and breadcrumb that every page has. */
  jsonLd?: object[]
  /** The page's own path where the address is not it: an unknown industry shows the first. */
  canonicalPath?: string
  /** Not to be indexed: not-found pages. */
  noIndex?: boolean
}

/** A page with its documents read: all that is needed to draw it at once. */
export interface PreparedPage {
  head: Head
  /** What was read, by document path: the prerendered HTML carries it. */
  documents: Record<string, Record<string, unknown>>
  content: ReactElement
}

export interface Page {
  /** The namespaces of UI strings that the page and its scenes use. */
  strings(params: Params): string[]
  prepare(locale: Locale, params: Params): Promise<PreparedPage>
}

/** Ties a page's documents, head and looks together; the types of the documents flow into both. */
export function definePage<Documents extends Record<string, object>>(page: {
  documents(params: Params): DocumentRefs<Documents>
  strings?: string[] | ((params: Params) => string[])
  head(documents: Documents, params: Params): Head
  View: ComponentType<{ documents: Documents; params: Params }>
}): Page {
  const { View } = page
  return {
    strings(params) {
      const { strings: own = [] } = page
      const named = typeof own === 'function' ? own(params) : own
      return import.meta.env.DEV ? [...named, 'draft'] : named
    },
    async prepare(locale, params) {
      const refs = page.documents(params)
      const documents = await loadDocuments(locale, refs)
      const byPath: PreparedPage['documents'] = {}
      for (const name in refs) byPath[refs[name].path] = { ...documents[name] }
      const content = <View documents={documents} params={params} />
      return {
        head: page.head(documents, params),
        documents: byPath,
        content: import.meta.env.DEV ? await withDraftMark(content, documents) : content,
      }
    },
  }
}

/** In development a page says which of its documents visitors do not see; a build has neither. */
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
