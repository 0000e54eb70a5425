import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { floorAt, pixelOf } from '../../src/scenes/furniture/model/room/camera.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'
import { knownCamera } from './known-room.ts'

const corner = /^An empty living room seen from a corner/

test.describe('§2.16 furniture in a photo', () => {
  test('§2.16 three.js and the models wait until a photo is opened', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const heavy = () => requests.filter((url) => /room-scene|renderer|\.glb/.test(url))
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await page.mouse.move(300, 600)
    await page.waitForLoadState('networkidle')
    expect(heavy()).toEqual([])
    await room.openSample(corner)
    expect(heavy().some((url) => url.includes('room-scene'))).toBe(true)
    expect(heavy().filter((url) => url.endsWith('.glb'))).toEqual([])
  })

  for (const id of ['living-corner', 'office-tilted', 'bedroom-portrait']) {
    test(`§2.16 the camera of ${id} is found, and said in words and figures`, async ({ page }) => {
      const known = await knownCamera(id)
      const room = new FurnitureRoomPage(page)
      await room.goto()
      // As a visitor's own photo: of our rooms the camera is known.
      const buffer = await readFile(`public/rooms/${id}.jpg`)
      await room.choose({ name: `${id}.jpg`, mimeType: 'image/jpeg', buffer })
      await room.opened()
      await expect(room.panel).toHaveText(
        /^Field of view \d+°Tilt −?\d+°Roll −?\d+°Camera height 1\.50 mConfidence good$/,
      )
      // Half a degree is lost when the figures are rounded.
      expect(Math.abs((await room.figure('Field of view')) - known.fieldOfView)).toBeLessThan(2.5)
      expect(Math.abs((await room.figure('Tilt')) - known.tilt)).toBeLessThan(1.5)
      expect(Math.abs((await room.figure('Roll')) - known.roll)).toBeLessThan(1.2)
    })
  }

  test('§4 §9 a piece is taken by room, held with its hint, and put where the floor is pressed', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await expect(page.locator('[data-canvas]')).toHaveCSS('height', '500px')
    const shelf = room.tool.getByRole('button', { name: /^\D+ \d+ × \d+ × \d+ cm$/ })
    await expect(shelf).toHaveCount(9)
    const filter = room.tool.getByRole('group', { name: 'Room of the pieces' })
    await expect(filter.getByRole('button')).toHaveCount(5)
    await filter.getByRole('button', { name: 'Office' }).click()
    await expect(shelf).toHaveCount(2)
    await filter.getByRole('button', { name: 'All' }).click()

    await room.hold('Modern Sofa')
    await expect(room.frame.getByRole('status')).toHaveText('Click anywhere to place furniture')
    await room.press(0.5, 0.1)
    await expect(room.frame.getByRole('status')).toHaveText(/no floor there/)
    await expect(room.list).toHaveCount(0)
    await room.press(0.4, 0.75)
    await expect(room.list).toHaveText([/^Modern Sofa .* 0° × 1\.0 True size/])
    await expect(room.frame.getByRole('status')).toBeEmpty()
    await room.drawn(1)
    // The camera that rendered the photo sees this place of the floor there.
    const { camera, size } = await knownCamera('living-corner')
    const at = floorAt(camera, size, { x: 0.4 * size.width, y: 0.75 * size.height })
    const { right, away } = await room.place()
    expect(Math.hypot(right / 100 - (at?.x ?? 0), away / 100 + (at?.z ?? 0))).toBeLessThan(0.15)
    await room.press(0.6, 0.8)
    await expect(room.list).toHaveCount(1)
  })

  test('§4 §9 turned by 90°, scaled within 0.2 and 5, undone, deleted and cleared', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.75)
    const row = room.list.first()
    for (const turn of ['90°', '180°', '270°', '0°']) {
      await room.button('Turn by 90°').click()
      await expect(row).toContainText(`away ${turn} × 1.0`)
    }
    const scale = room.tool.getByRole('slider', { name: 'Scale' })
    await scale.focus()
    await page.keyboard.press('ArrowRight')
    await expect(row).toContainText('× 1.1 Not its true size')
    await room.button('Larger by 0.2').click()
    await expect(row).toContainText('× 1.3')
    await scale.focus()
    await page.keyboard.press('End')
    await room.button('Larger by 0.2').click()
    await expect(row).toContainText('× 5.0')
    await scale.focus()
    await page.keyboard.press('Home')
    await room.button('Smaller by 0.2').click()
    await expect(row).toContainText('× 0.2')
    await room.button('Back to true size').click()
    await expect(row).toContainText('× 1.0 True size')
    await room.button('Undo').click()
    await expect(row).toContainText('× 0.2')
    await room.button('Redo').click()

    await room.button('Duplicate').click()
    await expect(room.list).toHaveCount(2)
    await expect(room.list.nth(1)).not.toContainText('Stands in another piece')
    await room.button('Delete').click()
    await expect(room.list).toHaveCount(1)
    await room.button('Clear all').click()
    await expect(room.tool.getByText('Nothing placed yet.')).toBeVisible()
    await room.button('Undo').click()
    await expect(room.list).toHaveCount(1)
    await room.drawn(1)
  })

  test('§4 a piece is dragged along the floor, as far as the photo shows it', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Coffee Table', 0.4, 0.8)
    await room.drawn(1)
    const before = await room.place()
    const from = await room.at(0.4, 0.72)
    const to = await room.at(0.6, 0.72)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    const after = await room.place()
    expect(after.right).toBeGreaterThan(before.right + 40)
    expect(Math.abs(after.away - before.away)).toBeLessThan(3)
    await page.mouse.move(to.x, to.y)
    await page.mouse.down()
    await page.mouse.move(to.x + 2000, to.y, { steps: 5 })
    await page.mouse.up()
    const end = await room.place()
    const { camera, size } = await knownCamera('living-corner')
    const foot = pixelOf(camera, size, [end.right / 100, 0, -end.away / 100])
    expect(foot?.x).toBeGreaterThan(0.9 * size.width)
    expect(foot?.x).toBeLessThan(1.03 * size.width)
    for (const place of [after, before]) {
      await room.button('Undo').click()
      expect(await room.place()).toEqual(place)
    }
  })

  test('§8 §9 saved as large as the photo, which differs only round the sofa', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    const empty = await room.save()
    expect(empty.suggestedFilename()).toMatch(/^furniture-design-\d{13}\.png$/)
    await room.put('Modern Sofa', 0.45, 0.72)
    await room.drawn(1)
    const full = await room.save()
    await expect(room.tool.getByText(`Saved as ${full.suggestedFilename()}`)).toBeVisible()
    const [a, b] = await Promise.all(
      [empty, full].map(async (file) =>
        sharp(await file.path())
          .raw()
          .toBuffer(),
      ),
    )
    const photo = await sharp('public/rooms/living-corner.jpg').raw().toBuffer()
    const { size, camera } = await knownCamera('living-corner')
    expect(await sharp(await full.path()).metadata()).toMatchObject(size)
    const channels = (a?.length ?? 0) / size.width / size.height
    const [left, top, right, bottom] = [0.2, 0.35, 0.75, 0.98]
    let [inside, outside, apart] = [0, 0, 0]
    for (let at = 0; at < size.width * size.height; at += 1) {
      apart += Math.abs((a?.[at * channels] ?? 0) - (photo[at * 3] ?? 0))
      if (a?.[at * channels] === b?.[at * channels]) continue
      const [x, y] = [(at % size.width) / size.width, Math.floor(at / size.width) / size.height]
      if (x > left && x < right && y > top && y < bottom) inside += 1
      else outside += 1
    }
    // Two decoders of JPEG differ by a rounding.
    expect(apart / size.width / size.height).toBeLessThan(1)
    expect(outside).toBe(0)
    expect(inside / size.width / size.height).toBeGreaterThan(0.03)
    // Where the list says that it stands, a little above the floor, there is sofa.
    const place = await room.place()
    const seat = pixelOf(camera, size, [place.right / 100, 0.3, -place.away / 100])
    const index = (Math.round(seat?.y ?? 0) * size.width + Math.round(seat?.x ?? 0)) * channels
    expect([...(b?.subarray(index, index + 3) ?? [])]).not.toEqual([
      ...(a?.subarray(index, index + 3) ?? []),
    ])
  })

  test('§2.16 by keys alone: a room, a piece, its place, its turn, and away with it', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.tool.getByRole('button', { name: corner }).focus()
    await page.keyboard.press('Enter')
    await room.opened()
    await room.tool.getByRole('button', { name: /^Armchair \d+ × / }).focus()
    await page.keyboard.press('Enter')
    await room.button('Place in the middle').focus()
    await page.keyboard.press('Enter')
    await room.drawn(1)
    await room.frame.focus()
    const before = await room.place()
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'Shift+ArrowUp', 'r', '+'])
      await page.keyboard.press(key)
    await expect(room.list.first()).toContainText('90° × 1.1')
    const after = await room.place()
    expect([after.right - before.right, after.away - before.away]).toEqual([10, 21])
    await page.keyboard.press('Control+z')
    await expect(room.list.first()).toContainText('90° × 1.0')
    await room.list.first().getByRole('button', { name: 'Nearer' }).focus()
    await page.keyboard.press('Enter')
    expect((await room.place()).away).toBe(after.away - 10)
    await room.frame.focus()
    await page.keyboard.press('Delete')
    await expect(room.list).toHaveCount(0)
  })
})
