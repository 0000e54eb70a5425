import { readFile } from 'node:fs/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'
import type { TestFile } from './tour-files.ts'

const corner = /^An empty living room seen from a corner/

const zip = (name: string, buffer: Buffer): TestFile => ({
  name,
  mimeType: 'application/zip',
  buffer,
})

test.describe('§2.16 a room is kept', () => {
  test('§2.16 a closed tab loses nothing: the last room is offered, and comes back as it was', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await expect(page.locator('[data-kept]')).toHaveCount(0)
    await room.openSample(corner)
    await expect(room.tool.getByText('Kept in this browser from the first piece on.')).toBeVisible()
    await room.put('Armchair', 0.5, 0.8)
    await room.button('Turn by 90°').click()
    await room.kept()
    const before = await room.row().textContent()
    const match = await room.panel.textContent()
    await room.comeAgain()
    const last = room.tool.getByRole('button', { name: 'Reopen your last room: Empty living room' })
    await expect(page.locator('[data-kept-room]')).toContainText('pieces: 1')
    await last.click()
    await room.drawn(1)
    await expect(room.row()).toHaveText(before ?? '')
    await expect(room.panel).toHaveText(match ?? '')

    // Renamed and changed again, it is the same entry.
    await room.tool.getByLabel('Name of the room').fill('Under the window')
    await room.button('Clear all').click()
    await room.kept()
    await room.button('All rooms').click()
    await expect(page.locator('[data-kept]')).toHaveAttribute('data-kept', '1')
    await expect(page.locator('[data-kept-room="Under the window"]')).toContainText('pieces: 0')
  })

  test('§2.16 several rooms are kept, the last one first, until they are deleted', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    for (const [alt, piece] of [
      [corner, 'Armchair'],
      [/^An empty loft/, 'Coffee Table'],
    ] as const) {
      await room.openSample(alt)
      await room.put(piece, 0.5, 0.8)
      await room.kept()
      await room.button('All rooms').click()
    }
    const rooms = page.locator('[data-kept-room]')
    await expect(rooms).toHaveCount(2)
    await expect(rooms.first()).toContainText('Loft with a brick wall')
    await room.tool.getByRole('button', { name: 'Open: Empty living room' }).click()
    await room.drawn(1)
    await expect(room.list).toHaveText([/^Armchair/])
    await room.button('All rooms').click()
    const remove = room.tool.getByRole('button', { name: 'Delete: Empty living room' })
    const forGood = room.tool.getByRole('button', { name: 'Delete for good: Empty living room' })
    await remove.click()
    await page.keyboard.press('Escape')
    await remove.click()
    // Leaving it takes it back as well.
    await page.keyboard.press('Tab')
    await expect(forGood).toHaveCount(0)
    await expect(rooms).toHaveCount(2)
    await remove.click()
    await forGood.click()
    await expect(rooms).toHaveCount(1)
    await expect(room.tool.getByRole('heading', { name: /^Your rooms/ })).toBeFocused()
    await room.comeAgain()
    await expect(rooms).toHaveCount(1)
    await room.tool.getByRole('button', { name: /^Delete: Loft/ }).click()
    await room.tool.getByRole('button', { name: /^Delete for good: Loft/ }).click()
    await expect(rooms).toHaveCount(0)
  })

  test('§2.16 saved as a file, a room opens on another machine with photo, name and furniture', async ({
    page,
    browser,
    baseURL,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Modern Sofa', 0.45, 0.75)
    await room.tool.getByLabel('Name of the room').fill('../Salón: 1/2?')
    const file = await room.download('Save as a file')
    expect(file.suggestedFilename()).toBe('Salón 1 2.realia-room')
    const buffer = await readFile(await file.path())
    const placed = await room.row().textContent()

    const other = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
    const there = new FurnitureRoomPage(await other.newPage())
    await there.page.goto('/furniture-placement')
    await there.page.mouse.move(300, 620)
    await there.page.mouse.wheel(0, 1)
    await expect(there.button('Open a saved room')).toBeVisible()
    const [chooser] = await Promise.all([
      there.page.waitForEvent('filechooser'),
      there.button('Open a saved room').click(),
    ])
    await chooser.setFiles(zip('from-home.realia-room', buffer))
    await there.drawn(1)
    expect(await there.row().textContent()).toBe(placed)
    await expect(there.tool.getByLabel('Name of the room')).toHaveValue('../Salón: 1/2?')
    await expect(there.tool.getByText(/2000 × 1500 px/)).toBeVisible()
    // Once it is open there, it is kept there too.
    await expect(there.page.locator('[data-keeping=kept]')).toBeVisible()
    await other.close()
  })

  test('§2.16 a file that is damaged, foreign or newer gets a sentence, and what was open stays', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.8)
    const file = await room.download('Save as a file')
    const whole = await readFile(await file.path())
    const design = (change: object) =>
      Buffer.from(
        zipSync({ 'design.json': strToU8(JSON.stringify({ format: 'realia-room', ...change })) }),
      )
    const entries = unzipSync(whole)
    const text = strFromU8(entries['design.json'] ?? new Uint8Array())
    const foreign = text.replace(/"piece": "[^"]+"/, '"piece": "throne"')
    const throne = Buffer.from(zipSync({ ...entries, 'design.json': strToU8(foreign) }))
    for (const [name, buffer, sentence] of [
      ['cut.realia-room', whole.subarray(0, whole.length / 2), /cut\.realia-room is damaged/],
      ['text.zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), /text\.zip is not a room/],
      ['newer.realia-room', design({ version: 2 }), /newer\.realia-room was saved by a newer/],
      ['throne.realia-room', throne, /throne\.realia-room was saved by a newer/],
      ['half.realia-room', design({ version: 1 }), /half\.realia-room is damaged/],
    ] as const) {
      await room.choose(zip(name, buffer))
      await expect(room.alert).toHaveText(sentence)
      await expect(room.list).toHaveCount(1)
    }
    await room.drawn(1)
  })

  for (const [what, spoil, sentence] of [
    [
      'the disk is full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('No space', 'QuotaExceededError')
        }
      },
      /no space left in this browser/,
    ],
    [
      'the browser keeps nothing',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Not here', 'SecurityError')
        }
      },
      /This browser keeps nothing here/,
    ],
  ] as const) {
    test(`§2.16 where ${what} that is said, nothing is lost, and the file is still made`, async ({
      page,
    }) => {
      await page.addInitScript(spoil)
      const room = new FurnitureRoomPage(page)
      await room.goto()
      await room.openSample(corner)
      await room.put('Armchair', 0.5, 0.8)
      await expect(room.tool.getByText(sentence)).toBeVisible()
      await room.drawn(1)
      const file = await room.download('Save as a file')
      expect(file.suggestedFilename()).toBe('Empty living room.realia-room')
      expect((await readFile(await file.path())).length).toBeGreaterThan(100_000)
    })
  }

  test('§2.16 a photo that is gone from what was kept is said to be damaged', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.8)
    await room.kept()
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('realia-rooms')
          opening.onsuccess = () => {
            const change = opening.result.transaction('photos', 'readwrite')
            change.objectStore('photos').clear()
            change.oncomplete = () => resolve()
          }
        }),
    )
    await room.comeAgain()
    await room.tool.getByRole('button', { name: /^Reopen your last room/ }).click()
    await expect(room.alert).toHaveText(/Empty living room is damaged/)
    await expect(page.locator('[data-room=empty]')).toBeVisible()
  })
})
