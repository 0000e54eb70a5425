import { isHref } from '../document/notes.ts'

/** An address as a note leads there; what has no scheme is a web page. @returns undefined for what is no address */
export function hrefOf(text: string): string | undefined {
  const written = text.trim()
  if (isHref(written)) return written
  // Another scheme, and no port.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written)) return undefined
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(written)) return isHrefOf(`mailto:${written}`)
  return /^[^\s/]+\.[^\s/]{2,}/.test(written) ? isHrefOf(`https://${written}`) : undefined
}

const isHrefOf = (href: string) => (isHref(href) ? href : undefined)
