import { expect, test } from '../setup/test.ts'
import { openRoom } from './furniture-room-page.ts'

const screens = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

test('the photo stays in view of its controls on any screen', {
  tag: ['@all', '@spec-2.16'],
}, async ({ page }) => {
  await page.setViewportSize(screens[0] ?? { width: 1280, height: 800 })
  const room = await openRoom(page)
  /** Whether the whole photo is on the screen, below the header. */
  const isPhotoSeen = async () => {
    const box = await page.locator('[data-canvas] [role=application]').boundingBox()
    const height = page.viewportSize()?.height ?? 0
    return box !== null && box.y >= 50 && box.y + box.height <= height
  }
  await test.step('what is opened comes into view, and so does what is to be pressed next', async () => {
    await expect.poll(isPhotoSeen).toBe(true)
    await room.button('Show 24 more pieces').click()
    await room.tool.getByRole('button', { name: /^Round Mirror/ }).press('Enter')
    const place = room.button('Place in center')
    await expect(place).toBeFocused()
    const isOnTop = () =>
      place.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === button
      })
    await expect.poll(isOnTop).toBe(true)
    await room.button('Deselect').click()
  })
  await room.put('Armchair')
  const bar = room.tool.getByRole('navigation', { name: 'Editor sections' })
  for (const screen of screens) {
    await test.step(`${screen.width} pixels wide`, async () => {
      await page.setViewportSize(screen)
      for (const [part, id, control] of [
        ['Light', 'light', room.slider('Shadow softness')],
        ['Walls', 'walls', room.slider('Back wall')],
        ['In front', 'occluders', room.button('Draw an outline')],
        ['Placed pieces', 'placed', room.button('Rotate 90°')],
        ['Camera and scale', 'match', room.panel],
      ] as const) {
        await bar.getByRole('button', { name: part }).click()
        await expect(page.locator(`#${id}`)).toBeFocused()
        await control.scrollIntoViewIfNeeded()
        await expect(control).toBeInViewport({ ratio: 0.3 })
        await expect.poll(isPhotoSeen, { message: part }).toBe(true)
      }
      // Nothing is wider than the screen, heard words included.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      if (screen.width >= 640)
        await expect(page.locator('[data-canvas]')).toHaveCSS('height', '500px')
    })
  }
})
