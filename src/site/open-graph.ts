import type { Locale } from './locales.ts'

/** Where pictures for shared links lie, as an address and below `public/`. */
export const openGraphFolder = '/open-graph/'

/**
 * The name of the picture that a page shows where its link is shared: `/` is `home-en.jpg`, `/industries/politics` is
 * `industries-politics-en.jpg`.
 * @param path  without the language's prefix
 */
export function openGraphFile(path: string, locale: Locale): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${page}-${locale}.jpg`
}
