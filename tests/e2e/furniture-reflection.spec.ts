import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { FurnitureHandPage } from './furniture-hand.ts'

const rawOf = async (path: string) =>
  sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** The part of the picture within which two of them differ, as shares of its sides; and how much of it does. */
async function difference(one: string, other: string) {
  const [a, b] = await Promise.all([rawOf(one), rawOf(other)])
  const { width, height } = a.info
  let [left, top, right, bottom, count] = [1, 1, 0, 0, 0]
  for (let at = 0; at < width * height; at += 1) {
    const differs = [0, 1, 2].some((part) => a.data[at * 3 + part] !== b.data[at * 3 + part])
    if (!differs) continue
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    count += 1
  }
  return { left, top, right, bottom, share: count / width / height }
}

test.describe('§2.16 the floor mirrors what stands on it', () => {
  test('§2.16 as much as the photo’s floor does: a polished one, and no carpet', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    const slider = room.tool.getByRole('slider', { name: 'Reflection in the floor' })
    const found: number[] = []
    for (const id of ['bedroom-corner', 'dark-floor']) {
      await room.openOwn(id)
      await expect(room.tool.getByText(`${id}.jpg, `)).toBeVisible({ timeout: 30_000 })
      found.push(Number(await slider.inputValue()))
    }
    expect(found[0]).toBe(0)
    expect(found[1]).toBeGreaterThan(0.3)
  })

  test('§8 the saved PNG differs from the photo only where furniture, its shadow and reflections are', async ({
    page,
  }) => {
    test.slow()
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('dark-floor')
    const photo = await (await room.save()).path()
    await room.put('Coffee Table', 0.45, 0.72)
    await room.drawn(1)
    const slider = room.tool.getByRole('slider', { name: 'Reflection in the floor' })
    await slider.focus()
    await page.keyboard.press('Home')
    const dull = await (await room.save()).path()
    await page.keyboard.press('Tab')
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveValue('1')
    const polished = await (await room.save()).path()

    const all = await difference(photo, polished)
    expect(all.left).toBeGreaterThan(0.2)
    expect(all.right).toBeLessThan(0.75)
    expect(all.top).toBeGreaterThan(0.5)
    const mirrored = await difference(dull, polished)
    expect(mirrored.share).toBeGreaterThan(0.005)
    // Below the table and beside its legs: it stands upon its own picture.
    expect(mirrored.top).toBeGreaterThan(all.top)
    expect(mirrored.left).toBeGreaterThanOrEqual(all.left)
    expect(mirrored.right).toBeLessThanOrEqual(all.right)
    await room.button('Undo').click()
    await expect(slider).toHaveValue('0')
    expect((await difference(dull, await (await room.save()).path())).share).toBe(0)
  })
})
