import { lstat, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type DocumentDefinition, ownsFile } from '../../content/schemas/define.ts'
import { definitions } from '../../content/schemas/index.ts'
import { type Locale, locales } from '../../src/site/locales.ts'

/** A file that the studio may read and write. */
export interface Place {
  locale: Locale
  /** Below the language's folder. */
  file: string
  /** With its language. */
  path: string
  definition: DocumentDefinition
}

/** A file that is none of the content's. */
export class PlaceError extends Error {}

/** Names in lower case between slashes, and one ending: no way up, no way out, no hidden file. */
const shape = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+[a-z0-9]+(?:-[a-z0-9]+)*\.(?:json|mdx)$/

/**
 * @param path  with its language: `es/pages/home.json`
 * @throws PlaceError when no document may lie there
 */
export function placeOf(path: unknown): Place {
  const locale = locales.find((each) => typeof path === 'string' && path.startsWith(`${each}/`))
  if (typeof path !== 'string' || !locale || !shape.test(path)) {
    throw new PlaceError('that isn’t a content file')
  }
  const definition = definitions.find((each) => ownsFile(each, path))
  if (!definition) throw new PlaceError('no document type belongs there')
  return { locale, path, file: path.slice(locale.length + 1), definition }
}

/**
 * The file on disk, absolute. Links within the content could lead out of it, so none is followed.
 * @throws PlaceError when the file does not really lie below `content/`
 */
export async function onDisk(root: string, { path }: Pick<Place, 'path'>): Promise<string> {
  const content = await realpath(join(root, 'content'))
  const file = join(content, path)
  const folder = await realpath(dirname(file)).catch(() => {
    throw new PlaceError('its folder doesn’t exist')
  })
  const isLink = await lstat(file).then(
    (facts) => !facts.isFile(),
    () => false,
  )
  if (folder !== dirname(file) || !folder.startsWith(content + sep) || isLink) {
    throw new PlaceError('that file isn’t inside content/')
  }
  return file
}
