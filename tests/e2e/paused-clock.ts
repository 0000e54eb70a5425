import { expect, type Page } from '@playwright/test'

/** Whether React has taken over this element; runs in the page. */
export const canHear = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'))

/** So long may parts take to hear a press. Milliseconds. */
const timeoutMs = 10_000

/** Returns when every part of the page can hear a press; they begin to at a visitor's first sign of life. */
export async function partsAwake(page: Page): Promise<void> {
  const asleep = await page.evaluate(async (limit) => {
    const left = () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => !Object.keys(section).some((key) => key.startsWith('__react')),
      ).length
    // Asked from here every time, a test would wait longer for the answer than the parts take.
    const end = performance.now() + limit
    while (left() > 0 && performance.now() < end) await new Promise((done) => setTimeout(done, 10))
    return left()
  }, timeoutMs)
  expect(asleep, 'parts that do not come alive').toBe(0)
}

export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await partsAwake(page)
}

/** Opens a page, awake, whose clock then stands still, so that a test moves it by `page.clock.runFor`. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-03-02T18:00:00')
  await page.clock.install({ time: start })
  await openAwake(page, path)
  await page.clock.pauseAt(start.getTime() + 600_000)
}
