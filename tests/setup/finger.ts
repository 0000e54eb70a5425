import type { Page } from '@playwright/test'

type Place = { x: number; y: number }

/** Drags a finger over the screen, as a browser with a touch screen tells it. @param held  looks while it still lies there */
export async function dragFinger(
  page: Page,
  from: Place,
  to: Place,
  held?: () => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const between = (share: number) => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  })
  await touch('touchStart', from)
  for (const share of [0.25, 0.6, 1]) await touch('touchMove', between(share))
  await held?.()
  await touch('touchEnd')
  await client.detach()
}
