import type { Page } from '@playwright/test'
import { writeZip } from '../../src/files/zip/write-zip.ts'
import { holdsThree } from '../bench/three-code.ts'
import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { quarters, type TestFile } from './tour-files.ts'
import { openRooms, patient, TourPage } from './tour-page.ts'

/** The names of all tour files stored in this browser. */
const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const tours = await root.getDirectoryHandle('tours')
    const found: string[] = []
    for await (const id of tours.keys())
      for await (const name of (await tours.getDirectoryHandle(id)).keys()) found.push(name)
    return found
  })

test('a tab that is gone loses nothing: the tour is listed, opens as it was left, is renamed and, asked twice, deleted', async ({
  page,
  context,
}) => {
  const tour = await openRooms(page)
  await leaveOutDrawing(page)
  const name = page.getByRole('textbox', { name: 'Tour name' })
  await test.step('a tour is named where it is made, and that is a step that can be taken back', async () => {
    await expect(name).toHaveValue('Bath')
    await name.fill('Lime Street 4')
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await tour.undo.click()
    await expect(name).toHaveValue('Bath')
    await tour.button('Redo').click()
    await expect(name).toHaveValue('Lime Street 4')
  })
  await test.step('a full disk is said, and the next change tries again', async () => {
    await page.evaluate(() => {
      const { createWritable } = FileSystemFileHandle.prototype
      Object.assign(window, {
        empty: () => Object.assign(FileSystemFileHandle.prototype, { createWritable }),
      })
      FileSystemFileHandle.prototype.createWritable = () =>
        Promise.reject(new DOMException('full', 'QuotaExceededError'))
    })
    await tour.roomName.fill('Wash')
    await page.keyboard.press('Tab')
    await expect(tour.alert).toHaveText(/browser is out of storage/, patient)
    await expect(page.locator('[data-keep=Full]')).toHaveText('Not saved')
    await expect(page.locator('canvas')).toBeVisible()
    await page.evaluate(() => (window as unknown as { empty: () => void }).empty())
    await tour.roomName.fill('Loft')
    await page.keyboard.press('Tab')
    await expect(tour.kept).toHaveText('Saved in this browser', patient)
    await tour.keeps('Loft')
  })
  await test.step('who comes back sees the list before any sign of life, and nothing of 3D comes for that', async () => {
    await page.close()
    const again = await context.newPage()
    // As in all tests, scenes start at a press only.
    await again.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }))
    const scripts: Promise<string>[] = []
    again.on('response', (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(answer.text())
    })
    await again.goto('/property-tours?stats')
    const list = again.getByRole('region', { name: 'Your tours' })
    await expect(list.getByText(/2 rooms/)).toBeVisible(patient)
    const codes = await Promise.all(scripts)
    expect(codes.length).toBeGreaterThan(5)
    expect(codes.filter(holdsThree)).toEqual([])
    await test.step('and opens it as it was left', async () => {
      const later = new TourPage(again)
      await list.getByRole('button', { name: 'Open Lime Street 4' }).click()
      await later.hasRooms('Loft', 'Hall')
      await expect(again.locator('canvas')).toHaveCount(1)
      await later.button('Upload New').click()
    })
    await test.step('it is renamed by keys', async () => {
      await list.getByRole('button', { name: 'Rename Lime Street 4' }).click(patient)
      await again.keyboard.type('My house')
      await again.keyboard.press('Enter')
      await expect(list.getByRole('status')).toContainText('My house', patient)
      await expect(list.getByRole('button', { name: 'Rename My house' })).toBeFocused()
      expect(await axeViolations(again, { within: '[data-tour]' })).toEqual([])
    })
    await test.step('it is deleted when asked twice', async () => {
      const remove = list.getByRole('button', { name: /^Delete My house/ })
      await remove.click()
      await expect(remove).toHaveAccessibleName('Delete My house for good')
      await again.keyboard.press('Escape')
      await expect(remove).toHaveAccessibleName('Delete My house')
      for (let time = 0; time < 2; time++) await again.keyboard.press('Enter')
      await expect(list.getByText('My house deleted.')).toBeVisible(patient)
      await expect(list.getByRole('listitem')).toHaveCount(0)
    })
  })
})

