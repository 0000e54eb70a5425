import { readFile } from 'node:fs/promises'
import { expect, test } from '../setup/test.ts'
import { openRoom } from './furniture-room-page.ts'

test('the shopping list counts pieces by colour, and is saved for spreadsheets and printed alone', {
  tag: '@spec-2.16',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const room = await openRoom(page)
  const table = room.tool.getByRole('table', { name: 'Shopping list' })
  const rows = table.getByRole('row')
  await expect(table).toHaveCount(0)
  for (const across of [0.3, 0.7]) await room.put('Armchair', across, 0.85)
  await room.put('Coffee Table', 0.5, 0.7)
  await room.put('Armchair', 0.5, 0.9)
  await test.step('one line for a piece and its colour', async () => {
    await room.field('Color').selectOption('Sage')
    await expect(rows).toHaveText([
      /^Piece/,
      'ArmchairBurnt orange83 × 83 × 832',
      'Coffee TableNatural oak105 × 105 × 401',
      'ArmchairSage83 × 83 × 831',
      'Total4',
    ])
    // What is bought has its true size; that it is drawn in another one is said.
    await room.button('Scale up by 0.2').click()
    await expect(rows.nth(3)).toHaveText('ArmchairNot true sizeSage83 × 83 × 831')
  })
  await test.step('for spreadsheets', async () => {
    const file = await room.download('Save as CSV')
    expect(file.suggestedFilename()).toMatch(/^furniture-list-\d{13}\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toBe('Armchair,Burnt orange,83,83,83,2')
  })
  await test.step('on paper', async () => {
    await room.tool.getByLabel('Room name').fill('At home')
    await room.button('Print list').click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-print-sheet]')
    await expect(sheet.getByRole('heading', { name: 'At home' })).toBeVisible()
    await expect(sheet.getByRole('row')).toHaveCount(5)
    await expect(room.tool).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
    await expect(room.tool).toBeVisible()
  })
})
