import type { Page } from '@playwright/test'

/** Presses Tab until the element has the focus; fails after as many as a header has stops. */
export async function tabTo(page: Page, name: RegExp) {
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? ''
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
