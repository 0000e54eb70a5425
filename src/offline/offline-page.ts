import { type Locale, localePath } from '../site/locales.ts'

/** The file with the page that is shown where neither the network nor a kept copy has the one asked for. */
export const offlinePage = (locale: Locale): string => `${localePath(locale, '/offline')}.html`

/** The paths of the hashed files that a page's HTML names, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}
