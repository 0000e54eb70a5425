import { createInstance, type i18n } from 'i18next'

import { initReactI18next } from 'react-i18next'
import type { Locale } from '../site/locales.ts'

/**
 * Creates i18next for one language. Pages add the namespaces that they need; a missing key is shown as it is.
 * Gaps are filled with English when content is compiled, so that no visitor loads two languages.
 */
export function createI18n(locale: Locale, brand: string): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    ns: [],
    // On every page.
    defaultNS: 'shell',
    // Strings are React text, which React escapes by itself.
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
    initAsync: false,
  })
  return instance
}

/**
 * Adds strings for `useTranslation`.
 * @param strings  by namespace and key
 */
export function addStrings(i18n: i18n, strings: Record<string, Record<string, string>>): void {
  for (const [namespace, resources] of Object.entries(strings)) {
    i18n.addResourceBundle(i18n.language, namespace, resources)
  }
}
