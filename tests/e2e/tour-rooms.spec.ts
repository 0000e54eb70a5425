import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { clip, quarters, type TestFile, upright } from './tour-files.ts'
import { TourPage } from './tour-page.ts'
import { planPicture, sheet } from './tour-plan-page.ts'

const home = new URL('../../public/home/panoramas/', import.meta.url)

async function homeRoom(name: string): Promise<TestFile> {
  const buffer = await readFile(fileURLToPath(new URL(`${name}.jpg`, home)))
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

const strip = (page: Page) => page.getByRole('list', { name: 'Rooms', exact: true })
const card = (page: Page, name: string) => strip(page).getByRole('button', { name })
const names = (page: Page) => strip(page).locator('[data-room] .truncate').allTextContents()
const said = (page: Page) => page.locator('[data-rooms] [role=status]')

/** Opens real rooms of the sample home; they stand in the order of their names. */
async function openHome(page: Page, ...rooms: string[]) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(...(await Promise.all(rooms.map(homeRoom))))
  await expect(strip(page).getByRole('listitem')).toHaveCount(rooms.length)
  return tour
}

test('several files become rooms in order, with kinds, small pictures, and what does not open in words', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3000, 'x') }
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await tour.open(await homeRoom('kitchen'), broken, text, await upright(), await clip())
  await expect(strip(page).getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => names(page)).toEqual(['Kitchen', 'Upright', 'Walk'])
  await expect(tour.alert).toContainText('notes.txt is not an image or a video')
  await expect(tour.alert).toContainText('broken.jpg is damaged')
  await expect(card(page, 'Kitchen')).toHaveAccessibleName(/360° photo/)
  await expect(card(page, 'Upright')).toHaveAccessibleName(/Photo/)
  await expect(strip(page).locator('img')).toHaveCount(3)
  await expect(card(page, 'Kitchen')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('a folder that is dropped becomes a tour: its pictures are rooms, its plan the plan, and the rest is left alone', async ({
  page,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  const folder = info.outputPath('Lime Street 4')
  const put = async (path: string, { buffer }: Pick<TestFile, 'buffer'>) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), buffer)
  }
  await put('ground floor/kitchen.jpg', await homeRoom('kitchen'))
  await put('ground floor/hall.jpg', await homeRoom('hall'))
  await put('upstairs/walk.webm', await clip())
  await put('floor plan.png', await planPicture())
  await put('.DS_Store', { buffer: Buffer.from('no picture') })
  const browser = await page.context().newCDPSession(page)
  const box = await page.locator('[data-tour]').boundingBox()
  if (!box) throw new Error('The tool is not on the page')
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  await tour.opened()
  await expect.poll(() => names(page)).toEqual(['Hall', 'Kitchen', 'Walk'])
  await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 600)
  await expect(tour.alert).toHaveText('')
})

test('the room that opens is the one that the tour starts in, in whatever order files are chosen', async ({
  page,
}) => {
  const tour = await openHome(page, 'kitchen', 'hall', 'bath')
  await expect.poll(() => names(page)).toEqual(['Bath', 'Hall', 'Kitchen'])
  await expect(tour.viewer).toHaveAccessibleName(/360° photo: Bath/)
  await expect(card(page, 'Bath')).toHaveAttribute('aria-current', 'true')
  const starts = page.locator('[data-way]').filter({ hasText: 'Start' })
  await expect(starts.getByRole('heading')).toHaveText('Bath')
})

