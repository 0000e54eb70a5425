import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { holdsThree } from '../bench/three-code.ts'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { quarters, type TestFile } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const strip = (page: Page) => page.getByRole('list', { name: 'Rooms', exact: true })
const names = (page: Page) => strip(page).locator('[data-room] .truncate').allTextContents()
const kept = (page: Page) => page.locator('[data-keep=kept]')
const patient = { timeout: 30_000 }

/** Opens a tour of two rooms and waits until it is kept. */
async function twoRooms(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(512, 'attic.png'), await quarters(1024, 'cellar.png'))
  await expect(strip(page).getByRole('listitem')).toHaveCount(2)
  await expect(kept(page)).toHaveText('Kept in this browser', patient)
  return tour
}

async function saved(page: Page): Promise<TestFile> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const buffer = await readFile(await file.path())
  return { name: 'tour.zip', mimeType: 'application/zip', buffer }
}

test('a tab that is gone loses nothing: the tour is listed and opens as it was left', async ({
  page,
}) => {
  await twoRooms(page)
  await page.getByRole('textbox', { name: 'Name of this room' }).fill('Loft')
  await page.keyboard.press('Tab')
  // Two seconds at most may be lost.
  await page.waitForTimeout(2000)
  await page.reload()
  const list = page.getByRole('region', { name: 'Your tours' })
  await expect(list.getByText(/2 rooms/)).toBeVisible(patient)
  await list.getByRole('button', { name: 'Open Attic' }).click()
  await expect.poll(() => names(page), patient).toEqual(['Loft', 'Cellar'])
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('who comes back sees the kept tours before any sign of life, and nothing of 3D comes for that', async ({
  page,
  context,
}) => {
  await twoRooms(page)
  await page.close()
  const again = await context.newPage()
  const scripts: Promise<string>[] = []
  again.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text())
  })
  await again.goto('/property-tours')
  const list = again.getByRole('region', { name: 'Your tours' })
  await expect(list.getByRole('button', { name: 'Open Attic' })).toBeVisible(patient)
  const codes = await Promise.all(scripts)
  expect(codes.length).toBeGreaterThan(5)
  expect(codes.filter(holdsThree)).toEqual([])
})

test('tours are renamed and, asked twice, deleted', async ({ page }) => {
  await twoRooms(page)
  await page.getByRole('button', { name: 'Upload New' }).click()
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: 'Rename Attic' }).click(patient)
  await page.keyboard.type('My house')
  await page.keyboard.press('Enter')
  const remove = list.getByRole('button', { name: /^Delete My house/ })
  await expect(list.getByRole('status')).toContainText('My house', patient)
  await expect(list.getByRole('button', { name: 'Rename My house' })).toBeFocused()
  expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
  await remove.click()
  await expect(remove).toHaveAccessibleName('Delete My house for good')
  await page.keyboard.press('Escape')
  await expect(remove).toHaveAccessibleName('Delete My house')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(list.getByText('My house is deleted.')).toBeVisible(patient)
  await expect(list.getByRole('listitem')).toHaveCount(0)
})

test('a tour that is open in another tab can be copied, and the copy is kept', async ({
  page,
  context,
}) => {
  await twoRooms(page)
  const other = await context.newPage()
  const tour = new TourPage(other)
  await tour.goto()
  await other.getByRole('button', { name: 'Open Attic' }).click(patient)
  await expect(tour.alert).toHaveText(/open in another tab/, patient)
  await expect(other.locator('[data-keep=Elsewhere]')).toHaveText('Not kept')
  await other.getByRole('button', { name: 'Make a copy' }).click()
  await expect(kept(other)).toBeVisible(patient)
  await expect(tour.alert).toHaveText('')
  await expect(other.getByRole('button', { name: 'Make a copy' })).toHaveCount(0)
  await other.getByRole('textbox', { name: 'Name of this room' }).fill('Loft')
  await other.keyboard.press('Tab')
  await expect(kept(other)).toBeVisible(patient)
  await other.waitForTimeout(1500)
  await other.close()
  await page.getByRole('button', { name: 'Upload New' }).click()
  const list = page.getByRole('region', { name: 'Your tours' })
  await expect(list.getByRole('listitem')).toHaveCount(2, patient)
  await list.getByRole('button', { name: 'Open Attic (copy)', exact: true }).click()
  await expect.poll(() => names(page), patient).toEqual(['Loft', 'Cellar'])
})

