import type { i18n } from 'i18next'
import { loadDocuments } from '../documents/load.ts'
import { strings } from '../documents/refs.ts'
import type { Locale } from '../site/locales.ts'

/**
 * Fetches UI strings that a page does not carry from the start, for a scene that a visitor asked for.
 * @throws Error when they cannot be fetched
 */
export async function addStrings(i18n: i18n, namespaces: string[]): Promise<void> {
  const refs = Object.fromEntries(namespaces.map((name) => [name, strings(name)]))
  const resources = await loadDocuments(i18n.language as Locale, refs)
  for (const [name, resource] of Object.entries(resources)) {
    i18n.addResourceBundle(i18n.language, name, resource)
  }
}
