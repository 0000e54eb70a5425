import type { Page } from '@playwright/test'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { corner, FurnitureRoomPage } from './furniture-room-page.ts'
import { boxOf, dragBy } from './on-page.ts'
import { expectRest, loseContext, stat } from './still-scene.ts'

const path = '/furniture-placement'

const tool = (page: Page) => page.locator('[data-furniture]')
const drawn = (page: Page, what: string) =>
  expect(page.locator(`[data-drawn="${what}"]`)).toBeVisible({ timeout: 40_000 })

test.describe('a piece in 3D', { tag: '@spec-2.16' }, () => {
  test('comes when asked for, is turned, recoloured, exchanged and restored', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const heavy = () => requests.filter((url) => /furniture-scene|renderer|\.glb/.test(url))
    const quiet = watchTraffic(page)
    const view = tool(page).getByRole('application')
    const text = tool(page)
      .getByText(/^Rotated/)
      .first()
    const stage = page.locator('[data-stage="furniture"]')
    const press = (name: string) => tool(page).getByRole('button', { name }).click()
    const strip = page.locator('#ar li > a')
    /** what the graphics memory holds */
    const held = async () => [
      await stage.getAttribute('data-geometries'),
      await stage.getAttribute('data-textures'),
    ]

    await test.step('nothing heavy comes before it is asked for, and the view takes the focus', async () => {
      await page.goto(`${path}?piece=coffee-table&stats`)
      await page.mouse.move(200, 300)
      await expect(tool(page).getByRole('img', { name: /coffee table/ })).toBeVisible()
      await quiet()
      expect(heavy()).toEqual([])
      await press('View in 3D')
      await expect(view).toBeFocused()
      await drawn(page, 'coffee-table')
      expect(heavy().some((url) => url.endsWith('/models/coffee-table.glb'))).toBe(true)
      await expect(tool(page).locator('[data-side] text')).toHaveText(['105 cm', '105 cm', '40 cm'])
    })
    await test.step('by buttons, keys and pointer', async () => {
      await expect(text).toHaveText('Rotated 28°, seen from 16° above, 100%')
      for (const name of ['Rotate right', 'Raise view', 'Zoom in']) await press(name)
      await expect(text).toHaveText('Rotated 43°, seen from 26° above, 120%')
      await view.focus()
      for (const key of ['ArrowLeft', 'ArrowDown', '-']) await page.keyboard.press(key)
      await expect(text).toHaveText('Rotated 38°, seen from 21° above, 100%')
      const { x, y } = await boxOf(view)
      await dragBy(page, [x + 200, y + 200], [50, -25])
      await expect(text).toHaveText('Rotated 18°, seen from 11° above, 100%')
      await press('Reset view')
      await expect(text).toHaveText('Rotated 28°, seen from 16° above, 100%')
    })
    await test.step('a still piece draws nothing, and one of another colour is another picture', async () => {
      await expectRest(stage)
      const canvas = page.locator('canvas')
      const natural = await canvas.screenshot()
      await page.getByRole('button', { name: 'Black-stained oak' }).click()
      await expect.poll(async () => (await canvas.screenshot()).equals(natural)).toBe(false)
    })
    await test.step('another piece takes its place, and what it held is freed', async () => {
      const first = await held()
      expect(first).not.toContain(null)
      await strip.filter({ hasText: 'Study Table' }).click()
      await drawn(page, 'study-table')
      await expect(tool(page).locator('[data-side=width] text')).toHaveText('140 cm')
      await strip.filter({ hasText: 'Coffee Table' }).click()
      await drawn(page, 'coffee-table')
      await expect.poll(held).toEqual(first)
    })
    await test.step('after the loss of its graphics it comes back as it was turned', async () => {
      await press('Rotate right')
      const turned = (await text.textContent()) ?? ''
      const frames = await stat(stage, 'frames')
      await loseContext(stage)
      // Another canvas counts anew.
      await expect.poll(() => stat(stage, 'frames')).not.toBe(frames)
      await drawn(page, 'coffee-table')
      await expect(text).toHaveText(turned)
    })
  })

  test('who comes for AR finds the model open; one that cannot be fetched is asked for again', {
    tag: '@spec-2.5',
  }, async ({ page, allow }) => {
    allow('request cut', 'import failed')
    await page.goto('/dashboard')
    await page.route('**/*.glb', (route) => route.abort())
    await page.getByRole('link', { name: /^Launch AR ?: Furniture placement$/ }).click()
    await expect(page).toHaveURL(`${path}#ar`)
    const alert = tool(page).getByRole('alert')
    await expect(alert).toContainText('couldn’t load', { timeout: 40_000 })
    await expect(tool(page).getByRole('img', { name: /^Two-seat sofa/ })).toBeVisible()
    await page.unroute('**/*.glb')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await drawn(page, 'modern-sofa')
  })

  test('without WebGL pictures stand in, and nothing claims to be saved', async ({ page }) => {
    await withoutWebGl(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await test.step('a piece', async () => {
      await tool(page).getByRole('button', { name: 'View in 3D' }).click()
      await expect(tool(page).getByText(/3D isn’t available in this browser/)).toBeVisible()
      await expect(tool(page).getByRole('img', { name: /^Two-seat sofa/ })).toBeVisible()
    })
    await test.step('a room', async () => {
      await room.tool.getByRole('button', { name: corner }).click()
      await expect(room.tool.getByText(/3D isn’t available in this browser/)).toBeVisible()
      await room.put('Armchair')
      await expect(room.list).toHaveCount(1)
      await expect(room.button('Save as PNG')).toHaveAttribute('aria-disabled', 'true')
    })
  })
})
