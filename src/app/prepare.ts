import type { i18n } from 'i18next'
import { loadDocuments } from '../documents/load.ts'
import { type Navigation, navigation, type SiteSettings, site, strings } from '../documents/refs.ts'
import type { PreparedPage } from '../pages/page.tsx'
import type { Locale } from '../site/locales.ts'
import { findRoute, loadPage } from './routes.ts'

/** The documents of the frame round every page. */
export interface Frame {
  site: SiteSettings
  navigation: Navigation
}

export interface Prepared extends PreparedPage {
  /** The page's path without a prefix; of a page shown in place of an unknown one, its own. */
  path: string
  strings: Record<string, Record<string, string>>
}

export async function prepareFrame(locale: Locale): Promise<Frame> {
  return loadDocuments<Frame>(locale, { site, navigation })
}

/**
 * Loads a page's code, documents and strings.
 * @param path  without the language's prefix
 */
export async function preparePage(locale: Locale, path: string): Promise<Prepared> {
  const { route, params } = findRoute(path)
  const page = await loadPage(route)
  const namespaces = ['shell', ...page.strings]
  const [prepared, resources] = await Promise.all([
    page.prepare(locale, params),
    loadDocuments(
      locale,
      Object.fromEntries(namespaces.map((namespace) => [namespace, strings(namespace)])),
    ),
  ])
  return { ...prepared, path: prepared.head.canonicalPath ?? path, strings: resources }
}

/** Makes a page's strings known to `useTranslation`. */
export function addStrings(i18n: i18n, prepared: Prepared): void {
  for (const [namespace, resources] of Object.entries(prepared.strings)) {
    i18n.addResourceBundle(i18n.language, namespace, resources)
  }
}
