import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { FurnitureHandPage } from './furniture-hand.ts'

const corner = /^An empty living room seen from a corner/
const size = { width: 2000, height: 1500 }

async function pixels(path: string) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return [...data.subarray(at, at + 3)]
  }
}

test.describe('§2.16 what stands before the furniture', () => {
  test('§2.16 an outline covers the furniture on the screen, and in the picture to the pixel', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    const empty = await room.save()
    await room.put('Modern Sofa', 0.45, 0.72)
    await room.drawn(1)
    const open = await room.save()
    await room.button('Draw an outline').click()
    const outline = [
      [0.38, 0.4],
      [0.46, 0.4],
      [0.46, 0.9],
      [0.38, 0.9],
    ] as const
    for (const [x, y] of outline) await room.press(x, y)
    await expect(room.note).toHaveText('4 corners set')
    // The first one once more.
    await room.press(0.381, 0.401)
    await expect(page.locator('[data-covers="1"]')).toBeAttached()
    await expect(room.tool.getByRole('button', { name: /^Outline 1 4 corners/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await room.button('Done').click()
    const last = await room.save()
    const [photo, bare, covered] = await Promise.all(
      [empty, open, last].map(async (file) => pixels(await file.path())),
    )
    if (!photo || !bare || !covered) throw new Error('not saved')
    let [hidden, changed] = [0, 0]
    for (let y = 0.42; y < 0.88; y += 0.01) {
      for (const x of [0.39, 0.42, 0.45]) {
        const at = [Math.round(x * size.width), Math.round(y * size.height)] as const
        expect(covered(...at)).toEqual(photo(...at))
        if (bare(...at).join() !== photo(...at).join()) hidden += 1
      }
      // Beside it all is as before.
      const beside = [Math.round(0.5 * size.width), Math.round(y * size.height)] as const
      expect(covered(...beside)).toEqual(bare(...beside))
      if (covered(...beside).join() !== photo(...beside).join()) changed += 1
    }
    expect(hidden).toBeGreaterThan(20)
    expect(changed).toBeGreaterThan(10)
    // On the screen, too.
    const shot = await sharp(await room.frame.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = (x: number, y: number) => {
      const at =
        (Math.round(y * shot.info.height) * shot.info.width + Math.round(x * shot.info.width)) * 3
      return [...shot.data.subarray(at, at + 3)]
    }
    for (const y of [0.6, 0.66]) {
      const there = photo(Math.round(0.42 * size.width), Math.round(y * size.height))
      seen(0.42, y).forEach((part, at) => {
        expect(Math.abs(part - (there[at] ?? 0))).toBeLessThan(14)
      })
    }
  })

  test('§2.16 by keys alone: corners, closing, moving one, removing it, and taking it all back', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.button('Draw an outline').focus()
    await page.keyboard.press('Enter')
    await expect(room.handle('Cross for corners')).toBeFocused()
    const go = async (key: string, times: number) => {
      for (let step = 0; step < times; step += 1) await page.keyboard.press(key)
    }
    await page.keyboard.press(' ')
    await go('ArrowRight', 8)
    await page.keyboard.press(' ')
    await page.keyboard.press('Enter')
    // Two corners enclose nothing.
    await expect(page.locator('[data-covers]')).toHaveCount(0)
    await go('ArrowDown', 8)
    await page.keyboard.press(' ')
    await go('ArrowLeft', 8)
    await page.keyboard.press(' ')
    await page.keyboard.press('Backspace')
    await expect(room.note).toHaveText('3 corners set')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-covers="1"]')).toBeAttached()
    const first = room.handle('Outline 1, corner 1')
    const before = await first.getAttribute('aria-valuetext')
    await first.focus()
    await go('ArrowLeft', 3)
    expect(await first.getAttribute('aria-valuetext')).not.toBe(before)
    await page.keyboard.press('Control+z')
    await expect(first).toHaveAttribute('aria-valuetext', before ?? '')
    await page.keyboard.press('Escape')
    await room.button('Delete outline 1').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-covers]')).toHaveCount(0)
    await room.button('Undo').click()
    await expect(page.locator('[data-covers="1"]')).toBeAttached()
    await room.button('Undo').click()
    await expect(page.locator('[data-covers]')).toHaveCount(0)
  })

  test('§2.16 an outline of corners in one line is not closed, and Escape gives it up', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.button('Draw an outline').click()
    for (const x of [0.3, 0.4, 0.5]) await room.press(x, 0.5)
    await room.button('Close the outline').click()
    await expect(room.note).toHaveText('An outline needs three corners that enclose something.')
    await room.button('Take a corner back').click()
    await room.handle('Cross for corners').focus()
    await page.keyboard.press('Escape')
    await expect(room.note).toBeEmpty()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-tool]')).toHaveCount(0)
    await room.put('Armchair', 0.5, 0.8)
    await expect(room.list).toHaveCount(1)
  })
})
