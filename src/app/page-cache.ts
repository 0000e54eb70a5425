import type { i18n } from 'i18next'
import { addStrings } from '../i18n/create.ts'
import type { Locale } from '../site/locales.ts'
import { type PageToRender, preparePage } from './prepare.ts'

/** A promise that React's `use` can read without waiting once it is settled. */
type Tracked = Promise<PageToRender> & { status?: 'fulfilled'; value?: PageToRender }

/** The prepared pages of this visit, so that going back shows a page at once. */
export class PageCache {
  readonly #pages = new Map<string, Tracked>()
  readonly #ahead = new Set<string>()
  readonly #locale: Locale
  readonly #i18n: i18n
  #recover?: (path: string) => void

  constructor(locale: Locale, i18n: i18n) {
    this.#locale = locale
    this.#i18n = i18n
  }

  get(path: string): Promise<PageToRender> {
    const known = this.#pages.get(path)
    if (known) return known
    const page: Tracked = preparePage(this.#locale, path).then(
      (prepared) => {
        addStrings(this.#i18n, prepared.strings)
        page.status = 'fulfilled'
        page.value = prepared
        return prepared
      },
      (error: unknown) => {
        if (!this.#recover) throw error
        this.#recover(path)
        // The current page stays on screen until the document is loaded anew.
        return new Promise<PageToRender>(() => {})
      },
    )
    this.#pages.set(path, page)
    return page
  }

  /** Fetches a page that may be wanted next; what fails is fetched again when it is. */
  fetchAhead(path: string): void {
    if (this.#pages.has(path) || this.#ahead.has(path)) return
    this.#ahead.add(path)
    preparePage(this.#locale, path).catch(() => this.#ahead.delete(path))
  }

  /**
   * Prepares the page that the HTML shows for an address, which for an unknown address is another than its own.
   * @throws Error when its code cannot be fetched; the HTML can be read all the same
   */
  async adopt(address: string, shown: string): Promise<void> {
    const page = this.get(shown)
    this.#pages.set(address, page)
    await page
  }

  /** From now on a page that cannot be fetched, as after a new release, is opened in another way. */
  recoverBy(recover: (path: string) => void): void {
    this.#recover = recover
  }
}
