import { expect, type Page } from '@playwright/test'

/** Whether React has taken over this element; runs in the page. */
export const canHear = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'))

/** How many sections of the page cannot hear a press yet. */
const asleep = () =>
  [...document.querySelectorAll('main section')].filter(
    (section) => !Object.keys(section).some((key) => key.startsWith('__react')),
  ).length

/** Opens a page and shows it a sign of life; returns when every part of it can hear a press. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await expect.poll(() => page.evaluate(asleep), { message: 'parts come alive' }).toBe(0)
}

/** Opens a page, awake, whose clock then stands still, so that a test moves it by `page.clock.runFor`. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-03-02T18:00:00')
  await page.clock.install({ time: start })
  await openAwake(page, path)
  await page.clock.pauseAt(start.getTime() + 600_000)
}
