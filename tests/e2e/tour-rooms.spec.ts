import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { clip, quarters, upright } from './tour-files.ts'
import { openRooms, spill, TourPage } from './tour-page.ts'

test('several files become rooms, which are dragged, renamed, removed and added by mouse, and all of it is taken back', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  await test.step('in the order of their names, with kinds and small pictures; what does not open is said', async () => {
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3000, 'x') }
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
    const kitchen = await quarters(512, 'kitchen.png')
    await tour.open(await clip(), text, kitchen, broken, await upright())
    await tour.hasRooms('Kitchen', 'Upright', 'Walk')
    await expect(tour.alert).toContainText('notes.txt isn’t an image or a video')
    await expect(tour.alert).toContainText('broken.jpg is damaged')
    await expect(tour.card('Kitchen')).toHaveAccessibleName(/360° photo/)
    await expect(tour.card('Upright')).toHaveAccessibleName(/Photo/)
    await expect(tour.strip.locator('img')).toHaveCount(3)
  })
  await test.step('the first of them is shown, and is the one that the tour starts in', async () => {
    await tour.stands('Kitchen')
    await expect(tour.card('Kitchen')).toHaveAttribute('aria-current', 'true')
    const starts = page.locator('[data-way]').filter({ hasText: 'Start' })
    await expect(starts.getByRole('heading')).toHaveText('Kitchen')
  })
  await test.step('the kind chosen by hand is kept with its room', async () => {
    const shown = (kind: string) => expect(page.getByText(`${kind} View Active`)).toBeVisible()
    await tour.button('Flat').click()
    await shown('Flat')
    await tour.card('Upright').click()
    await shown('Flat')
    await tour.button('360°').click()
    await shown('360°')
    await tour.card('Kitchen').click()
    await shown('Flat')
    await tour.card('Upright').click()
    await shown('360°')
    for (let step = 0; step < 2; step++) await tour.undo.click()
    await shown('Flat')
    await tour.card('Kitchen').click()
    await shown('360°')
  })
  await test.step('dragged, renamed, removed, and taken back', async () => {
    await tour.card('Walk').dragTo(tour.card('Kitchen'))
    await tour.hasRooms('Walk', 'Kitchen', 'Upright')
    await expect(tour.said).toHaveText('Walk is now number 1 of 3.')
    await tour.roomName.fill('Cook')
    await tour.hasRooms('Walk', 'Cook', 'Upright')
    await tour.button('Remove room').click()
    await tour.hasRooms('Walk', 'Upright')
    await expect(page.locator('[data-room][aria-current=true]')).toHaveCount(1)
    for (let step = 0; step < 3; step++) await tour.undo.click()
    await tour.hasRooms('Kitchen', 'Upright', 'Walk')
    await tour.button('Redo').click()
    await tour.hasRooms('Walk', 'Kitchen', 'Upright')
  })
  await test.step('added by drop and by the button, and taken back', async () => {
    await tour.drop(await quarters(512, 'study.png'))
    await tour.hasRooms('Walk', 'Kitchen', 'Upright', 'Study')
    await tour.stands('Study')
    const [bath, hall] = [await quarters(256, 'bath.png'), await quarters(256, 'hall.png')]
    await tour.give(tour.button('Add rooms'), bath, hall)
    await tour.hasRooms('Walk', 'Kitchen', 'Upright', 'Study', 'Bath', 'Hall')
    await expect(tour.said).toHaveText('2 rooms added.')
    for (let step = 0; step < 2; step++) await tour.undo.click()
    await tour.hasRooms('Walk', 'Kitchen', 'Upright')
    await expect(page.locator('canvas')).toHaveCount(1)
  })
})

test('rooms have one stop for Tab, are moved by keys, and Ctrl+Z is the tour’s outside of a name', async ({
  page,
}) => {
  const tour = await openRooms(page, await quarters(256, 'kitchen.png'))
  await leaveOutDrawing(page)
  await test.step('arrows go from room to room, with Alt they move one', async () => {
    await tour.card('Bath').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tour.card('Hall')).toBeFocused()
    for (let time = 0; time < 2; time++) {
      await page.keyboard.press('Alt+ArrowRight')
      await tour.hasRooms('Bath', 'Kitchen', 'Hall')
      await expect(tour.card('Hall')).toBeFocused()
      await expect(tour.said).toHaveText('Hall is now number 3 of 3.')
    }
    await page.keyboard.press('Enter')
    await tour.stands('Hall')
    await page.keyboard.press('Tab')
    await expect(tour.roomName).toBeFocused()
  })
  await test.step('in the field Ctrl+Z is the field’s own', async () => {
    await tour.roomName.press('End')
    await tour.roomName.pressSequentially(' upstairs')
    await tour.hasRooms('Bath', 'Kitchen', 'Hall upstairs')
    await page.keyboard.press('Control+z')
    await expect(tour.roomName).toBeFocused()
    await expect.poll(() => tour.names()).not.toContain('Hall upstairs')
    await tour.roomName.fill('Bedroom')
    await tour.roomName.press('Enter')
    await expect(tour.roomName).toBeFocused()
  })
  await test.step('elsewhere it takes the last step back, and two keys bring it again', async () => {
    await tour.card('Kitchen').focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await tour.hasRooms('Kitchen', 'Bath', 'Bedroom')
    for (const again of ['Control+Shift+z', 'Control+y']) {
      await page.keyboard.press('Control+z')
      await tour.hasRooms('Bath', 'Kitchen', 'Bedroom')
      await page.keyboard.press(again)
      await tour.hasRooms('Kitchen', 'Bath', 'Bedroom')
    }
  })
  await test.step('a name that is taken away is kept, and what is pressed then is pressed', async () => {
    await tour.roomName.fill('')
    await expect(
      page.getByText('A room needs a name, so this one is still “Bedroom.”'),
    ).toBeVisible()
    await tour.button('Remove room').click()
    await expect(tour.said).toContainText('Bedroom')
    await tour.hasRooms('Kitchen', 'Bath')
  })
  await test.step('axe finds nothing, and it fits a phone', async () => {
    expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await spill(page)).toBe(0)
  })
})