test('a tour that is open in another tab can be copied, and the copy is kept', async ({
  page,
  context,
}) => {
  const first = await openRooms(page)
  const other = await context.newPage()
  const tour = new TourPage(other)
  await tour.goto()
  await tour.list.getByRole('button', { name: 'Open Bath' }).click(patient)
  await expect(tour.alert).toHaveText(/open in another tab/, patient)
  await expect(other.locator('[data-keep=Elsewhere]')).toHaveText('Not saved')
  await tour.button('Make a copy').click()
  await expect(tour.kept).toBeVisible(patient)
  await expect(tour.alert).toHaveText('')
  await expect(tour.button('Make a copy')).toHaveCount(0)
  await tour.roomName.fill('Loft')
  await other.keyboard.press('Tab')
  await tour.keeps('Loft')
  await other.close()
  await first.button('Upload New').click()
  await expect(first.list.getByRole('listitem')).toHaveCount(2, patient)
  await first.list.getByRole('button', { name: 'Open Bath (copy)', exact: true }).click()
  await first.hasRooms('Loft', 'Hall')
})

test('a tour saved as a file opens again, and saved again it is the same bytes; archives that are cut or lead out are refused, and nothing that is open is lost', async ({
  page,
}) => {
  const tour = await openRooms(page)
  await leaveOutDrawing(page)
  const file = await tour.saveFile()
  await test.step('it opens again, and is the same bytes', async () => {
    await tour.button('Upload New').click()
    await tour.drop(file)
    await tour.hasRooms('Bath', 'Hall')
    expect((await tour.saveFile()).buffer.equals(file.buffer)).toBe(true)
  })
  await tour.roomName.fill('Loft')
  await page.keyboard.press('Tab')
  await tour.keeps('Loft')
  await tour.drag(100, 0)
  const refused = async (name: string, buffer: Buffer, words: RegExp) => {
    await tour.drop({ name, buffer, mimeType: 'application/zip' })
    await expect(tour.alert).toHaveText(words, patient)
    await tour.hasRooms('Loft', 'Hall')
    await expect(page.getByText('Looking 50° left')).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(1)
  }
  await test.step('cut short', () =>
    refused('cut.zip', file.buffer.subarray(0, -40), /cut\.zip is incomplete/))
  await test.step('with a way out of its folder', async () => {
    const leads = await writeZip([
      { path: 'tour.json', blob: new Blob(['{}']) },
      { path: '../../hall.png', blob: new Blob(['x']) },
    ])
    const words = /out\.zip contains files that don’t belong in a tour/
    await refused('out.zip', Buffer.from(await leads.arrayBuffer()), words)
  })
  await test.step('what undo knows is there', async () => {
    await tour.undo.click()
    await tour.hasRooms('Bath', 'Hall')
  })
})

test('the bytes of a damaged file do not stay in the browser, those that undo can bring back do, and the privacy page forgets them all', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await leaveOutDrawing(page)
  const whole = await quarters(1024, 'attic.png')
  // Its head says what it is; only whoever decodes it finds out.
  const torn: TestFile = { ...whole, name: 'torn.png', buffer: whole.buffer.subarray(0, 60) }
  await tour.open(whole, torn, await quarters(512, 'bath.png'))
  await expect(tour.alert).toHaveText(/torn\.png/, patient)
  await tour.hasRooms('Attic', 'Bath')
  await expect.poll(async () => (await onDisk(page)).length, patient).toBe(3)
  await tour.button('Remove room').click()
  await tour.hasRooms('Bath')
  await tour.keeps(/"rooms":\[\{"id":"[^"]*","name":"Bath"/)
  expect(await onDisk(page)).toHaveLength(3)

  await page.goto('/privacy')
  await page.mouse.move(200, 200)
  const table = page.getByRole('region', { name: 'Stored in your browser now' })
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'tours' }) })
  await expect(row.getByText('Stored', { exact: true })).toBeVisible()
  await table.getByRole('button', { name: 'Delete this data' }).click()
  await expect(row.getByText('Not stored')).toBeVisible()
  const left = () =>
    page.evaluate(async () => {
      const found: string[] = []
      for await (const name of (await navigator.storage.getDirectory()).keys()) found.push(name)
      return found
    })
  await expect.poll(left).toEqual([])
})
