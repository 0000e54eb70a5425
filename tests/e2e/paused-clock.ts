import type { Page } from '@playwright/test'

/** Whether React has hydrated this element; runs in the page. */
export const canHear = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'))

/** Opens a page whose clock then stands still, so that a test moves it by `page.clock.runFor`. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-03-02T18:00:00')
  await page.clock.install({ time: start })
  await page.goto(path)
  await page.clock.pauseAt(start.getTime() + 600_000)
}
