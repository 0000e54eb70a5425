import sharp from 'sharp'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage, middleOf, ownPhoto } from './furniture-room-page.ts'
import { type Picture, pictureOf } from './pictures.ts'

/** Drags the sun to a share of its dial's width, at half its height. */
async function dragSun(room: FurnitureRoomPage, across: number) {
  const sun = room.slider('Sun')
  await sun.scrollIntoViewIfNeeded()
  const middle = await middleOf(sun)
  const width = (await sun.boundingBox())?.width ?? 0
  await room.dragTo(middle, { x: middle.x + (across - 0.5) * width, y: middle.y }, { steps: 4 })
}

/** Where on the floor a picture is darker than the photo, as the mean share of its width. */
function shadowSide(photo: Picture, furnished: Picture): number {
  let [sum, count] = [0, 0]
  const light = (picture: Picture, x: number, y: number) =>
    picture.at(x, y).reduce((all, part) => all + part)
  for (let y = 0.6; y < 1; y += 0.002) {
    for (let x = 0; x < 1; x += 0.002) {
      // Darker, and of the floor's colour still.
      const ratio = light(furnished, x, y) / Math.max(1, light(photo, x, y))
      if (ratio > 0.97 || ratio < 0.7) continue
      sum += x
      count += 1
    }
  }
  return sum / Math.max(1, count)
}

/** What differs in the front of a wardrobe from one pixel to the next, in the mean. */
function roughness({ data, width, height }: Picture): number {
  let sum = 0
  const [left, top] = [Math.round(0.48 * width), Math.round(0.5 * height)]
  for (let y = 0; y < 60; y += 1) {
    for (let x = 0; x < 60; x += 1) {
      const at = ((top + y) * width + left + x) * 3
      sum += Math.abs((data[at] ?? 0) - (data[at + 3] ?? 0))
    }
  }
  return sum / 3600
}

/** A sample room as a camera takes it that has too little light. */
async function noisyPhoto() {
  const { data, width, height } = await pictureOf('public/rooms/living-corner.jpg')
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
  const raw = { width, height, channels: 3 as const }
  const buffer = await sharp(data, { raw }).png({ compressionLevel: 3 }).toBuffer()
  return { name: 'noisy.png', mimeType: 'image/png', buffer }
}

test.describe('the light of the room', { tag: '@spec-2.16' }, () => {
  test('is set by dial, keys and sliders, each a step to undo', async ({ page }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample()
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
      await room.button('As estimated').click()
      await expect(sun).toHaveAttribute('aria-valuetext', before)
    })
    await test.step('by keys', async () => {
      expect(before).toMatch(/^From \d+° (left|right), \d+° high$/)
      await sun.focus()
      for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'ArrowRight'])
        await room.keys(key)
      const high = Number(/(\d+)° high/.exec(before)?.[1])
      await expect(sun).toHaveAttribute('aria-valuetext', new RegExp(`${high - 11}° high$`))
      await room.keysOn(room.slider('Softness of shadows'), 'End')
      await room.keysOn(room.slider('Brightness of the furniture'), 'ArrowLeft')
      await expect(room.tool.getByText('95%')).toBeVisible()
      for (let step = 0; step < 3; step += 1) await room.undo.click()
      await expect(sun).toHaveAttribute('aria-valuetext', before)
    })
  })

  test('throws the shadow of a piece to the other side in the picture, too', {
    tag: '@all',
  }, async ({ page }) => {
    test.slow()
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample()
    const empty = await pictureOf(await room.save())
    await room.put('Coffee Table', 0.5, 0.82)
    await room.drawn(1)
    const sides: number[] = []
    for (const across of [0.12, 0.88]) {
      await dragSun(room, across)
      sides.push(shadowSide(empty, await pictureOf(await room.save())))
    }
    const [fromLeft = 0, fromRight = 0] = sides
    expect(fromLeft - fromRight).toBeGreaterThan(0.01)
  })

  test('gives furniture the grain of a noisy photo, of a clean one none, and a mirror something to show', {
    tag: '@all',
  }, async ({ page }) => {
    test.slow()
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openOwn(await ownPhoto())
    await test.step('a mirror is not one grey', async () => {
      await room.button('24 more pieces').click()
      await room.put('Round mirror', 0.25, 0.3)
      await room.drawn(1)
      const { x, y } = await room.at(0.25, 0.3)
      const clip = { x: x - 20, y: y - 20, width: 40, height: 40 }
      const shades = async () => {
        const { data } = await pictureOf(await page.screenshot({ clip }))
        return Math.max(...data) - Math.min(...data)
      }
      await expect.poll(shades).toBeGreaterThan(25)
      await room.button('Clear all').click()
    })
    await test.step('grain', async () => {
      await room.put('Wardrobe')
      await room.drawn(1)
      const clean = roughness(await pictureOf(await room.save()))
      await room.choose(await noisyPhoto())
      await room.exchanged('noisy.png, 2000 × 1500 px')
      await room.drawn(1)
      const more = roughness(await pictureOf(await room.save())) - clean
      // Two neighbours of deviation 6 differ by 6.8 in the mean.
      expect(more).toBeGreaterThan(2.5)
      expect(more).toBeLessThan(9)
    })
  })

  test('is mirrored by a polished floor and by no carpet, only where furniture stands', {
    tag: ['@all', '@spec-8'],
  }, async ({ page }) => {
    test.setTimeout(180_000)
    const room = new FurnitureRoomPage(page)
    const slider = room.slider('Reflection in the floor')
    await room.goto()
    await test.step('as much as the photo’s floor does', async () => {
      await room.openOwn(await ownPhoto('bedroom-corner'))
      await expect(slider).toHaveValue('0')
      await room.choose(await ownPhoto('dark-floor'))
      await room.exchanged('dark-floor.jpg, ')
      expect(Number(await slider.inputValue())).toBeGreaterThan(0.3)
    })
    const photo = await pictureOf(await room.save())
    await room.put('Coffee Table', 0.45, 0.72)
    await room.drawn(1)
    await room.keysOn(slider, 'Home')
    const dull = await pictureOf(await room.save())
    await room.keys('Tab')
    await room.keysOn(slider, 'End')
    await expect(slider).toHaveValue('1')
    const polished = await pictureOf(await room.save())
    await test.step('below the table and beside its legs: it stands upon its own picture', async () => {
      const all = photo.differenceFrom(polished)
      expect(all.left).toBeGreaterThan(0.2)
      expect(all.right).toBeLessThan(0.75)
      expect(all.top).toBeGreaterThan(0.5)
      const mirrored = dull.differenceFrom(polished)
      expect(mirrored.share).toBeGreaterThan(0.005)
      expect(mirrored.top).toBeGreaterThan(all.top)
      expect(mirrored.left).toBeGreaterThanOrEqual(all.left)
      expect(mirrored.right).toBeLessThanOrEqual(all.right)
    })
    await test.step('all its touches are one step, which leads back to what was estimated', async () => {
      await room.undo.click()
      await expect(slider).not.toHaveValue('1')
      await room.keysOn(slider, 'Home')
      expect(dull.differenceFrom(await pictureOf(await room.save())).share).toBe(0)
    })
  })
})
