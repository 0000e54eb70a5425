import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { boxOf, dragBy } from './on-page.ts'
import { openRooms, spill } from './tour-page.ts'
import {
  brokenPlan,
  direction,
  panel,
  pin,
  pins,
  planButton,
  planPicture,
  pressSheet,
  shareOf,
  sheet,
  walls,
} from './tour-plan-page.ts'

/** A tour of two rooms whose files don’t say where north is. */
async function openPlain(page: Page) {
  const tour = await openRooms(page)
  await leaveOutDrawing(page)
  return tour
}

const heading = (page: Page) => panel(page).getByRole('heading', { name: 'Floor plan' })
const showsPlan = (page: Page) =>
  expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)

test('a plan is uploaded, rooms are placed by mouse and keys, the plan is removed and brought back, and all of it is kept', async ({
  page,
}) => {
  const tour = await openPlain(page)
  const near = async (x: number, y: number) => {
    await expect.poll(async () => (await shareOf(page, 'Bath')).x).toBeCloseTo(x, 2)
    await expect.poll(async () => (await shareOf(page, 'Bath')).y).toBeCloseTo(y, 2)
  }
  await test.step('a picture is the plan; what is none is said, and leaves it', async () => {
    await tour.give(planButton(page, 'Add a plan'), await planPicture())
    await expect(tour.said).toHaveText('Plan added.')
    await showsPlan(page)
    await expect(heading(page)).toBeFocused()
    await expect(planButton(page, 'Edit plan')).toHaveAttribute('aria-pressed', 'true')
    await tour.give(planButton(page, 'Replace image'), { ...brokenPlan, name: 'notes.png' })
    await expect(tour.alert).toContainText('notes.png isn’t an image this browser can show')
    await showsPlan(page)
    await tour.give(planButton(page, 'Replace image'), await planPicture('again.png'))
    await expect(tour.alert).toBeEmpty()
  })
  await test.step('a room is placed where the sheet is pressed, and moved by keys', async () => {
    await pressSheet(page, 0.25, 0.5)
    await expect(tour.said).toHaveText('Bath was added to the plan.')
    await near(0.25, 0.5)
    // A hundredth of the width, five with Shift.
    await pin(page, 'Bath').focus()
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
    await near(0.31, 0.485)
    await tour.undo.click()
    await near(0.25, 0.5)
  })
  await test.step('by drag, in one step', async () => {
    await sheet(page).scrollIntoViewIfNeeded()
    const box = await boxOf(pin(page, 'Bath'))
    await dragBy(page, [box.x + 22, box.y + 22], [78, 38])
    expect((await shareOf(page, 'Bath')).x).toBeGreaterThan(0.3)
    await tour.undo.click()
    await near(0.25, 0.5)
  })
  await test.step('the other without a pointer, and it is taken off by Delete', async () => {
    await tour.card('Hall').click()
    await tour.stands('Hall')
    await planButton(page, 'Place Hall').press('Enter')
    await expect(pins(page).getByRole('button')).toHaveCount(2)
    await pin(page, 'Hall').focus()
    await page.keyboard.press('Delete')
    await expect(tour.said).toHaveText('Hall was taken off the plan. Press Undo to bring it back.')
    await expect(pins(page).getByRole('button')).toHaveCount(1)
    await tour.undo.click()
    await expect(pins(page).getByRole('button')).toHaveCount(2)
  })
  await test.step('the plan is removed, and brought back with its rooms', async () => {
    await planButton(page, 'Remove plan').click()
    await expect(heading(page)).toBeFocused()
    await expect(tour.said).toHaveText('Plan removed. Press Undo to bring it back.')
    await tour.undo.click()
    await expect(pins(page).getByRole('button')).toHaveCount(2)
  })
  await test.step('axe finds nothing, and it fits a phone', async () => {
    expect(await axeViolationsInBothThemes(page, { within: '[data-plan]' })).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await axeViolations(page, { within: '[data-plan]' })).toEqual([])
    expect(await spill(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await test.step('it is kept, and one goes by it', async () => {
    await tour.keeps(/"plan":\{.*"pins":.*room.*room|"plan":\{.*"x":.*"x":/)
    await tour.reopen('Bath')
    await showsPlan(page)
    await near(0.25, 0.5)
    await pin(page, 'Hall').click()
    await tour.stands('Hall')
  })
})

test('the cone is turned by keys and by drag, follows the view, and the plan’s north turns it again', async ({
  page,
}) => {
  const tour = await openPlain(page)
  const points = (degrees: number) => expect.poll(() => direction(page)).toBeCloseTo(degrees, 0)
  await tour.give(planButton(page, 'Add a plan'), await planPicture())
  await pressSheet(page, 0.5, 0.5)
  const handle = page.getByRole('slider', { name: 'View direction on the plan' })
  await handle.focus()
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key)
  await points(31)
  await expect(handle).toHaveAttribute('aria-valuenow', '31')
  // It follows the view: pulled 100 pixels to the left, one looks 50° to the right.
  await tour.drag(-100, 0)
  await points(81)
  // By drag: straight to the right of the pin.
  await sheet(page).scrollIntoViewIfNeeded()
  const [box, from] = [await boxOf(sheet(page)), await boxOf(handle)]
  const grip: [number, number] = [from.x + 22, from.y + 22]
  const to = [box.x + box.width * 0.9 - grip[0], box.y + box.height / 2 - grip[1]] as const
  await dragBy(page, grip, [...to], 6)
  await points(90)
  const north = page.getByRole('slider', { name: 'North on the plan' })
  await north.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await points(105)
  await tour.undo.click()
  await points(90)
  // All that the keys and the drag did to the room’s north is two steps.
  await tour.undo.click()
  await points(81)
})

test('a plan is drawn by mouse and by keys alone, and a width that is typed is its scale', async ({
  page,
}) => {
  const tour = await openPlain(page)
  const status = panel(page).getByRole('status')
  await planButton(page, 'Draw a plan').press('Enter')
  await test.step('by keys: arrows move the pen, Enter sets a corner, Escape ends the line', async () => {
    await expect(page.getByRole('button', { name: 'Pen: add a corner' })).toBeFocused()
    await page.keyboard.press('Enter')
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowDown'])
      await page.keyboard.press(key)
    await expect(status).toHaveText('8 m from the left, 4.75 m from the top')
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(/^Corner added: 8\sm/)
    await expect(walls(page)).toHaveAttribute('data-walls', '1')
    await page.keyboard.press('Escape')
    await expect(status).toHaveText('Line ended.')
    await planButton(page, 'Erase last wall').click()
    await expect(walls(page)).toHaveCount(0)
  })
  await test.step('by mouse, corner by corner', async () => {
    for (const [x, y] of [
      [1 / 6, 2 / 9],
      [0.5, 2 / 9],
      [0.5, 6 / 9],
    ] as const)
      await pressSheet(page, x, y)
    await expect(walls(page)).toHaveAttribute('data-walls', '1')
    // Two metres to six, on a sheet of twelve by nine that has a hundred pixels a metre.
    await expect(walls(page)).toHaveAttribute('d', /^M200 200(\.0+\d*)?L600 200(\.0+\d*)?L600 600/)
    await planButton(page, 'End line').click()
    await pressSheet(page, 0.75, 0.5)
    await pressSheet(page, 0.95, 0.5)
    await expect(walls(page)).toHaveAttribute('data-walls', '2')
  })
  await test.step('a width that is typed is its scale, and nonsense is none', async () => {
    const width = panel(page).getByRole('spinbutton', { name: 'Width in meters' })
    await expect(width).toHaveValue('12')
    for (const [typed, taken] of [
      ['24', '24'],
      ['-3', '24'],
    ] as const) {
      await width.fill(typed)
      await width.blur()
      await expect(width).toHaveValue(taken)
    }
    await tour.undo.click()
    await expect(width).toHaveValue('12')
  })
})
