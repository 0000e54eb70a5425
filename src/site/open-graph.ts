import { lessonIds, lessonPath, teacherPath } from './lessons.ts'
import type { Locale } from './locales.ts'

/** Where pictures for shared links lie, as an address and below `public/`. */
export const openGraphFolder = '/open-graph/'

/**
 * The file name of a page's Open Graph picture: `home-en.jpg` for `/`, `industries-politics-en.jpg` for
 * `/industries/politics`. A teacher guide has the picture of its lesson.
 * @param path  without the language's prefix
 */
export function openGraphFile(path: string, locale: Locale): string {
  const taught = lessonIds.find((id) => teacherPath(id) === path)
  const shown = taught ? lessonPath(taught) : path
  const page = shown === '/' ? 'home' : shown.slice(1).replaceAll('/', '-')
  return `${page}-${locale}.jpg`
}
