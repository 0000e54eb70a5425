import { dragFinger } from '../setup/finger.ts'
import { expect, test } from '../setup/test.ts'
import { openRoom, ownPhoto } from './furniture-room-page.ts'
import { boxOf, middleOf } from './on-page.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('with a finger on a phone a piece is placed and dragged, and the height of a door is set', {
  tag: '@spec-2.16',
}, async ({ page }) => {
  const room = await openRoom(page, await ownPhoto())
  const scrolled = () => page.evaluate(() => scrollY)
  await test.step('a tap on the floor, and a drag that does not scroll the page', async () => {
    await room.tool.getByRole('button', { name: /^Coffee Table \d+ × / }).tap()
    const { x, y } = await room.at(0.4, 0.8)
    await page.touchscreen.tap(x, y)
    await expect(room.list).toHaveCount(1)
    const before = await room.place()
    const [from, to] = [await room.at(0.4, 0.74), await room.at(0.6, 0.9)]
    const top = await scrolled()
    await dragFinger(page, from, to)
    await expect.poll(async () => (await room.place()).right).toBeGreaterThan(before.right + 20)
    expect((await room.place()).away).toBeLessThan(before.away - 10)
    expect(await scrolled()).toBe(top)
    // By mouse: the browser's own gestures make no click of some taps that come soon after a drag.
    await room.undo.click()
    await expect.poll(() => room.place()).toEqual(before)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await test.step('a grip is as large as a finger, and a loupe shows what lies under it', async () => {
    await room.tool.getByLabel('Scale reference').selectOption('Door, 2.03 m')
    const top = room.handle('Top end')
    const { width, height } = await boxOf(top)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const from = await middleOf(top)
    const loupe = page.locator('[data-loupe]')
    await dragFinger(page, from, { x: from.x, y: from.y + 24 }, () => expect(loupe).toBeVisible())
    await expect(loupe).toHaveCount(0)
    await expect(room.note).toHaveText(/Camera height: (1\.[6-9]|2\.)\d+\sm\./)
  })
})
