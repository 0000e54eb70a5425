import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and gives a sign of life, so that its later parts load; returns when every section of it answers. For
 * tests that begin with a select or a slider: only presses of buttons are kept for a part that sleeps.
 */
export async function gotoAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 300)
  await expect.poll(() => page.evaluate(countAsleep), { message: 'sections that sleep' }).toBe(0)
}

function countAsleep(): number {
  const sections = [...document.querySelectorAll('main section')]
  return sections.filter((part) => !Object.keys(part).some((key) => key.startsWith('__react')))
    .length
}