test('a tour is named where it is made, and that is a step that can be taken back', async ({
  page,
}) => {
  await twoRooms(page)
  const field = page.getByRole('textbox', { name: 'Name of the tour' })
  await expect(field).toHaveValue('Attic')
  await field.fill('Lime Street 4')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('Attic')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(field).toHaveValue('Lime Street 4')
  await field.fill('')
  await expect(
    page.getByText('A tour needs a name, so this one keeps “Lime Street 4”.'),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('Lime Street 4')
  await page.getByRole('button', { name: 'Upload New' }).click()
  const list = page.getByRole('region', { name: 'Your tours' })
  await expect(list.getByRole('button', { name: 'Open Lime Street 4' })).toBeVisible(patient)
})

/** Names of all files that this browser keeps of tours. */
const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const tours = await root.getDirectoryHandle('tours')
    const found: string[] = []
    for await (const id of tours.keys())
      for await (const name of (await tours.getDirectoryHandle(id)).keys()) found.push(name)
    return found
  })

test('the bytes of a file that turns out to be damaged do not stay in the browser', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  const whole = await quarters(1024, 'attic.png')
  // Its head says what it is; only whoever decodes it finds out.
  const torn = { ...whole, name: 'cellar.png', buffer: whole.buffer.subarray(0, 60) }
  await tour.open(whole, torn)
  await expect(tour.alert).toHaveText(/cellar\.png/, patient)
  await expect.poll(() => names(page)).toEqual(['Attic'])
  await expect
    .poll(async () => (await onDisk(page)).toSorted(), patient)
    .toEqual([expect.stringMatching(/^media-/), 'tour.json'])
})

test('what is taken away stays in the browser while undo can bring it back', async ({ page }) => {
  await twoRooms(page)
  await page.getByRole('button', { name: 'Remove room' }).click()
  await expect.poll(() => names(page)).toEqual(['Cellar'])
  await expect(kept(page)).toBeVisible(patient)
  await page.waitForTimeout(1500)
  expect(await onDisk(page)).toHaveLength(3)
})

test('a room and a tour keep their names where none is given, and that is said', async ({
  page,
}) => {
  await twoRooms(page)
  const field = page.getByRole('textbox', { name: 'Name of this room' })
  await field.fill('')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('Attic')
  await expect(page.getByText('A room needs a name, so this one keeps “Attic”.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload New' }).click()
  const list = page.getByRole('region', { name: 'Your tours' })
  await list.getByRole('button', { name: 'Rename Attic' }).click(patient)
  await list.getByRole('textbox', { name: 'Name of the tour' }).fill('  ')
  await page.keyboard.press('Enter')
  await expect(list.getByText('A tour needs a name, so this one keeps “Attic”.')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Open Attic' })).toBeVisible()
})

test('a tour saved as a file opens here again, and saved again it is the same bytes', async ({
  page,
}) => {
  const tour = await twoRooms(page)
  const first = await saved(page)
  await page.getByRole('button', { name: 'Upload New' }).click()
  await tour.drop(first)
  await expect.poll(() => names(page), patient).toEqual(['Attic', 'Cellar'])
  const second = await saved(page)
  expect(second.buffer.equals(first.buffer)).toBe(true)
})

test('a file that is cut short, or no tour, is refused in words, and nothing is lost', async ({
  page,
}) => {
  const tour = await twoRooms(page)
  const { buffer } = await saved(page)
  const cut = { name: 'cut.zip', mimeType: 'application/zip', buffer: buffer.subarray(0, -40) }
  await tour.drop(cut)
  await expect(tour.alert).toHaveText(/cut\.zip is incomplete/, patient)
  const hostile = Buffer.from(buffer)
  // The same length, in the local header and in the directory: a way out of the folder.
  for (let at = hostile.indexOf('media/a'); at >= 0; at = hostile.indexOf('media/a', at + 1))
    hostile.write('../../a', at)
  await tour.drop({ name: 'hostile.zip', mimeType: 'application/zip', buffer: hostile })
  await expect(tour.alert).toHaveText(/hostile\.zip/, patient)
  await expect.poll(() => names(page)).toEqual(['Attic', 'Cellar'])
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('a full disk is said in words, and the tour goes on', async ({ page }) => {
  await page.addInitScript(() => {
    FileSystemFileHandle.prototype.createWritable = () =>
      Promise.reject(new DOMException('full', 'QuotaExceededError'))
  })
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters())
  await expect(tour.alert).toHaveText(/no space left in this browser/, patient)
  await expect(page.locator('[data-keep=Full]')).toHaveText('Not kept')
  await expect(page.locator('canvas')).toBeVisible()
})

test('the privacy page forgets tours with the rest', async ({ page }) => {
  await twoRooms(page)
  await page.goto('/privacy')
  await page.mouse.move(200, 200)
  const table = page.getByRole('region', { name: 'In your browser now' })
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'tours' }) })
  await expect(row.getByText('Stored', { exact: true })).toBeVisible()
  await table.getByRole('button', { name: 'Remove what is stored' }).click()
  await expect(row.getByText('Not stored')).toBeVisible()
  const left = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const found: string[] = []
      for await (const name of root.keys()) found.push(name)
      return found
    })
  await expect.poll(left).toEqual([])
})
