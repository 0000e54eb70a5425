import type { Page } from '@playwright/test'

/** Everything is laid out, not just what is near: the picture is of the whole page. */
const whole = '[data-later] > section { content-visibility: visible !important }'

/** Photographs are looked at where they are made. Here each is a grey box: baselines stay small, and outlive a new render. */
const veiled = 'img { object-position: -100vmax 0 !important; background: #8a8378 !important }'

/** Waits until nothing on the page will change by itself: pictures down to the foot, and fonts. */
export async function settle(page: Page, { veil = false } = {}): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    for (const image of document.images) image.loading = 'eager'
  }, whole)
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    async (css) => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode()))
      // Last, so that a picture that cannot be shown has failed the test by now.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    veil ? veiled : '',
  )
}
