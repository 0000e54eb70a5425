import type { Page } from '@playwright/test'

/**
 * Holds requests back until they are let through.
 * @param then  to the server, or to whoever was to answer before
 * @returns lets them through
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  then: 'continue' | 'fallback' = 'continue',
): Promise<() => void> {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route[then]()
  })
  return letThrough
}
