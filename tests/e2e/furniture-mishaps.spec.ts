import { readFile } from 'node:fs/promises'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

const corner = /^An empty living room seen from a corner/

test.describe('§2.16 what can go wrong besides the photo', () => {
  test('§2.16 where no worker can start, the photo opens and its camera is set by hand', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(
        globalThis,
        'Worker',
        class {
          constructor() {
            throw new Error('No worker here')
          }
        },
      )
    })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    const buffer = await readFile('public/rooms/living-corner.jpg')
    await room.choose({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer })
    await room.opened()
    await expect(room.panel).toContainText('Confidence poor')
    await expect(room.tool.getByText('mine.jpg, 2000 × 1500 px')).toBeVisible()
    await room.put('Armchair', 0.5, 0.8)
    await expect(room.list).toHaveCount(1)
  })

  test('§2.16 a tool that cannot be fetched is said to be missing, and comes at the next try', async ({
    page,
    allow,
  }) => {
    allow('request cut', 'import failed')
    await page.route('**/room-desk*.js', (route) => route.abort())
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.tool.getByRole('button', { name: corner }).click()
    await expect(room.alert).toContainText('The tool could not be loaded')
    await expect(page.locator('[data-room=empty]')).toBeVisible()
    await page.unroute('**/room-desk*.js')
    await room.openSample(corner)
    await expect(room.alert).toBeEmpty()
  })

  test('§2.16 a model that cannot be fetched is said to be missing, and stays in the list', async ({
    page,
    allow,
  }) => {
    allow('request cut', 'import failed')
    await page.route('**/*.glb', (route) => route.abort())
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.8)
    await expect(room.frame.getByRole('status')).toHaveText('A piece could not be fetched.')
    await expect(room.list).toHaveCount(1)
  })

  test('§8 a picture that the browser cannot make is not said to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.button('Save as PNG').click()
    await expect(room.tool.getByText('The picture could not be saved.')).toBeVisible()
  })
})
