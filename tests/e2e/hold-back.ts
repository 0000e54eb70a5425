import type { Page } from '@playwright/test'

/** Holds requests back until they are let through. @returns lets them through */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return letThrough
}
