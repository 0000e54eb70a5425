import { pixelOf } from '../../src/room-photo/model/camera.ts'
import { expect, test } from '../setup/test.ts'
import { openRoom } from './furniture-room-page.ts'
import { knownCamera } from './known-room.ts'
import { middleOf } from './on-page.ts'

test.describe('a piece that is dragged', { tag: ['@spec-2.16', '@spec-4'] }, () => {
  test('goes along the floor, and is turned by its ring', async ({ page }) => {
    const room = await openRoom(page)
    await room.put('Coffee Table', 0.4, 0.8)
    await room.drawn(1)
    await test.step('as far as the photo shows it, each drag a step to undo', async () => {
      const before = await room.place()
      await room.drag([0.4, 0.72], [0.6, 0.72])
      const after = await room.place()
      expect(after.right).toBeGreaterThan(before.right + 40)
      expect(Math.abs(after.away - before.away)).toBeLessThan(3)
      await room.drag([0.6, 0.72], [3, 0.72])
      const end = await room.place()
      const { camera, size } = knownCamera('living-corner')
      const foot = pixelOf(camera, size, [end.right / 100, 0, -end.away / 100])
      expect(foot?.x).toBeGreaterThan(0.9 * size.width)
      expect(foot?.x).toBeLessThan(1.03 * size.width)
      for (const place of [after, before]) {
        await room.undo.click()
        await expect.poll(() => room.place()).toEqual(place)
      }
    })
    await test.step('by its ring, in line with the room where it nearly is, and by keys', async () => {
      const knob = page.locator('[data-turn-handle]')
      const turnOf = async () =>
        Number(/(\d+)° ×/.exec((await room.row().textContent()) ?? '')?.[1])
      await room.frame.scrollIntoViewIfNeeded()
      const from = await middleOf(knob)
      await room.dragTo(from, { x: from.x + 60, y: from.y - 20 })
      const turned = await turnOf()
      expect(turned).toBeGreaterThan(10)
      expect(turned).toBeLessThan(90)
      await room.keysOn(room.frame, '{')
      expect(await turnOf()).toBe(turned + 1)
      await room.keys('}')
      await room.keys(']')
      expect(await turnOf()).toBe(turned - 5)
      // Back to where it was: within a few degrees it comes to lie in line.
      await room.dragTo(await middleOf(knob), { x: from.x + 2, y: from.y })
      expect(await turnOf()).toBe(0)
      await expect(page.locator('[data-height] text')).toHaveText('40 cm')
    })
  })

  test('ends before a wall and flush with its neighbour; Alt lets it be', async ({ page }) => {
    const room = await openRoom(page)
    await test.step('a quick drag into a wall turns its back to it, but with Alt', async () => {
      await room.put('Modern Sofa', 0.45, 0.8)
      await room.drawn(1)
      await room.keysOn(room.slider('Rotation'), 'ArrowRight', 7)
      await expect(room.row()).toContainText('35° ×')
      // One move of the pointer, from the seat to high up the wall.
      const drag = () => room.drag([0.45, 0.76], [0.25, 0.3], 1)
      await drag()
      await expect(room.row()).toContainText(' 0° ×')
      await expect(room.row()).not.toContainText('Overlaps a wall')
      await room.undo.click()
      await expect(room.row()).toContainText('35° ×')
      await page.keyboard.down('Alt')
      await drag()
      await page.keyboard.up('Alt')
      await expect(room.row()).toContainText('35° ×')
      await expect(room.row()).not.toContainText('Overlaps a wall')
    })
    await test.step('a wall that is moved over it says so', async () => {
      await room.keysOn(room.slider('Back wall'), 'ArrowLeft', 10)
      await expect(room.row()).toContainText('Overlaps a wall')
      await room.button('Clear all').click()
    })
    await test.step('near another it is flush, and shown to be; Alt and a switch leave that out', async () => {
      await room.put('Armchair', 0.45, 0.8)
      await room.put('Coffee Table', 0.7, 0.8)
      await room.drawn(2)
      const guides = page.locator('[data-guides]')
      const { right } = await room.place(0)
      // Both stand as deep in the room: the table is dragged to the chair until it is shown to be flush.
      const start = await room.at(0.7, 0.78)
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      let { x } = start
      for (; x > start.x - 250; x -= 2) {
        await page.mouse.move(x, start.y)
        if ((await guides.getAttribute('data-guides')) !== '0') break
      }
      await expect(guides).not.toHaveAttribute('data-guides', '0')
      const flush = await room.place(1)
      await expect(room.list.nth(1)).not.toContainText('Overlaps another piece')
      await page.keyboard.down('Alt')
      await page.mouse.move(x - 3, start.y)
      await expect(guides).toHaveAttribute('data-guides', '0')
      await page.keyboard.up('Alt')
      await page.mouse.move(x, start.y)
      await page.mouse.up()
      await expect(guides).toHaveAttribute('data-guides', '0')
      expect(await room.place(1)).toEqual(flush)
      expect(flush.right).toBeGreaterThan(right)

      await room.tool.getByRole('checkbox', { name: /^Snap/ }).uncheck()
      const held = () => expect(guides).toHaveAttribute('data-guides', '0')
      await room.dragTo({ x, y: start.y }, { x: x - 3, y: start.y }, { steps: 1, held })
    })
  })
})
