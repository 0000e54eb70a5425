import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { databaseNames } from '../../src/projects/places.ts'
import { savedVersion } from '../../src/scenes/furniture/model/room/saved-design.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { corner, FurnitureRoomPage, loft } from './furniture-room-page.ts'
import { fileOf } from './on-page.ts'

const zip = (name: string, bytes: Uint8Array) => fileOf(name, bytes, 'application/zip')

test.describe('a room is kept', { tag: '@spec-2.16' }, () => {
  test.beforeEach(({ page }) => leaveOutDrawing(page))

  test('a closed tab loses nothing: rooms are offered until deleted', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    const rooms = page.locator('[data-kept-room]')
    const pressed = (name: string | RegExp) => room.tool.getByRole('button', { name })
    await room.goto()
    await expect(page.locator('[data-kept]')).toHaveCount(0)
    await room.openSample(corner)
    await expect(room.tool.getByText('Saves in this browser once you place a piece.')).toBeVisible()
    await room.put('Armchair')
    await room.button('Rotate 90°').click()
    await room.kept()
    const before = (await room.row().textContent()) ?? ''
    const match = (await room.panel.textContent()) ?? ''

    await test.step('it is offered before any sign of life, without what is heavy', async () => {
      const heavy: string[] = []
      page.on('request', (request) => {
        if (/room-scene|room-editor|renderer|\.glb/.test(request.url())) heavy.push(request.url())
      })
      await page.reload()
      await expect(pressed('Reopen last room: Empty living room')).toBeVisible()
      await expect(rooms).toContainText('Pieces: 1')
      expect(heavy).toEqual([])
    })
    await test.step('it comes back as it was', async () => {
      await pressed(/^Reopen last room/).click()
      await room.drawn(1)
      await expect(room.row()).toHaveText(before)
      await expect(room.panel).toHaveText(match)
    })
    await test.step('renamed and changed, it is the same entry', async () => {
      await room.tool.getByLabel('Room name').fill('Under the window')
      await room.button('Clear all').click()
      await room.kept()
      await room.button('All rooms').click()
      await expect(page.locator('[data-kept]')).toHaveAttribute('data-kept', '1')
      await expect(page.locator('[data-kept-room="Under the window"]')).toContainText('Pieces: 0')
    })
    await test.step('a second one comes first, and the first is there still', async () => {
      await room.openSample(loft)
      await room.put('Coffee Table')
      await room.kept()
      await room.button('All rooms').click()
      await expect(rooms).toHaveCount(2)
      await expect(rooms.first()).toContainText('Loft with a brick wall')
    })
    await test.step('in a second tab it is shown, and not overwritten', async () => {
      await room.comeAgain()
      await pressed('Open Under the window').click()
      await expect(page.locator('[data-save-status=kept]')).toBeVisible()
      const second = new FurnitureRoomPage(await page.context().newPage())
      await leaveOutDrawing(second.page)
      await second.goto()
      await second.tool.getByRole('button', { name: /^Reopen.*: Under the window$/ }).click()
      await expect(second.tool.getByText(/^This room is open in another tab/)).toBeVisible()
      await second.put('Armchair')
      await second.page.close()
      await room.comeAgain()
      await expect(page.locator('[data-kept-room="Under the window"]')).toContainText('Pieces: 0')
    })
    await test.step('one is deleted by two presses, and stays deleted', async () => {
      await pressed('Delete Under the window').click()
      await pressed('Delete for good: Under the window').click()
      await expect(rooms).toHaveCount(1)
      await room.comeAgain()
      await expect(rooms).toHaveCount(1)
    })
  })

  test('a file opens on another machine, or tells why it does not', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample()
    await room.put('Modern Sofa', 0.45, 0.75)
    await room.tool.getByLabel('Room name').fill('../Salón: 1/2?')
    const file = await room.download('Save as file')
    expect(file.suggestedFilename()).toBe('Salón 1 2.realia-room')
    const whole = await readFile(await file.path())

    await test.step('what cannot be opened leaves what was open', async () => {
      const design = (change: object) =>
        zipSync({ 'design.json': strToU8(JSON.stringify({ format: 'realia-room', ...change })) })
      for (const [name, bytes, sentence] of [
        ['cut.realia-room', whole.subarray(0, whole.length / 2), /cut\.realia-room is damaged/],
        [
          'newer.realia-room',
          design({ version: savedVersion + 1 }),
          /newer\.realia-room was saved with a newer/,
        ],
      ] as const) {
        await room.choose(zip(name, bytes))
        await expect(room.alert).toHaveText(sentence)
        await expect(room.list).toHaveCount(1)
      }
    })
    await test.step('a photo that is gone from what was kept is said to be damaged', async () => {
      await room.kept()
      await clearPhotos(room)
      await room.comeAgain()
      await room.tool.getByRole('button', { name: /^Reopen last room/ }).click()
      await expect(room.alert).toContainText('is damaged')
      await expect(page.locator('[data-room=empty]')).toBeVisible()
    })
    await test.step('where nothing is kept, the file brings photo, name and furniture, and is kept', async () => {
      const placed = 'Modern Sofa'
      await page.goto('/robots.txt')
      await page.evaluate((name) => indexedDB.deleteDatabase(name), databaseNames.rooms)
      await room.goto()
      await expect(room.button('Open a room file')).toBeVisible()
      const chosen = page.waitForEvent('filechooser')
      await room.button('Open a room file').click()
      const input = room.tool.locator('input[type=file]')
      await expect(input, 'photos can be chosen next').toHaveAttribute('accept', /image/)
      await (await chosen).setFiles(zip('from-home.realia-room', whole))
      await room.drawn(1)
      await expect(room.row()).toContainText(placed)
      await expect(room.tool.getByLabel('Room name')).toHaveValue('../Salón: 1/2?')
      await expect(room.tool.getByText(/2000 × 1500\spx/)).toBeVisible()
      await expect(page.locator('[data-save-status=kept]')).toBeVisible()
    })
  })

  test('a full disk is told, and so is one that keeps nothing', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    const saysAndSaves = async (sentence: RegExp) => {
      await room.goto()
      await room.openSample()
      await room.put('Armchair')
      await expect(room.tool.getByText(sentence)).toBeVisible()
      await room.drawn(1)
      const file = await room.download('Save as file')
      expect(file.suggestedFilename()).toBe('Empty living room.realia-room')
      expect((await readFile(await file.path())).length).toBeGreaterThan(100_000)
    }
    await test.step('a full disk', async () => {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('No space', 'QuotaExceededError')
        }
      })
      await saysAndSaves(/this browser is out of storage/)
    })
    await test.step('a browser that keeps nothing', async () => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Not here', 'SecurityError')
        }
      })
      await saysAndSaves(/this browser is blocking storage/)
    })
  })
})

/** Removes the photos of all rooms saved in this browser. */
const clearPhotos = ({ page }: FurnitureRoomPage) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const change = opening.result.transaction('photos', 'readwrite')
          change.objectStore('photos').clear()
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    databaseNames.rooms,
  )
