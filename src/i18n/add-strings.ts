import type { i18n } from 'i18next'

/**
 * Makes strings known to `useTranslation`.
 * @param strings  by namespace and key
 */
export function addStrings(i18n: i18n, strings: Record<string, Record<string, string>>): void {
  for (const [namespace, resources] of Object.entries(strings)) {
    i18n.addResourceBundle(i18n.language, namespace, resources)
  }
}
