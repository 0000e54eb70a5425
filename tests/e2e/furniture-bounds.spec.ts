import { readFile } from 'node:fs/promises'
import { expect, test } from '../setup/test.ts'
import { withoutWorkers } from './furniture-hand.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

const corner = /^An empty living room seen from a corner/

test.describe('§2.16 where furniture may stand', () => {
  test('§4 without walls a piece goes as far as is said, and where it was dragged farther that is told', async ({
    page,
  }) => {
    // Nothing is found of the photo: no walls.
    await withoutWorkers(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    const buffer = await readFile('public/rooms/living-corner.jpg')
    await room.choose({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer })
    await room.opened()
    const status = room.frame.getByRole('status')
    await room.put('Armchair', 0.5, 0.45)
    await expect(status).toHaveText(/^That is more than 8 m away\. Click nearer/)
    await room.press(0.5, 0.8)
    await expect(room.list).toHaveCount(1)
    await expect(status).toBeEmpty()
    await room.drag([0.5, 0.75], [0.5, 0.4])
    await page.mouse.up()
    await expect(status).toHaveText(/^Furniture stays within 8 m of the camera/)
    expect((await room.place()).away).toBe(800)
  })

  test('§4 a copy stands beside its original and in nothing; where there is no place, that is said', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openEmpty()
    for (const side of ['Width', 'Depth']) {
      const field = room.tool.getByLabel(side, { exact: true })
      await field.fill(side === 'Width' ? '2,5 m' : '150')
      await field.press('Enter')
    }
    await expect(room.tool.getByLabel('Width', { exact: true })).toHaveValue('250')
    await room.hold('Armchair')
    await room.button('Place in the middle').click()
    await room.button('Duplicate').click()
    await expect(room.list).toHaveCount(2)
    await expect(room.tool.getByText('Stands in another piece')).toHaveCount(0)
    for (let count = 0; count < 4; count += 1) await room.button('Duplicate').click()
    await expect(room.tool.getByText(/^There is no free place here for another one/)).toBeVisible()
    await expect(room.tool.getByText('Stands in another piece')).toHaveCount(0)
  })

  test('§2.16 in a room of our own whoever stands where a piece is put steps aside', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openEmpty()
    const eye = page.locator('[data-plan-eye]')
    const before = await eye.getAttribute('transform')
    await room.hold('Armchair')
    await eye.scrollIntoViewIfNeeded()
    const box = await eye.locator('circle').boundingBox()
    if (!box) throw new Error('no visitor')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(room.list).toHaveCount(1)
    await expect(eye).not.toHaveAttribute('transform', before ?? '')
  })

  test('§2.16 the line at the foot of a wall is not drawn across what stands before it', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    const line = page.locator('[data-wall-parts]')
    const whole = Number(await line.getAttribute('data-wall-parts'))
    const drawn = await line.getAttribute('d')
    await room.put('Modern Sofa', 0.45, 0.66)
    await expect(room.list).toHaveCount(1)
    await expect(line).not.toHaveAttribute('d', drawn ?? '')
    expect(Number(await line.getAttribute('data-wall-parts'))).toBeGreaterThanOrEqual(whole)
  })
})
