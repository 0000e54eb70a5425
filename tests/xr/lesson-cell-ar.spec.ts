import { CellPage } from '../e2e/cell-page.ts'
import { expect, test } from '../setup/test.ts'
import { pressPanel, standOnTable } from './lesson-panel.ts'

// Software draws the room and the cell: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 a headset stands the cell on a table and does two steps by its ray', async ({
  page,
}) => {
  const cell = new CellPage(page)
  await standOnTable(cell)
  await pressPanel(page, 'predict 0')
  await pressPanel(page, 'choose true')
  await cell.stepIs('scale', true)
  await pressPanel(page, 'next')
  await pressPanel(page, 'predict 1')
  await pressPanel(page, 'do to-nucleus')
  await cell.isAt('nucleus')
  await pressPanel(page, 'do to-pore')
  await cell.stepIs('copy', true)
  await expect(cell.reading('stage')).toHaveText('Copy, in the cytosol')
  // Not before the headset's own clock has brought it there.
  await cell.isAt('pore')
})
