import { type Locale, localePath } from '../site/locales.ts'

/** The path of the page that is shown when neither the network nor the cache has the requested one. */
export const offlinePagePath = (locale: Locale): string => `${localePath(locale, '/offline')}.html`

/** The paths of the hashed files that a page's HTML refers to, without duplicates. */
export function assetPathsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}
