import type { Navigation } from '../../content/schemas/navigation.ts'
import type { SiteSettings } from '../../content/schemas/site-settings.ts'
import { loadDocuments, loadStrings, type Strings } from '../documents/load.ts'
import type { PreparedPage } from '../pages/page.tsx'
import type { Locale } from '../site/locales.ts'
import { findRoute, loadPage } from './routes.ts'

/** The documents of the shell around every page. */
export interface ShellDocuments {
  site: SiteSettings
  navigation: Navigation
}

export interface PageToRender extends PreparedPage {
  /** The page's path without a prefix; of a page shown in place of an unknown one, its own. */
  path: string
  /** The folder of its code. */
  folder: string
  strings: Strings
}

export async function loadShellDocuments(locale: Locale): Promise<ShellDocuments> {
  return loadDocuments<ShellDocuments>(locale, { site: 'site', navigation: 'navigation' })
}

/**
 * Loads a page's code, documents and strings.
 * @param path  without the language's prefix
 */
export async function preparePage(locale: Locale, path: string): Promise<PageToRender> {
  const { route, params } = findRoute(path)
  const page = await loadPage(route)
  const [prepared, resources] = await Promise.all([
    page.prepare(locale, params),
    loadStrings(locale, ['shell', ...page.strings(params)]),
  ])
  const shown = prepared.head.canonicalPath ?? path
  return { ...prepared, path: shown, folder: route.page, strings: resources }
}
