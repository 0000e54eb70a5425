import { expect, test } from '../setup/test.ts'
import { type FurnitureRoomPage, openRoom } from './furniture-room-page.ts'
import { boxOf, middleOf } from './on-page.ts'

/** Drags the sun to a share of its dial's width, at half its height. */
async function dragSun(room: FurnitureRoomPage, across: number) {
  const sun = room.slider('Sun')
  await sun.scrollIntoViewIfNeeded()
  const middle = await middleOf(sun)
  const { width } = await boxOf(sun)
  await room.dragTo(middle, { x: middle.x + (across - 0.5) * width, y: middle.y }, { steps: 4 })
}

test.describe('the light of the room', { tag: '@spec-2.16' }, () => {
  test('is set by dial, keys and sliders, each a step to undo', async ({ page }) => {
    const room = await openRoom(page)
    const sun = room.slider('Sun')
    const light = page.locator('[data-light]')
    const before = (await sun.getAttribute('aria-valuetext')) ?? ''
    await test.step('the sun goes where it is dragged', async () => {
      await expect(light).toHaveText(/^Light from \d+° (left|right)Sun height \d+°$/)
      await dragSun(room, 0.12)
      await expect(light).toContainText(/[89]\d° left/)
      await dragSun(room, 0.88)
      await expect(light).toContainText(/[89]\d° right/)
      await room.undo.click()
      await expect(light).toContainText('left')
      await room.button('Reset to estimate').click()
      await expect(sun).toHaveAttribute('aria-valuetext', before)
    })
    await test.step('by keys', async () => {
      expect(before).toMatch(/^From \d+° (left|right), \d+° high$/)
      await sun.focus()
      for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'ArrowRight'])
        await room.keys(key)
      const high = Number(/(\d+)° high/.exec(before)?.[1])
      await expect(sun).toHaveAttribute('aria-valuetext', new RegExp(`${high - 11}° high$`))
      await room.keysOn(room.slider('Shadow softness'), 'End')
      await room.keysOn(room.slider('Furniture brightness'), 'ArrowLeft')
      await expect(room.tool.getByText('95%')).toBeVisible()
      for (let step = 0; step < 3; step += 1) await room.undo.click()
      await expect(sun).toHaveAttribute('aria-valuetext', before)
    })
  })
})
