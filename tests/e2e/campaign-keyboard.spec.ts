import { expect, test } from '../setup/test.ts'
import { address, panel, readout, tab } from './campaign-page.ts'
import { openAwake } from './paused-clock.ts'

test('§2.15 the desk by keyboard alone: tabs, filter, order, a step, a task moved, one added', async ({
  page,
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await openAwake(page, address)
  const volunteers = panel(page, 'volunteers')
  await tab(page, 'Volunteers').focus()
  // Add, then the filters, then the order.
  await press('Tab')
  await expect(volunteers.getByRole('button', { name: 'Add a volunteer' })).toBeFocused()
  await press('Tab')
  await expect(volunteers.getByLabel('Role')).toBeFocused()
  await page.keyboard.type('Phone')
  await expect(volunteers.getByRole('rowheader')).toHaveText(['Benoît Laurent', 'Farid Haddad'])
  await press('Tab', 'Tab')
  await expect(volunteers.getByLabel('Sort by')).toBeFocused()
  await page.keyboard.type('Rating')
  await press('Tab')
  await expect(volunteers.getByRole('button', { name: 'Ascending' })).toBeFocused()
  await press('Enter')
  await expect(volunteers.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await tab(page, 'Volunteers').focus()
  await press('ArrowRight')
  await expect(tab(page, 'Campaigns').first()).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Lower Progress/)
  const first = panel(page, 'campaigns')
    .getByRole('meter', { name: /^Progress/ })
    .first()
  const before = Number(await first.getAttribute('aria-valuenow'))
  await press('Enter')
  await expect(first).toHaveAttribute('aria-valuenow', String(before - 10))

  await tab(page, 'Campaigns').first().focus()
  await press('ArrowRight')
  await expect(tab(page, 'Tasks')).toBeFocused()
  await press('Tab', 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await expect(dialog.getByLabel('Task')).toBeFocused()
  await page.keyboard.type('Book a bus')
  await press('Tab')
  await page.keyboard.type('Amara')
  await press('Tab')
  await page.keyboard.type('Low')
  await press('Tab')
  await page.keyboard.type('0915AM')
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(readout(page)).toHaveText('Added: Book a bus')
  await expect(page.getByRole('button', { name: 'Add a task' })).toBeFocused()

  const move = page.getByRole('button', { name: 'Move “Book a bus” to: In progress' })
  for (
    let stop = 0;
    stop < 40 && !(await move.evaluate((it) => it === document.activeElement));
    stop += 1
  ) {
    await press('Tab')
  }
  await expect(move).toBeFocused()
  await press('Enter')
  await expect(page.locator('[data-column="in-progress"]')).toContainText('Book a bus')
  await expect(readout(page)).toHaveText('Book a bus: In progress')
})
