import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { PageCache } from '../src/app/page-cache.ts'
import { loadShellDocuments } from '../src/app/prepare.ts'
import { notFoundRoute, routes } from '../src/app/routes.ts'
import { routePaths } from '../src/app/sitemap.ts'
import type { DocumentPaths } from '../src/documents/load.ts'
import { createI18n } from '../src/i18n/create.ts'
import { languageByLocale, locales } from '../src/site/locales.ts'
import { hardCoded } from './setup/pseudo-locale/hard-coded.ts'
import { mark } from './setup/pseudo-locale/mark.ts'

const plain = vi.hoisted(() => new Set<string>())

/** A language in which every word of the documents bears marks, so that words from elsewhere show. */
vi.mock('../src/documents/load.ts', async (original) => {
  const real = await original<typeof import('../src/documents/load.ts')>()
  const marked = <T>(document: T): T => {
    const { value, plain: more } = mark(document)
    for (const word of more) plain.add(word)
    return value
  }
  return {
    ...real,
    loadDocument: async (...[locale, path]: Parameters<typeof real.loadDocument>) =>
      marked(await real.loadDocument(locale, path)),
    loadDocuments: async <Documents>(locale: 'en', paths: DocumentPaths<Documents>) =>
      marked(await real.loadDocuments(locale, paths)),
    loadStrings: async (...[locale, namespaces]: Parameters<typeof real.loadStrings>) =>
      marked(await real.loadStrings(locale, namespaces)),
  }
})

const addresses = [...routes, notFoundRoute].flatMap((route) =>
  route.unknown ? [...routePaths(route), route.unknown] : routePaths(route),
)

test.each(addresses)('%s has no word that is written in code', async (path) => {
  const frame = await loadShellDocuments('en')
  const i18n = createI18n('en', frame.site.brand)
  const pages = new PageCache('en', i18n)
  await pages.get(path)
  const { prelude } = await prerenderToNodeStream(
    createElement(App, { locale: 'en', i18n, frame, pages, year: 2026, ssrPath: path }),
  )
  // Each language is called by its own name, or its code, in every language.
  const names = new Set([
    ...plain,
    ...locales,
    ...Object.values(languageByLocale).map(({ name }) => name),
  ])
  expect(hardCoded(await text(prelude), names)).toEqual([])
})

test('a word in code is found', () => {
  const html = '<p>⟦Hello⟧ world</p><img alt="A room"><b>12.5 km</b><i>users</i><time>3 May</time>'
  expect(hardCoded(html, new Set(['users']))).toEqual(['p: ⟦Hello⟧ world', 'img[alt]: A room'])
})
