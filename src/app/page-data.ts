/** What a prerendered page brings for its own hydration. */
export interface PageData {
  /** The page that the HTML shows: where the address is unknown, another than the address. */
  path: string
  /** By path; `Body: true` stands for a body, which is code and cannot travel as data. */
  documents: Record<string, Record<string, unknown>>
  year: number
}

const id = 'page-data'

/** How long after a failure the data is asked for again, milliseconds. */
const RETRY_AFTER = 10_000

/**
 * The tag that fetches a page's data together with its scripts. Data in the HTML would repeat the page's text and delay
 * the first view, since a long page would no longer fit the first ten packets of a connection.
 * @param href  of the file with the data as JSON
 */
export const pageDataTag = (href: string): string =>
  `<link id="${id}" rel="preload" as="fetch" crossorigin href="${href}">`

/**
 * Fetches the data of the prerendered page, and repeats that after a failed connection.
 * @param again  resolves when the next attempt may start
 * @returns undefined where the page was not prerendered
 * @throws Error when the server no longer has it
 */
export async function readPageData(
  document: Document,
  again = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_AFTER)),
): Promise<PageData | undefined> {
  const link = document.getElementById(id) as HTMLLinkElement | null
  if (!link) return undefined
  const response = await fetch(link.href).catch(() => null)
  if (response && !response.ok) throw new Error(`${link.href}: ${response.status}`)
  // The connection may also break while the answer is read.
  const text = await response?.text().catch(() => undefined)
  if (text === undefined) {
    await again()
    return readPageData(document, again)
  }
  return JSON.parse(text)
}
