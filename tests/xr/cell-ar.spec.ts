import type { Page } from '@playwright/test'
import { CellPage } from '../e2e/cell-page.ts'
import { expect, test } from '../setup/test.ts'
import { frames, pointAt, select, wearHeadset } from './headset.ts'

// Software draws the room and the cell: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

const table = (page: Page) => page.locator('[data-lesson-ar]')

/** Presses a button of the panel that stands beside the cell, by the controller's ray. */
async function press(page: Page, command: string) {
  await frames(page, 2)
  const targets = JSON.parse((await table(page).getAttribute('data-targets')) ?? '{}')
  const at = targets[command]
  if (!at) throw new Error(`no ${command} on the panel: ${Object.keys(targets)}`)
  await pointAt(page, at, ['controller'])
  await select(page)
}

test('§2.19 a headset stands the cell on a table and does two steps by its ray', async ({
  page,
}) => {
  await wearHeadset(page)
  const cell = new CellPage(page)
  await cell.goto('?stats')
  await cell.start()
  await page.getByRole('button', { name: 'Stand it on my table (AR)' }).press('Enter')
  await expect(page.locator('[data-lesson-ar=on]')).toBeAttached({ timeout: 60_000 })
  await pointAt(page, [0.1, 0, -0.6])
  await expect(table(page)).toHaveAttribute('data-aims', 'true', { timeout: 30_000 })
  await select(page)
  await expect(table(page)).toHaveAttribute('data-placed', 'true', { timeout: 30_000 })
  await press(page, 'predict 0')
  await press(page, 'choose true')
  await cell.stepIs('scale', true)
  await press(page, 'next')
  await press(page, 'predict 1')
  await press(page, 'do to-nucleus')
  await cell.isAt('nucleus')
  await press(page, 'do to-pore')
  await cell.stepIs('copy', true)
  await expect(cell.reading('stage')).toHaveText('Copy, in the cytosol')
  // Not before the headset's own clock has brought it there.
  await cell.isAt('pore')
})
