import { expect, test } from '../setup/test.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters } from './tour-files.ts'
import { openWholeHome, patient, said, stands, strip, undo } from './tour-home.ts'
import { TourPage } from './tour-page.ts'
import {
  chooseWith,
  direction,
  editing,
  openRooms,
  panel,
  pin,
  pins,
  planPicture,
  pressSheet,
  shareOf,
  sheet,
} from './tour-plan-page.ts'

test('Tab goes the way the eye does: rooms before what offers a plan, a plan before the rooms', async ({
  page,
}) => {
  await openRooms(page)
  const first = () =>
    page.evaluate(() => {
      const [plan, rooms] = [
        document.querySelector('[data-plan]'),
        document.querySelector('[data-rooms]'),
      ]
      if (!plan || !rooms) throw new Error('They are not on the page')
      const isBefore = plan.compareDocumentPosition(rooms) & Node.DOCUMENT_POSITION_FOLLOWING
      const isAbove = plan.getBoundingClientRect().top < rooms.getBoundingClientRect().top
      return { byTab: isBefore ? 'plan' : 'rooms', byEye: isAbove ? 'plan' : 'rooms' }
    })
  expect(await first()).toEqual({ byTab: 'rooms', byEye: 'rooms' })
  await panel(page).getByRole('button', { name: 'Draw a plan' }).click()
  await expect(sheet(page)).toBeVisible()
  expect(await first()).toEqual({ byTab: 'plan', byEye: 'plan' })
  await panel(page).getByRole('button', { name: 'Remove plan' }).click()
  const heading = panel(page).getByRole('heading', { name: 'Plan' })
  await expect(heading).toBeFocused()
  expect(await first()).toEqual({ byTab: 'rooms', byEye: 'rooms' })
  await page.keyboard.press('Control+z')
  await expect(sheet(page)).toBeVisible()
  await expect(heading).toBeFocused()
})

test('the plan of the home: its cone follows the view, and a pin leads into its room', async ({
  page,
}) => {
  const tour = await openWholeHome(page)
  await expect(pins(page).getByRole('button')).toHaveCount(6)
  await expect(pin(page, 'Living room')).toHaveAttribute('aria-current', 'true')
  // Its picture looks west.
  await expect.poll(() => direction(page)).toBeCloseTo(270, 0)
  await tour.drag(-60, 0)
  await expect.poll(() => direction(page)).toBeCloseTo(300, 0)
  const before = await direction(page)
  // No doorway leads from here to there: one is there at once, and looks on the same way.
  await pin(page, 'Bathroom').press('Enter')
  await stands(tour, 'Bathroom')
  await expect(pin(page, 'Bathroom')).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => direction(page)).toBeCloseTo(before, 0)
  // One does: one arrives as one walks.
  await pin(page, 'Hall').click()
  await stands(tour, 'Hall')
})

test('a plan is uploaded, rooms are placed by mouse and keys, and all of it is kept', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const tour = await openRooms(page)
  await chooseWith(page, 'Add a plan', await planPicture())
  await expect(said(page)).toHaveText('Plan added.')
  await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
  await expect(editing(page)).toHaveAttribute('aria-pressed', 'true')
  await pressSheet(page, 0.25, 0.5)
  await expect(said(page)).toHaveText('Attic is on the plan.')
  const attic = pin(page, 'Attic')
  const near = async (x: number, y: number) => {
    await expect.poll(async () => (await shareOf(page, attic)).x).toBeCloseTo(x, 2)
    await expect.poll(async () => (await shareOf(page, attic)).y).toBeCloseTo(y, 2)
  }
  await near(0.25, 0.5)
  // By keys: a hundredth of the width, five with Shift.
  await attic.focus()
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await near(0.31, 0.485)
  await undo(page).click()
  await near(0.25, 0.5)
  // By drag, in one step.
  await sheet(page).scrollIntoViewIfNeeded()
  const box = await attic.boundingBox()
  if (!box) throw new Error('no pin')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + 100, box.y + 60, { steps: 5 })
  await page.mouse.up()
  const dragged = await shareOf(page, attic)
  expect(dragged.x).toBeGreaterThan(0.3)
  await undo(page).click()
  await near(0.25, 0.5)
  // The other room is placed in the middle, without a pointer.
  await strip(page).getByRole('button', { name: 'Cellar' }).click()
  await stands(tour, 'Cellar')
  await panel(page).getByRole('button', { name: 'Place Cellar' }).press('Enter')
  await expect(pins(page).getByRole('button')).toHaveCount(2)
  await pin(page, 'Cellar').focus()
  await page.keyboard.press('Delete')
  await expect(said(page)).toHaveText('Cellar is no longer on the plan. Undo brings it back.')
  await expect(pins(page).getByRole('button')).toHaveCount(1)
  await undo(page).click()
  await expect(pins(page).getByRole('button')).toHaveCount(2)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await page.waitForTimeout(2000)

  await page.reload()
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: /^Open Attic/ }).click(patient)
  await new TourPage(page).opened()
  await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
  await expect(pins(page).getByRole('button')).toHaveCount(2)
  expect((await shareOf(page, pin(page, 'Attic'))).x).toBeCloseTo(0.25, 2)
  // And one goes by it.
  await pin(page, 'Cellar').click()
  await stands(tour, 'Cellar')
})

