import { expect, test } from '../setup/test.ts'
import { address, panel, readout, tab } from './campaign-page.ts'
import { openAwake } from './paused-clock.ts'

test('the desk by keyboard alone: tabs, filter, order, a step, a task added and moved', {
  tag: '@spec-2.15',
}, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await openAwake(page, address)
  await test.step('a filter and an order', async () => {
    const volunteers = panel(page, 'volunteers')
    await tab(page, 'Volunteers').focus()
    await press('Tab')
    await expect(volunteers.getByRole('button', { name: 'Add a volunteer' })).toBeFocused()
    await press('Tab')
    await page.keyboard.type('Phone')
    await expect(volunteers.getByRole('rowheader')).toHaveText(['Benoît Laurent', 'Farid Haddad'])
    await press('Tab', 'Tab')
    await expect(volunteers.getByLabel('Sort by')).toBeFocused()
    await page.keyboard.type('Rating')
    await press('Tab', 'Enter')
    await expect(volunteers.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })
  await test.step('a step of a number', async () => {
    await tab(page, 'Volunteers').focus()
    await press('ArrowRight')
    await expect(tab(page, 'Campaigns')).toBeFocused()
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Lower Progress/)
    const first = panel(page, 'campaigns')
      .getByRole('meter', { name: /^Progress/ })
      .first()
    const before = Number(await first.getAttribute('aria-valuenow'))
    await press('Enter')
    await expect(first).toHaveAttribute('aria-valuenow', String(before - 10))
  })
  await test.step('a task added', async () => {
    await tab(page, 'Campaigns').focus()
    await press('ArrowRight', 'Tab', 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a task' })
    await expect(dialog.getByLabel('Task')).toBeFocused()
    for (const text of ['Book a bus', 'Amara', 'Low']) {
      await page.keyboard.type(text)
      await press('Tab')
    }
    await page.keyboard.type('0915AM')
    await press('Enter')
    await expect(readout(page)).toHaveText('Added: Book a bus')
    await expect(page.getByRole('button', { name: 'Add a task' })).toBeFocused()
  })
  await test.step('and moved, with the focus', async () => {
    const move = page.getByRole('button', { name: 'Move “Book a bus” to: In progress' })
    const hasFocus = () => move.evaluate((it) => it === document.activeElement)
    for (let stop = 0; stop < 40 && !(await hasFocus()); stop += 1) await press('Tab')
    await expect(move).toBeFocused()
    await press('Enter')
    await expect(page.locator('[data-column="in-progress"]')).toContainText('Book a bus')
    await expect(readout(page)).toHaveText('Book a bus: In progress')
    const card = page.locator('[data-column="in-progress"] [data-task]', { hasText: 'Book a bus' })
    await expect(card.getByRole('button').first()).toBeFocused()
  })
})