test('choosing a room shows it, named, and the kind chosen by hand is kept with it', async ({
  page,
}) => {
  const tour = await openHome(page, 'hall', 'bath')
  await expect.poll(() => names(page)).toEqual(['Bath', 'Hall'])
  await card(page, 'Bath').click()
  await expect(tour.viewer).toHaveAccessibleName(/360° photo: Bath/)
  await tour.opened()
  await page.getByRole('button', { name: 'Flat', exact: true }).click()
  await expect(page.getByText('Flat View Active')).toBeVisible()
  await card(page, 'Hall').click()
  await expect(tour.viewer).toHaveAccessibleName(/360° photo: Hall/)
  await expect(page.getByText('360° View Active')).toBeVisible()
  await card(page, 'Bath').click()
  await expect(page.getByText('Flat View Active')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('360° View Active')).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('Ctrl+Z takes the tour’s last step back, not letters of a name; in the field it is the field’s own', async ({
  page,
}) => {
  await openHome(page, 'bath', 'hall')
  const field = page.getByRole('textbox', { name: 'Name of this room' })
  await field.press('End')
  await field.pressSequentially(' upstairs')
  await expect.poll(() => names(page)).toEqual(['Bath upstairs', 'Hall'])
  await page.keyboard.press('Control+z')
  await expect(field).toBeFocused()
  await expect.poll(() => names(page)).not.toContain('Bath upstairs')
  await field.fill('Bedroom')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await card(page, 'Hall').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => names(page)).toEqual(['Hall', 'Bedroom'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(page)).toEqual(['Bedroom', 'Hall'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => names(page)).toEqual(['Hall', 'Bedroom'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await expect.poll(() => names(page)).toEqual(['Hall', 'Bedroom'])
})

test('by mouse: rooms are dragged, renamed, removed, and all of it is taken back', async ({
  page,
}) => {
  await openHome(page, 'bath', 'hall', 'kitchen')
  await card(page, 'Kitchen').dragTo(card(page, 'Bath'))
  await expect.poll(() => names(page)).toEqual(['Kitchen', 'Bath', 'Hall'])
  await expect(said(page)).toHaveText('Kitchen is now number 1 of 3.')
  await page.getByRole('textbox', { name: 'Name of this room' }).fill('Upstairs bath')
  await expect.poll(() => names(page)).toEqual(['Kitchen', 'Upstairs bath', 'Hall'])
  await page.getByRole('button', { name: 'Remove room' }).click()
  await expect.poll(() => names(page)).toEqual(['Kitchen', 'Hall'])
  await expect(page.locator('[data-room][aria-current=true]')).toHaveCount(1, {
    timeout: 30_000,
  })
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page)).toEqual(['Bath', 'Hall', 'Kitchen'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => names(page)).toEqual(['Kitchen', 'Bath', 'Hall'])
})

test('a room whose name is taken away keeps it, and what is pressed then is pressed', async ({
  page,
}) => {
  await openHome(page, 'bath', 'hall')
  await page.getByRole('textbox', { name: 'Name of this room' }).fill('')
  await expect(page.getByText('A room needs a name, so this one keeps “Bath”.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove room' }).click()
  await expect(said(page)).toContainText('Bath')
  await expect.poll(() => names(page)).toEqual(['Hall'])
})

test('by keys alone: one stop for Tab, arrows between rooms, Alt and an arrow gives another place', async ({
  page,
}) => {
  const tour = await openHome(page, 'bath', 'hall', 'kitchen')
  await card(page, 'Bath').focus()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Hall')).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => names(page)).toEqual(['Bath', 'Kitchen', 'Hall'])
  await expect(card(page, 'Hall')).toBeFocused()
  await expect(said(page)).toHaveText('Hall is now number 3 of 3.')
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => names(page)).toEqual(['Bath', 'Kitchen', 'Hall'])
  await page.keyboard.press('Enter')
  await expect(tour.viewer).toHaveAccessibleName(/360° photo: Hall/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Name of this room' })).toBeFocused()
})

test('rooms are added to those that are there, by drop and by the button, and undo takes them away', async ({
  page,
}) => {
  const tour = await openHome(page, 'hall')
  await tour.drop(await homeRoom('study'))
  await expect.poll(() => names(page)).toEqual(['Hall', 'Study'])
  await expect(tour.viewer).toHaveAccessibleName(/Study/)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add rooms' }).click()
  await (await chooser).setFiles([await homeRoom('bath'), await homeRoom('kitchen')])
  await expect.poll(() => names(page)).toEqual(['Hall', 'Study', 'Bath', 'Kitchen'])
  await expect(said(page)).toHaveText('2 rooms added.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page)).toEqual(['Hall'])
  await expect(page.getByText('hall.jpg', { exact: true })).toBeVisible()
})

test('one file is a strip of one room, and nothing of it is announced as more', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await expect.poll(() => names(page)).toEqual(['Quarters'])
  await expect(tour.viewer).toHaveAccessibleName(/360° photo: quarters\.png/)
  await expect(page.getByRole('button', { name: 'Remove room' })).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the strip, ${theme}, and it fits a phone`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openHome(page, 'bath', 'hall', 'kitchen')
    await expect(strip(page).locator('img')).toHaveCount(3)
    expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    const spill = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await spill()).toBe(0)
  })
}
