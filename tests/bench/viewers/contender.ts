import type { Page } from '@playwright/test'

/** A viewer that is compared. */
export interface Contender {
  name: string
  /** Opens its page and hands the file, or all of them, over, as soon as the page has come to rest. */
  open: (page: Page, file: string | readonly string[]) => Promise<void>
}

/** The size of every viewer's canvas, in CSS pixels. */
export const viewerSize = { width: 960, height: 384 }
