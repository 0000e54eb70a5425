import type { ComponentType, ReactElement } from 'react'
import { type DocumentRefs, loadDocuments } from '../documents/load.ts'
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

/** Defines a page; the types of its documents are inferred for head and view. */
export function definePage<Documents extends Record<string, object>>(page: {
  documents(params: Params): DocumentRefs<Documents>
  strings?: string[] | ((params: Params) => string[])
  head(documents: Documents, params: Params): PageHead
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
