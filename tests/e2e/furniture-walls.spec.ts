import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'
import { sampleRoom, shareOf } from './known-room.ts'

const known = sampleRoom('living-frontal')

/** Where a point in front of the camera appears in the photo: meters to the right, up and away. */
const share = (x: number, y: number, away: number): [number, number] => {
  const [right, , back] = known.position
  const at = shareOf(known, [right + x, y, back - away])
  return [at.x, at.y]
}

test.describe('what hangs and what lies upon something', { tag: ['@spec-2.16', '@spec-4'] }, () => {
  test('a mirror asks for a wall, hangs on it, and is moved along and up', async ({ page }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    const walls = page.locator('[data-wall-list]')
    const remove = (wall: string) =>
      room.tool.getByRole('button', { name: `Delete ${wall} wall` }).click()
    const up = async () =>
      Number(/, (\d+)\scm up/.exec((await room.row().textContent()) ?? '')?.[1])
    await room.goto()
    await room.openSample(/^The empty living room seen straight/)
    await test.step('by keys what hangs finds its wall, its ceiling or a height of its own', async () => {
      const enter = (name: string | RegExp) =>
        room.keysOn(room.tool.getByRole('button', { name }), 'Enter')
      await enter('Show 24 more pieces')
      for (const name of [/^Framed Print \d/, /^Pendant Light \d/, /^Vase \d/]) {
        await enter(name)
        await enter('Place in center')
      }
      await expect(room.list).toHaveText([
        /^Framed Print.*\scm up/,
        /^Pendant Light.*154\scm up/,
        /^Vase/,
      ])
      await room.keysOn(room.slider('Height above the floor'), 'ArrowRight', 3)
      await expect(room.list.nth(2)).toContainText('3 cm up')
      await room.button('Clear all').click()
    })
    await test.step('without walls it asks for one', async () => {
      for (const wall of ['Left', 'Back', 'Right']) await remove(wall)
      await room.put('Round Mirror', 0.5, 0.4)
      await expect(room.status).toContainText('This piece hangs on a wall. Add a wall')
      await expect(room.list).toHaveCount(0)
    })
    await test.step('two presses draw one, and it was in the hand all the while', async () => {
      await room.button('Draw a wall').click()
      await expect(room.status).toHaveText('Click where a wall meets the floor')
      await room.press(...share(-0.8, 0, 3))
      await expect(room.status).toHaveText('Click farther along the same wall')
      await room.press(...share(0.8, 0, 3))
      await expect(walls).toHaveAttribute('data-wall-list', '1')
      await expect(walls).toContainText('Back wall')
      await expect(room.status).toHaveText('Click a wall to hang it')
      await room.press(...share(0.3, 1.5, 3))
      await expect(room.list).toHaveText([/^Round Mirror/])
      await room.drawn(1)
      // Its middle is where the press was; the match is not exact.
      expect(Math.abs((await up()) - 110)).toBeLessThan(15)
    })
    await test.step('by keys and by dragging', async () => {
      await room.frame.focus()
      const before = { ...(await room.place()), up: await up() }
      await room.keys('ArrowUp')
      expect({ ...(await room.place()), up: await up() }).toEqual({ ...before, up: before.up + 10 })
      await room.drag(share(0.4, 1.5, 3), share(-0.5, 1.2, 3))
      expect((await room.place()).right).toBeLessThan(before.right - 50)
      expect(await up()).toBeLessThan(before.up)
    })
  })
})
