import type { PageHead } from '../pages/page.tsx'
import {
  defaultLocale,
  type Locale,
  languageByLocale,
  localePath,
  locales,
} from '../site/locales.ts'
import { openGraphFile, openGraphFolder } from '../site/open-graph.ts'
import type { ShellDocuments } from './prepare.ts'

/** Where the site is reached, for canonical links and the sitemap; `VITE_SITE_ORIGIN` at build time changes it. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? 'https://realia.example'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export const absoluteUrl = (locale: Locale, path: string) => siteOrigin + localePath(locale, path)

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`

/** What of a head changes as the visitor moves from page to page. */
const managed =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]'

/** The tags of {@link managed}, as HTML: what the page is, and under which addresses. */
function searchTags(head: PageHead, locale: Locale, path: string): string {
  const tags = [meta('name', 'description', head.description)]
  if (head.noIndex) {
    tags.push(meta('name', 'robots', 'noindex'))
  } else {
    tags.push(`<link rel="canonical" href="${absoluteUrl(locale, path)}">`)
    for (const other of locales) {
      tags.push(`<link rel="alternate" hreflang="${other}" href="${absoluteUrl(other, path)}">`)
    }
    tags.push(
      `<link rel="alternate" hreflang="x-default" href="${absoluteUrl(defaultLocale, path)}">`,
    )
  }
  return tags.join('\n    ')
}

/** The picture of a page for shared links: its own, the one drawn for its address, or the site's. */
function sharedPicture(
  head: PageHead,
  locale: Locale,
  path: string,
  pictures: ReadonlySet<string>,
): string {
  if (head.image) return head.image
  const file = openGraphFile(path, locale)
  return pictures.has(file) ? openGraphFolder + file : '/pictures/open-graph.jpg'
}

/**
 * The tags of a prerendered page's head, as HTML.
 * @param path      the page's own path, without the language's prefix
 * @param pictures  file names of the Open Graph pictures that exist
 */
export function headTags(
  head: PageHead,
  frame: ShellDocuments,
  locale: Locale,
  path: string,
  pictures: ReadonlySet<string>,
): string {
  const title = fullTitle(head.title, frame.site.brand)
  const url = absoluteUrl(locale, path)
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    searchTags(head, locale, path),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', frame.site.brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', siteOrigin + sharedPicture(head, locale, path, pictures)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', languageByLocale[locale].openGraph),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta('property', 'og:locale:alternate', languageByLocale[other].openGraph)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  for (const object of head.noIndex ? [] : jsonLd(head, frame, locale, path)) {
    // An unescaped `<` could close the script element.
    const json = JSON.stringify(object).replaceAll('<', '\\u003c')
    tags.push(`<script type="application/ld+json">${json}</script>`)
  }
  return tags.join('\n    ')
}

/** Brings what search engines read up to date after the visitor moved to another page in the browser. */
export function applySearchTags(head: PageHead, locale: Locale, path: string): void {
  const fresh = new DOMParser().parseFromString(searchTags(head, locale, path), 'text/html').head
  for (const old of document.head.querySelectorAll(managed)) old.remove()
  document.head.append(...fresh.querySelectorAll(managed))
}

const context = 'https://schema.org'

/** The schema.org objects of a page: who runs the site, the page, the way to it, and what the page adds. */
function jsonLd(head: PageHead, frame: ShellDocuments, locale: Locale, path: string): object[] {
  const { brand, description } = frame.site
  const url = siteOrigin + localePath(locale, path)
  const home = siteOrigin + localePath(locale, '/')
  const organization = {
    '@context': context,
    '@type': 'Organization',
    '@id': `${siteOrigin}/#organization`,
    name: brand,
    url: siteOrigin,
    description,
    logo: `${siteOrigin}/favicon.svg`,
  }
  const page = {
    '@context': context,
    '@type': 'WebPage',
    '@id': url,
    url,
    name: head.title,
    description: head.description,
    inLanguage: locale,
    isPartOf: { '@type': 'WebSite', name: brand, url: home },
    publisher: { '@id': organization['@id'] },
  }
  const breadcrumb = {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand, item: home },
      { '@type': 'ListItem', position: 2, name: head.title, item: url },
    ],
  }
  return [organization, page, ...(path === '/' ? [] : [breadcrumb]), ...(head.jsonLd ?? [])]
}

/** The title as the tab shows it: the page, then the brand, unless the page names it already. */
export function fullTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`
}
