import { Window } from 'happy-dom'

/** What a crawler sees of a page. */
export interface SeenPage {
  /** of the whole document */
  lang: string
  title: string
  description: string
  /** path that it names as its own */
  canonical: string
  /** paths of its translations, by `hreflang` */
  alternates: Record<string, string>
  headings: string[]
  /** addresses on this site that it links to, with their hash */
  links: string[]
  ids: Set<string>
  /** what `main` says */
  text: string
  /** how many elements have a style of their own */
  styled: number
}

// One window for all pages: each of them holds its own copy of every class of the DOM, and hundreds would fill the heap.
const parser = new new Window().DOMParser()

/** As a parser and not as a browser would: nothing in it is to load or to run. */
export const parsePage = (html: string) => parser.parseFromString(html, 'text/html')

export function seePage(html: string, address: string): SeenPage {
  const parsed = parsePage(html)
  const here = new URL(address, 'http://site.test')
  const links = [...parsed.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', here))
    .filter(({ origin }) => origin === here.origin)
    .map(({ pathname, search, hash }) => pathname + search + hash)
  const pathOf = (link: { getAttribute(name: string): string | null } | null) =>
    new URL(link?.getAttribute('href') ?? '', here).pathname
  const alternates = [...parsed.querySelectorAll('link[rel=alternate][hreflang]')]
  return {
    lang: parsed.documentElement.getAttribute('lang') ?? '',
    title: parsed.title,
    description: parsed.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: pathOf(parsed.querySelector('link[rel=canonical]')),
    alternates: Object.fromEntries(
      alternates.map((link) => [link.getAttribute('hreflang') ?? '', pathOf(link)]),
    ),
    headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    links: [...new Set(links)],
    ids: new Set([...parsed.querySelectorAll('[id]')].map(({ id }) => id)),
    text: parsed.querySelector('main')?.textContent.trim() ?? '',
    styled: parsed.querySelectorAll('[style]').length,
  }
}
