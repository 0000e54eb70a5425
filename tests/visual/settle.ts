import type { Page } from '@playwright/test'

/** Everything is laid out, not just what is near: the picture is of the whole page. */
const whole = '[data-island] > :is(section, footer) { content-visibility: visible !important }'

/** Photographs are looked at where they are made. Here each is a grey box: baselines stay small, and outlive a new render. */
const veiled = 'object-position: -100vmax 0 !important; background: #8a8378 !important'

/**
 * Waits until nothing on the page will change by itself: pictures down to the foot, and fonts.
 * @param veil  the pictures that are hidden, once all of them have come; by default every one
 */
export async function settle(
  page: Page,
  { veil = 'img' }: { veil?: string | false } = {},
): Promise<void> {
  await adopt(page, whole)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  if (veil) await adopt(page, `${veil} { ${veiled} }`)
}

/** Adds rules to the page in the one way that its content security policy lets a script do. */
async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
