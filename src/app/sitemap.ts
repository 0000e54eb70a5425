import { solutionIds } from '../documents/catalog.ts'
import { locales } from '../site/locales.ts'
import { sitePaths } from '../site/paths.ts'
import { absoluteUrl, siteOrigin } from './head.ts'
import { findRoute, type Route } from './routes.ts'

/**
 * The sitemap in every language, each entry naming its translations.
 * @param paths  pages' own paths, without a language's prefix
 */
export function sitemap(paths: string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${absoluteUrl(locale, path)}"/>`,
      )
      .join('')
    return locales.map(
      (locale) => `<url><loc>${absoluteUrl(locale, path)}</loc>${alternates}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`
}

const plan = sitePaths(solutionIds)

/** The addresses on the plan of the site that a row of the table answers: each is prerendered in every language. */
export function routePaths(route: Route): string[] {
  return plan.filter((path) => findRoute(path).route === route)
}
