import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { radians } from '../../src/math/angle.ts'
import { fromView } from '../../src/scenes/furniture/model/room/camera.ts'
import { cameraOfKnown } from '../../src/scenes/furniture/model/room/known.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureHandPage } from './furniture-hand.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

const corner = /^An empty living room seen from a corner/

/** Whether the whole photo is on the screen, below the header. */
async function isPhotoSeen(page: Page): Promise<boolean> {
  const box = await page.locator('[data-canvas] [role=application]').boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y >= 50 && box.y + box.height <= height
}

/** How often Tab is pressed until a control has the focus. */
async function tabsTo(page: Page, selector: string): Promise<number> {
  for (let tabs = 0; tabs <= 60; tabs += 1) {
    if (await page.locator(`${selector}:focus`).count()) return tabs
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} is not reached by Tab`)
}

test.describe('§2.16 the desk', () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ]) {
    test(`§2.16 the photo stays in view while its controls are used, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const room = new FurnitureRoomPage(page)
      await room.goto()
      await room.openSample(corner)
      await room.put('Armchair', 0.5, 0.8)
      const bar = room.tool.getByRole('navigation', { name: 'Parts of the desk' })
      for (const [part, id, control] of [
        ['Light', 'light', room.tool.getByRole('slider', { name: 'Softness of shadows' })],
        ['Walls', 'walls', room.tool.getByRole('slider', { name: 'Back wall' })],
        ['In front', 'covers', room.button('Draw an outline')],
        ['Placed pieces', 'placed', room.button('Turn by 90°')],
        ['Room match', 'match', room.panel],
      ] as const) {
        await bar.getByRole('button', { name: part }).click()
        await expect(page.locator(`#${id}`)).toBeFocused()
        await control.scrollIntoViewIfNeeded()
        await expect(control).toBeInViewport({ ratio: 0.3 })
        await expect.poll(() => isPhotoSeen(page), { message: part }).toBe(true)
      }
      // Nothing is wider than the screen, heard words included.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBe(0)
      if (viewport.width < 640) return
      await expect(page.locator('[data-canvas]')).toHaveCSS('height', '500px')
    })
  }

  test('§2.16 what is opened comes into view, and so does what is to be pressed next', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await expect.poll(() => isPhotoSeen(page)).toBe(true)
    await room.button('24 more pieces').click()
    await room.tool.getByRole('button', { name: /^Round mirror/ }).press('Enter')
    const place = room.button('Place in the middle')
    await expect(place).toBeFocused()
    const isOnTop = () =>
      place.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === button
      })
    await expect.poll(isOnTop).toBe(true)
  })

  test('§2.16 the plan of an empty room can be seen whole', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.button('Start with an empty room').click()
    await room.opened()
    const plan = page.locator('[data-plan]')
    await plan.scrollIntoViewIfNeeded()
    const cornersSeen = await plan.evaluate((svg) => {
      const { left, right, top, bottom } = svg.getBoundingClientRect()
      const within = (x: number, y: number) => svg.contains(document.elementFromPoint(x, y))
      return [top + 4, bottom - 4].every((y) => within(left + 4, y) && within(right - 4, y))
    })
    expect(cornersSeen).toBe(true)
  })

  test('§2.16 at 1920 the photo and its controls use the width of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    const [stage, light] = await Promise.all([
      page.locator('[data-canvas]').boundingBox(),
      page.locator('section[aria-labelledby=light]').boundingBox(),
    ])
    expect((light?.x ?? 0) + (light?.width ?? 0) - (stage?.x ?? 0)).toBeGreaterThan(1500)
    // Beside one another: what stands there, and how the room is.
    const placed = await page.locator('section[aria-labelledby=placed]').boundingBox()
    expect(placed?.x).toBeLessThan(light?.x ?? 0)
  })

  test('§2.16 by keys alone a piece is in the room after three presses, and arrows go through the shelf', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.button('24 more pieces').click()
    const sofa = page.locator('[data-shelf-piece=modern-sofa]')
    await sofa.focus()
    // From a piece that is not taken, the rest of the shelf is two more stops, not thirty-two.
    await page.keyboard.press('Tab')
    expect(await tabsTo(page, '[aria-controls=further]')).toBe(0)
    await page.keyboard.press('Tab')
    expect(await tabsTo(page, '#further [data-shelf-piece]')).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('#further :focus')).toHaveCount(0)

    await sofa.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-shelf-piece=armchair]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(room.button('Place in the middle')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-shelf-piece=armchair]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(room.button('Place in the middle')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(room.list).toHaveCount(1)
    await expect(room.frame).toBeFocused()
    // And from the photo on to what stands in it: parts, tools, shelf and list are a stop each.
    expect(await tabsTo(page, '[data-row]')).toBeLessThanOrEqual(8)
    for (const piece of ['Coffee Table', 'Dining Table']) await room.put(piece, 0.6, 0.85)
    await room.row(2).focus()
    await page.keyboard.press('ArrowUp')
    await expect(room.row(1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(room.row(0)).toBeFocused()
  })

  test('§2.16 a kept room is offered to who comes again, before any sign of life', async ({
    page,
    context,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.8)
    await room.kept()
    await page.close()
    const again = await context.newPage()
    const heavy: string[] = []
    again.on('request', (request) => {
      if (/room-scene|room-desk|renderer|\.glb/.test(request.url())) heavy.push(request.url())
    })
    await again.goto('/furniture-placement')
    await expect(again.getByRole('button', { name: /^Reopen your last room/ })).toBeVisible()
    expect(heavy).toEqual([])
  })

  test('§4 a quick drag into a found wall ends before it, the back flush; Alt leaves it turned', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Modern Sofa', 0.45, 0.8)
    await room.drawn(1)
    const turn = room.tool.getByRole('slider', { name: 'Rotation' })
    await turn.focus()
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight')
    await expect(room.row()).toContainText('35° ×')
    const camera = cameraOfKnown(
      JSON.parse(await readFile('public/rooms/living-corner.json', 'utf8')),
    )
    if (!camera) throw new Error('no camera')
    const text = await page.locator('[data-found-walls]').textContent()
    const back = Number(/Back wall (\d\.\d\d) m/.exec(text ?? '')?.[1]) * 100
    /** From the middle of the sofa to the wall, cm. */
    const gap = async () => {
      const { right, away } = await room.place()
      return fromView(camera, { right, ahead: away }).z + back
    }
    // One move of the pointer, from the seat to high up the wall.
    const drag = async () => {
      const from = await room.at(0.45, 0.76)
      const to = await room.at(0.25, 0.3)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
    }
    const [width, depth] = [230, 92]
    await drag()
    await expect(room.row()).toContainText(' 0° ×')
    await expect(room.row()).not.toContainText('Stands in a wall')
    expect(Math.abs((await gap()) - depth / 2)).toBeLessThan(1.5)

    await room.button('Undo').click()
    await expect(room.row()).toContainText('35° ×')
    await page.keyboard.down('Alt')
    await drag()
    await page.keyboard.up('Alt')
    await expect(room.row()).toContainText('35° ×')
    const reach = (Math.sin(radians(35)) * width + Math.cos(radians(35)) * depth) / 2
    expect(Math.abs((await gap()) - reach)).toBeLessThan(1.5)

    // A wall that is moved over it says so.
    await room.tool.getByRole('slider', { name: 'Back wall' }).focus()
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(room.row()).toContainText('Stands in a wall')
  })

  test('§2.16 a mirror shows something of the room, and not one grey', async ({ page }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    await room.button('24 more pieces').click()
    await room.put('Round mirror', 0.25, 0.3)
    await room.drawn(1)
    const shades = async () => {
      const { x, y } = await room.at(0.25, 0.3)
      const clip = { x: x - 20, y: y - 20, width: 40, height: 40 }
      const { data } = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return Math.max(...data) - Math.min(...data)
    }
    await expect.poll(shades).toBeGreaterThan(25)
  })
})
