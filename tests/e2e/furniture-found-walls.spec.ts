import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { FurnitureHandPage } from './furniture-hand.ts'

/** What the panel says of a wall, metres. */
const distanceOf = (text: string, wall: string) =>
  Number(new RegExp(`${wall} (\\d+\\.\\d\\d) m`).exec(text)?.[1])

test.describe('§2.16 the walls of a visitor’s photo', () => {
  test('§2.16 are found at once and said in words and figures, and a mirror hangs on one without drawing', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    const found = page.locator('[data-found-walls]')
    await expect(found).toHaveAttribute('data-found-walls', '2')
    await expect(found).toContainText(/Back wall \d\.\d\d m away · good/)
    const text = (await found.textContent()) ?? ''
    expect(Math.abs(distanceOf(text, 'Back wall') / 5 - 1)).toBeLessThan(0.05)
    expect(Math.abs(distanceOf(text, 'Right wall') / 4.05 - 1)).toBeLessThan(0.05)
    await expect(room.button('Undo')).toBeDisabled()

    await room.button('24 more pieces').click()
    await room.put('Round mirror', 0.25, 0.3)
    await expect(room.list).toHaveText([/^Round mirror/])
    await room.drawn(1)

    // Walls grow with the camera's height, and undo takes both back.
    await room.adjust()
    const height = room.tool.getByRole('slider', { name: 'Camera height' })
    await height.focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect(room.panel).toContainText('Camera height 1.75 m')
    const grown = (await found.textContent()) ?? ''
    const ratio = distanceOf(grown, 'Back wall') / distanceOf(text, 'Back wall')
    expect(Math.abs(ratio - 1.75 / 1.5)).toBeLessThan(0.01)
    await room.button('Undo').click()
    await expect(found).toHaveText(text)
  })

  test('§2.16 are corrected and deleted like drawn ones, come back as found, and are kept', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    const walls = page.locator('[data-wall-list]')
    const found = page.locator('[data-found-walls]')
    const count = Number(await found.getAttribute('data-found-walls'))
    expect(count).toBeGreaterThan(0)
    await expect(walls).toHaveAttribute('data-wall-list', String(count))
    await walls.getByRole('slider', { name: 'Back wall' }).focus()
    await page.keyboard.press('ArrowRight')
    // What the visitor moved is no longer said to be found.
    await expect(page.getByText(/Back wall.*good/)).toHaveCount(0)
    await room.tool.getByRole('button', { name: 'Delete: Back wall' }).click()
    await expect(walls).toHaveAttribute('data-wall-list', String(count - 1))
    await room.button('As found').click()
    await expect(found).toHaveAttribute('data-found-walls', String(count))
    await room.button('Undo').click()
    await expect(walls).toHaveAttribute('data-wall-list', String(count - 1))
    await room.button('Redo').click()
    await room.put('Armchair', 0.5, 0.75)
    await room.kept()
    await room.comeAgain()
    await room.tool
      .getByRole('button', { name: /living-corner/ })
      .first()
      .click()
    await room.opened()
    await expect(found).toHaveAttribute('data-found-walls', String(count))
  })

  test('§2.16 a photo that shows none is told so, and walls are not made up', async ({ page }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    const { width, height } = { width: 900, height: 675 }
    const grey = { r: 150, g: 148, b: 140 }
    const buffer = await sharp({ create: { width, height, channels: 3, background: grey } })
      .jpeg()
      .toBuffer()
    await room.choose({ name: 'fog.jpg', mimeType: 'image/jpeg', buffer })
    await room.opened()
    await expect(page.getByText(/^Walls can be found only where the photo shows/)).toBeVisible()
    await expect(page.locator('[data-wall-list]')).toHaveAttribute('data-wall-list', '0')
    await room.button('Draw a wall here').click()
    await room.press(0.2, 0.8)
    await room.press(0.8, 0.8)
    await expect(page.locator('[data-wall-list]')).toHaveAttribute('data-wall-list', '1')
    await expect(room.button('Draw a wall here')).toHaveCount(0)
  })
})
