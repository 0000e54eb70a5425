/** What a prerendered page carries for its own hydration. */
export interface Embedded {
  /** The page that the HTML shows: where the address is unknown, another than the address. */
  path: string
  /** By path; `Body: true` stands for a body, which is code and cannot travel as data. */
  documents: Record<string, Record<string, unknown>>
  year: number
}

const id = 'page-data'

/** The data as a script element that is not run, so that a strict CSP lets it pass. */
export function embed(data: Embedded): string {
  // `<` would let a string in the data close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** @returns undefined where the page was not prerendered */
export function readEmbedded(document: Document): Embedded | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
