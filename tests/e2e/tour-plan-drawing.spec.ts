import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { patient, undo } from './tour-home.ts'
import { TourPage } from './tour-page.ts'
import {
  chooseWith,
  editing,
  openRooms,
  panel,
  planPicture,
  pressSheet,
  walls,
} from './tour-plan-page.ts'

test('a plan is drawn by mouse, corner by corner, and undo goes back corner by corner', async ({
  page,
}) => {
  await openRooms(page)
  await panel(page).getByRole('button', { name: 'Draw a plan' }).click()
  for (const [x, y] of [
    [1 / 6, 2 / 9],
    [0.5, 2 / 9],
    [0.5, 6 / 9],
  ] as const)
    await pressSheet(page, x, y)
  await expect(walls(page)).toHaveAttribute('data-walls', '1')
  // Two metres to six, on a sheet of twelve by nine that has a hundred pixels a metre.
  await expect(walls(page)).toHaveAttribute('d', /^M200 200(\.0+\d*)?L600 200(\.0+\d*)?L600 600/)
  await panel(page).getByRole('button', { name: 'End the line' }).click()
  await pressSheet(page, 0.75, 0.5)
  await pressSheet(page, 0.95, 0.5)
  await expect(walls(page)).toHaveAttribute('data-walls', '2')
  await undo(page).click()
  await expect(walls(page)).toHaveAttribute('data-walls', '1')
  await undo(page).click()
  await expect(walls(page)).toHaveAttribute('d', /^M200 200(\.0+\d*)?L600 200(\.0+\d*)?$/)
  await page.getByRole('button', { name: 'Redo' }).click()
  await panel(page).getByRole('button', { name: 'Erase the last wall' }).click()
  await expect(walls(page)).toHaveCount(0)
  await undo(page).click()
  await expect(walls(page)).toHaveAttribute('data-walls', '1')
  await page.waitForTimeout(2000)
  await page.reload()
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: /^Open Attic/ }).click(patient)
  await new TourPage(page).opened()
  await expect(walls(page)).toHaveAttribute('d', /L600 600/)
})

test('a plan is drawn by keys alone: arrows move the pen, Enter sets a corner, Escape ends the line', async ({
  page,
}) => {
  await openRooms(page)
  await panel(page).getByRole('button', { name: 'Draw a plan' }).press('Enter')
  const pen = page.getByRole('button', { name: 'Pen: set a corner' })
  await expect(pen).toBeFocused()
  await page.keyboard.press('Enter')
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowDown'])
    await page.keyboard.press(key)
  await expect(panel(page).getByRole('status')).toHaveText('8 m from the left, 4.75 m from the top')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText(/^Corner set: 8 m/)
  await expect(walls(page)).toHaveAttribute('data-walls', '1')
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('status')).toHaveText('Line ended.')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect(walls(page)).toHaveAttribute('data-walls', '2')
})

test('a scale that is typed makes a metre on the plan, and nonsense is none', async ({ page }) => {
  await openRooms(page)
  await panel(page).getByRole('button', { name: 'Draw a plan' }).click()
  const width = panel(page).getByRole('spinbutton', { name: 'Width in metres' })
  await expect(width).toHaveValue('12')
  await width.fill('24')
  await width.blur()
  await expect(width).toHaveValue('24')
  await width.fill('-3')
  await width.blur()
  await expect(width).toHaveValue('24')
  await undo(page).click()
  await expect(width).toHaveValue('12')
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a plan and its editing, ${theme}, wide and on a phone`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openRooms(page)
    expect(await axeViolations(page, { within: '[data-plan]' })).toEqual([])
    await chooseWith(page, 'Add a plan', await planPicture())
    await pressSheet(page, 0.3, 0.3)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
      await panel(page).getByRole('button', { name: 'Walls' }).click()
      await pressSheet(page, 0.6, 0.6)
      expect(await axeViolations(page, { within: '[data-plan]' })).toEqual([])
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(spill).toBe(0)
      await panel(page).getByRole('button', { name: 'Rooms', exact: true }).click()
      await editing(page).click()
      expect(await axeViolations(page, { within: '[data-plan]' })).toEqual([])
      await editing(page).click()
    }
  })
}
