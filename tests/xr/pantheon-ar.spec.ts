import type { Page } from '@playwright/test'
import { PantheonPage } from '../e2e/pantheon-page.ts'
import { expect, test } from '../setup/test.ts'
import { frames, pointAt, select, wearHeadset } from './headset.ts'

// Software draws the room and the building: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

const table = (page: Page) => page.locator('[data-lesson-ar]')

/** Presses a button of the panel that stands beside the model, by the controller's ray; turns the page where it must. */
async function pressPanel(page: Page, command: string) {
  for (let turned = 0; turned < 3; turned += 1) {
    await frames(page, 2)
    const targets = JSON.parse((await table(page).getAttribute('data-targets')) ?? '{}')
    const at = targets[command] ?? targets.more
    if (!at) throw new Error(`no ${command} on the panel: ${Object.keys(targets)}`)
    await pointAt(page, at, ['controller'])
    await select(page)
    if (targets[command]) return
  }
  throw new Error(`no page of the panel has ${command}`)
}

test('§2.19 a headset stands the Pantheon on a table at 1 : 100 and does two steps by its ray', async ({
  page,
}) => {
  await wearHeadset(page)
  const pantheon = new PantheonPage(page)
  await pantheon.goto('?stats')
  await pantheon.start()
  await page.getByRole('button', { name: 'Stand it on my table (AR)' }).press('Enter')
  await expect(page.locator('[data-lesson-ar=on]')).toBeAttached({ timeout: 60_000 })
  await pointAt(page, [0.1, 0, -0.6])
  await expect(table(page)).toHaveAttribute('data-aims', 'true', { timeout: 30_000 })
  await select(page)
  await expect(table(page)).toHaveAttribute('data-placed', 'true', { timeout: 30_000 })
  await pressPanel(page, 'predict 1')
  await pressPanel(page, 'do go-middle')
  await pantheon.stepIs('inside', true)
  await pressPanel(page, 'next')
  await pressPanel(page, 'predict 1')
  for (const action of ['go-entrance', 'day-april', 'noon']) await pressPanel(page, `do ${action}`)
  await pantheon.stepIs('april', true)
  await expect(pantheon.reading('light')).toHaveText('On the upright wall')
})
