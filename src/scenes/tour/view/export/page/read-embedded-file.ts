import { decodeBase64 } from '../../../../../files/base64.ts'
import type { TourFile } from '../../../model/document/tour-document.ts'

/** The page may still be coming: how often it is looked whether a file is there, ms. */
const glance = 100

const wait = () => new Promise((resolve) => setTimeout(resolve, glance))

/**
 * A media file that lies in the page. Its text is taken out of the page, since both at once would be in memory twice
 * over.
 * @throws Error for a page that ends before it
 */
export async function readEmbeddedFile(
  page: Document,
  { id, type }: Pick<TourFile, 'id' | 'type'>,
  pieces: number,
): Promise<Blob> {
  const find = () => [...page.querySelectorAll(`script[data-file="${CSS.escape(id)}"]`)]
  const isLoaded = () => page.readyState !== 'loading'
  // The last one is whole once something comes after it.
  const isThere = (found: Element[]) =>
    found.length === pieces && (isLoaded() || found.at(-1)?.nextSibling !== null)
  let found = find()
  while (!isThere(found)) {
    if (isLoaded() && find().length < pieces) throw new Error('The page is not whole')
    await wait()
    found = find()
  }
  const parts: Blob[] = []
  for (const piece of found) {
    parts.push(new Blob([decodeBase64(piece.textContent)]))
    piece.remove()
    // Between two of them the page goes on.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(parts, { type })
}