test('the cone is turned by keys and by drag, and the plan’s north turns it again', async ({
  page,
}) => {
  const tour = await openRooms(page)
  await chooseWith(page, 'Add a plan', await planPicture())
  await pressSheet(page, 0.5, 0.5)
  const handle = page.getByRole('slider', { name: 'Direction of the view on the plan' })
  await handle.focus()
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key)
  await expect.poll(() => direction(page)).toBeCloseTo(31, 1)
  await expect(handle).toHaveAttribute('aria-valuenow', '31')
  // It follows the view: pulled 100 pixels to the left, one looks 50° to the right.
  await tour.drag(-100, 0)
  await expect.poll(() => direction(page)).toBeCloseTo(81, 1)
  // By drag: straight to the right of the pin.
  await sheet(page).scrollIntoViewIfNeeded()
  const [box, from] = [await sheet(page).boundingBox(), await handle.boundingBox()]
  if (!box || !from) throw new Error('no handle')
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => direction(page)).toBeCloseTo(90, 0)
  const north = page.getByRole('slider', { name: 'North on the plan' })
  await north.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => direction(page)).toBeCloseTo(105, 0)
  await undo(page).click()
  await expect.poll(() => direction(page)).toBeCloseTo(90, 0)
  // All that the keys and the drag did to the room’s north is two steps.
  await undo(page).click()
  await expect.poll(() => direction(page)).toBeCloseTo(81, 1)
})

test('a picture that is called like a plan is the plan, and no room', async ({ page }) => {
  const tour = await openRooms(page, await planPicture('Floor plan.png'))
  await expect(strip(page).getByRole('listitem')).toHaveCount(2)
  await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
  await stands(tour, 'Attic')
})

test('dropped on a tour it is its plan, and what was shown is shown again', async ({ page }) => {
  const tour = await openRooms(page)
  await tour.drop(await planPicture('plan.png'))
  await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
  await stands(tour, 'Attic')
  await expect(strip(page).getByRole('listitem')).toHaveCount(2)
  await undo(page).click()
  await expect(sheet(page)).toHaveCount(0)
})

test('what is no picture is no plan: that is said, and the plan there stays', async ({ page }) => {
  const tour = await openRooms(page)
  await chooseWith(page, 'Add a plan', await planPicture())
  const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') }
  for (const file of [text, pdf]) {
    await chooseWith(page, 'Another picture', file)
    await expect(tour.alert).toContainText(
      `${file.name} is not a picture that this browser can show, so the plan stays as it is.`,
    )
    await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
  }
  const empty = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }
  await chooseWith(page, 'Another picture', empty)
  await expect(tour.alert).toContainText('empty.png is empty')
  await chooseWith(page, 'Another picture', await planPicture('again.png'))
  await expect(tour.alert).toBeEmpty()
})

test('in a heap, a plan that is no picture is said, and the rooms open', async ({ page }) => {
  const broken = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  const tour = await openRooms(page, broken)
  await expect(tour.alert).toContainText('plan.png is not a picture')
  await expect(strip(page).getByRole('listitem')).toHaveCount(2)
  await expect(sheet(page)).toHaveCount(0)
})

test('a plan is removed, and undo brings it back with its rooms', async ({ page }) => {
  await openRooms(page)
  await chooseWith(page, 'Add a plan', await planPicture())
  await pressSheet(page, 0.3, 0.3)
  await panel(page).getByRole('button', { name: 'Remove plan' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Plan' })).toBeFocused()
  await expect(said(page)).toHaveText('Plan removed. Undo brings it back.')
  await undo(page).click()
  await expect(pins(page).getByRole('button')).toHaveCount(1)
  await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
})

test('where the picture of a plan that was kept cannot be shown, that is said, and its rooms stand there', async ({
  page,
}) => {
  const broken = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(
    await tourArchive(
      'Home',
      [await quarters(256, 'attic.png'), await quarters(256, 'b.png')],
      broken,
    ),
  )
  await expect(sheet(page).getByText('The picture of the plan could not be shown.')).toBeVisible()
  await editing(page).click()
  await pressSheet(page, 0.5, 0.5)
  await expect(pin(page, 'Attic')).toBeVisible()
})

test('one picture alone has no plan to offer', async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await expect(page.locator('[data-rooms="1"]')).toBeVisible(patient)
  await expect(panel(page)).toHaveCount(0)
})

test('with the plan of a single room the focus goes to the picture, and later it is left where it is', async ({
  page,
}) => {
  const tour = await openRooms(page)
  await panel(page).getByRole('button', { name: 'Draw a plan' }).click()
  await page.getByRole('button', { name: 'Remove room' }).click()
  await expect(strip(page).getByRole('listitem')).toHaveCount(1)
  await panel(page).getByRole('button', { name: 'Remove plan' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(tour.viewer).toBeFocused()
  // The panel comes back, and takes nothing from what was pressed.
  await undo(page).click()
  await expect(sheet(page)).toBeVisible()
  await expect(undo(page)).toBeFocused()
})

test('a plan that is added again takes the focus, and nothing that is pressed after it loses it', async ({
  page,
}) => {
  await openRooms(page)
  const heading = panel(page).getByRole('heading', { name: 'Plan' })
  for (const time of ['first', 'again']) {
    await test.step(time, async () => {
      await chooseWith(page, 'Add a plan', await planPicture())
      await expect(sheet(page)).toBeVisible()
      await expect(heading).toBeFocused()
      await undo(page).click()
      await expect(sheet(page)).toHaveCount(0)
      await expect(undo(page)).toBeFocused()
    })
  }
  await panel(page).getByRole('button', { name: 'Draw a plan' }).click()
  await expect(sheet(page)).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name of this room' })
  await name.fill('Loft')
  await expect(name).toBeFocused()
})
