import type { Locale } from '../site/locales.ts'
import { loadDocuments } from './load.ts'
import { strings } from './refs.ts'

/** UI strings by namespace and key. */
export type Strings = Record<string, Record<string, string>>

/** @throws Error when a namespace does not exist or cannot be fetched */
export async function loadStrings(locale: Locale, namespaces: string[]): Promise<Strings> {
  const refs = Object.fromEntries(namespaces.map((namespace) => [namespace, strings(namespace)]))
  return loadDocuments<Strings>(locale, refs)
}
