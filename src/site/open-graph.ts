import { lessonIds, lessonPath, teacherPath } from './lessons.ts'
import type { Locale } from './locales.ts'

/** Where pictures for shared links lie, as an address and below `public/`. */
export const openGraphFolder = '/open-graph/'

/**
 * The name of the picture that a page shows where its link is shared: `/` is `home-en.jpg`, `/industries/politics` is
 * `industries-politics-en.jpg`. The page for a lesson's teacher shows that of the lesson.
 * @param path  without the language's prefix
 */
export function openGraphFile(path: string, locale: Locale): string {
  const taught = lessonIds.find((id) => teacherPath(id) === path)
  const shown = taught ? lessonPath(taught) : path
  const page = shown === '/' ? 'home' : shown.slice(1).replaceAll('/', '-')
  return `${page}-${locale}.jpg`
}
