import type { Head } from '../pages/page.tsx'
import { type Locale, localePath } from '../site/locales.ts'
import { siteOrigin } from '../site/origin.ts'
import type { Frame } from './prepare.ts'

const context = 'https://schema.org'

/** The schema.org objects of a page: who runs the site, the page, the way to it, and what the page adds. */
export function jsonLd(head: Head, frame: Frame, locale: Locale, path: string): object[] {
  const { brand, description } = frame.site
  const url = siteOrigin + localePath(locale, path)
  const home = siteOrigin + localePath(locale, '/')
  const organisation = {
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
    publisher: { '@id': organisation['@id'] },
  }
  const breadcrumb = {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand, item: home },
      { '@type': 'ListItem', position: 2, name: head.title, item: url },
    ],
  }
  return [organisation, page, ...(path === '/' ? [] : [breadcrumb]), ...(head.jsonLd ?? [])]
}
