import type { i18n } from 'i18next'
import type { Locale } from '../site/locales.ts'
import { addStrings, type Prepared, preparePage } from './prepare.ts'

/** A promise that React's `use` can read without waiting once it is settled. */
type Tracked = Promise<Prepared> & { status?: 'fulfilled'; value?: Prepared }

/** The prepared pages of this visit, so that going back shows a page at once. */
export class PageCache {
  readonly #pages = new Map<string, Tracked>()
  readonly #locale: Locale
  readonly #i18n: i18n

  constructor(locale: Locale, i18n: i18n) {
    this.#locale = locale
    this.#i18n = i18n
  }

  get(path: string): Promise<Prepared> {
    const known = this.#pages.get(path)
    if (known) return known
    const page: Tracked = preparePage(this.#locale, path).then((prepared) => {
      addStrings(this.#i18n, prepared)
      page.status = 'fulfilled'
      page.value = prepared
      return prepared
    })
    // A failed load is forgotten, so that the next visit of the page tries again.
    page.catch(() => this.#pages.delete(path))
    this.#pages.set(path, page)
    return page
  }
}
