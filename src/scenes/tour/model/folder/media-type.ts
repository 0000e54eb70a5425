import { typeForm } from '../document/forms.ts'
import { limits } from '../document/limits.ts'
import type { Sort } from '../document/tour-document.ts'
import { endingOf } from './sort-of.ts'

/**
 * The MIME type of a media file as a document takes it: the browser's word where it agrees with what the bytes told,
 * else one made of the file's ending.
 */
export function mediaType(type: string, sort: Sort, fileName: string): string {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const fits = plain.startsWith(`${sort}/`) && typeForm.test(plain) && plain.length <= limits.type
  if (fits) return plain
  const ending = endingOf(fileName)
  const made = `${sort}/${ending === 'jpg' ? 'jpeg' : ending}`
  return typeForm.test(made) ? made : `${sort}/x-unknown`
}
