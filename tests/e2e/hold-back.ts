import type { Page } from '@playwright/test'

/**
 * Holds requests back until they are released.
 * @param then  where they go then: to the server, or to the route that handled them before
 * @returns releases them
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
