import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { FurnitureHandPage } from './furniture-hand.ts'

const corner = /^An empty living room seen from a corner/

async function rawOf(path: string) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Where on the floor a picture is darker than the photo, as the mean share of its width. */
async function shadowSide(photo: string, furnished: string): Promise<number> {
  const [a, b] = await Promise.all([rawOf(photo), rawOf(furnished)])
  let [sum, count] = [0, 0]
  for (let y = Math.round(0.6 * a.height); y < a.height; y += 3) {
    for (let x = 0; x < a.width; x += 3) {
      const at = (y * a.width + x) * 3
      const before = (a.data[at] ?? 0) + (a.data[at + 1] ?? 0) + (a.data[at + 2] ?? 0)
      const after = (b.data[at] ?? 0) + (b.data[at + 1] ?? 0) + (b.data[at + 2] ?? 0)
      // Darker, and of the floor's colour still.
      const ratio = after / Math.max(1, before)
      if (ratio > 0.97 || ratio < 0.7) continue
      sum += x / a.width
      count += 1
    }
  }
  return sum / Math.max(1, count)
}

test.describe('§2.16 the light of the room', () => {
  test('§2.16 the sun is dragged over its dial, and the shadow goes to the other side, in the picture too', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    const empty = await (await room.save()).path()
    await room.put('Coffee Table', 0.5, 0.82)
    await room.drawn(1)
    const light = page.locator('[data-light]')
    await expect(light).toHaveText(/^Light from \d+° (left|right)Sun height \d+°$/)
    const sun = room.tool.getByRole('slider', { name: 'Sun' })
    const sides: number[] = []
    for (const across of [0.12, 0.88]) {
      await sun.scrollIntoViewIfNeeded()
      const box = await sun.boundingBox()
      if (!box) throw new Error('no dial')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + across * box.width, box.y + 0.5 * box.height, { steps: 4 })
      await page.mouse.up()
      await expect(light).toContainText(
        across < 0.5 ? /9\d° left|8\d° left/ : /9\d° right|8\d° right/,
      )
      sides.push(await shadowSide(empty, await (await room.save()).path()))
    }
    const [fromLeft = 0, fromRight = 0] = sides
    expect(fromLeft - fromRight).toBeGreaterThan(0.01)
    await room.button('Undo').click()
    await expect(light).toContainText('left')
    await room.button('As estimated').click()
    await expect(light).not.toContainText('15°')
  })

  test('§2.16 the sun by keys, softness and brightness by sliders, each a step to undo', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    const sun = room.tool.getByRole('slider', { name: 'Sun' })
    await sun.focus()
    const before = await sun.getAttribute('aria-valuetext')
    expect(before).toMatch(/^From \d+° (left|right), \d+° high$/)
    for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'ArrowRight'])
      await page.keyboard.press(key)
    const high = Number(/(\d+)° high/.exec(before ?? '')?.[1])
    await expect(sun).toHaveAttribute('aria-valuetext', new RegExp(`${high - 11}° high$`))
    await room.tool.getByRole('slider', { name: 'Softness of shadows' }).focus()
    await page.keyboard.press('End')
    await room.tool.getByRole('slider', { name: 'Brightness of the furniture' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(room.tool.getByText('95%')).toBeVisible()
    for (let step = 0; step < 3; step += 1) await room.button('Undo').click()
    await expect(sun).toHaveAttribute('aria-valuetext', before ?? '')
  })

  test('§2.16 furniture takes on the grain of a noisy photo, and of a clean one none', async ({
    page,
  }) => {
    test.slow()
    const photo = sharp('public/rooms/living-corner.jpg').removeAlpha()
    const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
    let state = 1
    for (let at = 0; at < data.length; at += 3) {
      // The sum of four even numbers, deviation 6.
      let noise = 0
      for (let each = 0; each < 4; each += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        noise += state / 2 ** 32 - 0.5
      }
      for (let part = 0; part < 3; part += 1) {
        data[at + part] = Math.max(0, Math.min(255, (data[at + part] ?? 0) + noise * 10.4))
      }
    }
    const noisy = await sharp(data, {
      raw: { width: info.width, height: info.height, channels: 3 },
    })
      .png({ compressionLevel: 3 })
      .toBuffer()
    const room = new FurnitureHandPage(page)
    await room.goto()
    const roughness: number[] = []
    for (const file of [null, noisy]) {
      if (file) {
        await room.choose({ name: 'noisy.png', mimeType: 'image/png', buffer: file })
        await expect(room.tool.getByText('noisy.png, 2000 × 1500 px')).toBeVisible({
          timeout: 30_000,
        })
      } else {
        await room.openOwn('living-corner')
        await room.put('Wardrobe', 0.5, 0.8)
      }
      await room.drawn(1)
      const saved = await rawOf(await (await room.save()).path())
      // The front of the wardrobe: what differs from one pixel to the next, against what does so further away.
      let sum = 0
      const [left, top] = [Math.round(0.48 * saved.width), Math.round(0.5 * saved.height)]
      for (let y = 0; y < 60; y += 1) {
        for (let x = 0; x < 60; x += 1) {
          const at = ((top + y) * saved.width + left + x) * 3
          sum += Math.abs((saved.data[at] ?? 0) - (saved.data[at + 3] ?? 0))
        }
      }
      roughness.push(sum / 3600)
    }
    const [clean = 0, grainy = 0] = roughness
    // Two neighbours of deviation 6 differ by 6.8 in the mean.
    expect(grainy - clean).toBeGreaterThan(2.5)
    expect(grainy - clean).toBeLessThan(9)
  })
})
