import type { i18n } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { loadStrings } from '../documents/load.ts'
import { addStrings } from '../i18n/create.ts'
import type { Locale } from '../site/locales.ts'

/**
 * Fetches UI strings that a page does not include, for a scene that a visitor opens.
 * @throws Error when they cannot be fetched
 */
export async function fetchStrings(i18n: i18n, namespaces: string[]): Promise<void> {
  addStrings(i18n, await loadStrings(i18n.language as Locale, namespaces))
}

type FetchWords = (namespaces: string[]) => Promise<void>

/** The same as a hook, for a scene that fetches the strings of its parts by itself. */
export function useFetchStrings(): FetchWords {
  const { i18n } = useTranslation('shell')
  return useCallback((namespaces) => fetchStrings(i18n, namespaces), [i18n])
}
