import type { Locale } from '../site/locales.ts'

type List = Record<string, () => Promise<{ default: unknown }>>

const lists: Record<Locale, () => Promise<{ default: List }>> = {
  en: () => import('virtual:documents/en'),
  es: () => import('virtual:documents/es'),
  fr: () => import('virtual:documents/fr'),
  hi: () => import('virtual:documents/hi'),
}

/**
 * Loads what the build makes of a document.
 * @param name  its path below its language's folder, without ending; with `#body` the text alone
 * @throws Error when there is no such document, or when it cannot be fetched
 */
export async function loadModule(locale: Locale, name: string): Promise<unknown> {
  const list = (await lists[locale]()).default
  const load = list[name]
  if (!load) throw new Error(`No document ${locale}/${name}`)
  return (await load()).default
}
