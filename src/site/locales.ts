/** The languages of the site, in the order in which the dropdown shows them; the first is the default. */
export const locales = ['en', 'es', 'fr', 'hi'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language in its own words, and as Open Graph names it. */
export const languageByLocale: Record<Locale, { name: string; openGraph: string }> = {
  en: { name: 'English', openGraph: 'en_GB' },
  es: { name: 'Español', openGraph: 'es_ES' },
  fr: { name: 'Français', openGraph: 'fr_FR' },
  hi: { name: 'हिंदी', openGraph: 'hi_IN' },
}

/** The prefix of a language's addresses: none for the default, `/es` and the like for the others. */
export function localeBase(locale: Locale): '' | `/${Locale}` {
  return locale === defaultLocale ? '' : `/${locale}`
}

/**
 * The address of a page in a language.
 * @param path  the page's path without a prefix, starting with `/`
 */
export function localePath(locale: Locale, path: string): string {
  const base = localeBase(locale)
  return path === '/' ? base || '/' : base + path
}

/**
 * Splits an address into its language and the page's own path.
 * @param pathname  as in `location.pathname`; a trailing slash is dropped
 */
export function splitPathname(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/')
  const locale = locales.find((code) => code !== defaultLocale && code === first) ?? defaultLocale
  const rest = locale === defaultLocale ? pathname : pathname.slice(first.length + 1)
  return { locale, path: rest.replace(/\/+$/, '') || '/' }
}
