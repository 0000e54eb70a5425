import { readFile } from 'node:fs/promises'
import { expect, test } from '../setup/test.ts'
import { withoutWorkers } from './furniture-hand.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'
import { holdBack } from './hold-back.ts'
import { canHear } from './paused-clock.ts'

const corner = /^An empty living room seen from a corner/

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile('public/rooms/living-corner.jpg'),
})

test.describe('§2.16 a photo is opened', () => {
  test('§2.16 what a slow line brings after the photo sets nothing by hand', async ({ page }) => {
    await withoutWorkers(page)
    // This code tells the page what was entered before it was alive; the photo's sliders nobody has touched.
    const address = '**/early-input*.js'
    const letThrough = await holdBack(page, address)
    const room = new FurnitureRoomPage(page)
    const asked = page.waitForRequest(address)
    await room.goto()
    await asked
    await room.choose(await photo('mine.jpg'))
    await room.opened()
    await expect(room.tool.getByRole('slider', { name: 'Field of view' })).toHaveValue('56')
    const come = page.waitForResponse(address)
    letThrough()
    await (await come).finished()
    await page.waitForTimeout(500)
    await expect(room.panel).toContainText('Confidence poor')
    await expect(room.button('Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  test('§2.16 opened by keys, the photo has the keyboard; whoever is elsewhere keeps it', async ({
    page,
  }) => {
    // Four rooms are opened.
    test.setTimeout(120_000)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    // A press before the part is alive is made up for, but opens no chooser once the browser has forgotten it.
    await expect(room.tool.locator('[aria-labelledby=sample-rooms] > li').nth(8)).toBeAttached()
    const choose = room.button('Choose a photo')
    await expect.poll(() => choose.evaluate(canHear)).toBe(true)
    // Well before the press: the browser hands choosers over only from a moment after it was asked to.
    const chosen = page.waitForEvent('filechooser')
    await choose.focus()
    await page.keyboard.press('Enter')
    const chooser = await chosen
    await chooser.setFiles(await photo('mine.jpg'))
    await room.opened()
    await expect(room.frame).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(room.frame).not.toBeFocused()

    await room.tool.getByRole('button', { name: corner }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('This room is ours')).toBeVisible({ timeout: 30_000 })
    await expect(room.frame).toBeFocused()

    await room.button('All rooms').press('Enter')
    await room.button('Start with an empty room').press('Enter')
    await room.opened()
    await expect(room.frame).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(room.frame).toBeFocused()

    await room.choose(await photo('next.jpg'))
    await page.locator('header a').first().focus()
    await expect(room.tool.getByText('next.jpg, 2000 × 1500 px')).toBeVisible({ timeout: 30_000 })
    await room.drawn(0)
    await expect(room.frame).not.toBeFocused()
  })

  test('§2.16 furniture that comes along is told, and may be left behind; both can be undone', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.put('Armchair', 0.5, 0.8)
    await room.drawn(1)
    const notes = page.locator('[data-opened-notes]')
    await expect(notes).toBeEmpty()
    await room.choose(await photo('next.jpg'))
    await expect(notes).toContainText(
      'Your furniture came along from the room before. Pieces: 1.',
      {
        timeout: 30_000,
      },
    )
    await room.button('Undo').click()
    await expect(room.list).toHaveCount(0)
    await expect(notes).toBeEmpty()
    await room.button('Redo').click()
    await expect(room.list).toHaveCount(1)
    await room.button('Begin empty').click()
    await expect(room.list).toHaveCount(0)
    await expect(notes).toContainText('The room is empty. Undo brings the pieces back.')
    await expect(room.frame).toBeFocused()
    await room.button('Undo').click()
    await expect(room.list).toHaveText([/^Armchair/])
  })

  test('§2.16 on a wide screen header, title and desk begin on one line', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openEmpty()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const logo = await page.locator('header a').first().boundingBox()
    const desk = await page.locator('[aria-labelledby=desk]').boundingBox()
    expect(desk?.width).toBeGreaterThan(1500)
    expect(title?.x).toBeCloseTo(desk?.x ?? 0, 0)
    expect(Math.abs((logo?.x ?? 0) - (desk?.x ?? 0))).toBeLessThan(4)
  })
})
