import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { boxOf, dragBy } from './on-page.ts'
import { expectRest } from './still-scene.ts'

const path = '/furniture-placement'

const room = (page: Page) => page.locator('[data-live-room]')
const drawn = (page: Page, piece: string) =>
  expect(room(page).locator(`[data-drawn="${piece}"]`)).toBeVisible({ timeout: 40_000 })
const place = (page: Page) => page.getByText(/cm from the left/)
const pieces = (page: Page) => page.getByRole('group', { name: 'Try another piece' })

test.describe('the live room of furniture', { tag: '@spec-2.16' }, () => {
  test.describe('where scenes may start', () => {
    test.use({ scenesStart: true })

    test('who tabs to the button of a piece below has the focus in it once it starts by itself', async ({
      page,
    }) => {
      await page.goto(path)
      const piece = page.locator('[data-furniture]')
      await expect(page.locator('[data-island][data-alive]', { has: piece })).toBeAttached()
      await piece.getByRole('button', { name: 'View in 3D' }).focus()
      await expect(piece.getByRole('button', { name: 'View in 3D' })).toBeHidden()
      await expect(piece.getByRole('application')).toBeFocused()
    })

    test('a sofa lands without a press, is moved, recolored and exchanged', async ({ page }) => {
      await page.goto(`${path}?stats`)
      await page.mouse.move(2, 300)
      await drawn(page, 'modern-sofa')
      await expectRest(page.locator('[data-stage="showroom"]'))
      await expect(place(page)).toHaveText(/^Modern Sofa, Chalk. 50\scm from the left/)
      const view = room(page).getByRole('application')
      await test.step('by keys and buttons', async () => {
        await view.focus()
        await page.keyboard.press('ArrowDown')
        await expect(place(page)).toHaveText(/59\scm from the left/)
        await page
          .getByRole('group', { name: /^Modern Sofa/ })
          .getByRole('button', { name: 'Closer' })
          .click()
        await expect(place(page)).toHaveText(/68\scm from the left/)
      })
      await test.step('by a drag on the sofa, while one beside it turns the room', async () => {
        const { x, y, width, height } = await boxOf(view)
        const onSofa = [x + width * 0.33, y + height * 0.64] as [number, number]
        const before = (await place(page).textContent()) ?? ''
        await dragBy(page, onSofa, [20, 40])
        await expect(place(page)).not.toHaveText(before)
        const after = (await place(page).textContent()) ?? ''
        await dragBy(page, [x + width * 0.2, y + height * 0.3], [60, 0])
        await expect(place(page)).toHaveText(after)
      })
      await test.step('another color and another piece', async () => {
        const first = await view.screenshot()
        await page
          .getByRole('group', { name: 'Color' })
          .first()
          .getByRole('button', { name: 'Navy' })
          .click()
        await expect.poll(async () => (await view.screenshot()).equals(first)).toBe(false)
        await pieces(page).getByRole('button', { name: 'Armchair' }).click()
        await drawn(page, 'armchair')
      })
    })

    test('the piece of the catalog is drawn when it comes near, and rests after its turn', {
      tag: '@all',
    }, async ({ page }) => {
      await page.goto(`${path}?stats`)
      await page.locator('[data-furniture]').scrollIntoViewIfNeeded()
      await page.mouse.move(2, 300)
      await expect(page.locator('[data-furniture] [data-drawn]')).toBeVisible({ timeout: 40_000 })
      const text = page
        .locator('[data-furniture]')
        .getByText(/^Rotated/)
        .first()
      await expect(text).not.toHaveText(/^Rotated 28°/)
      await expect(text).toHaveText(/^Rotated 28°/, { timeout: 60_000 })
      await expectRest(page.locator('[data-stage="furniture"]'))
    })
  })

  test('without WebGL pictures show what is chosen', { tag: '@all' }, async ({ page }) => {
    await withoutWebGl(page)
    await page.goto(path)
    await page.mouse.move(2, 300)
    await room(page).getByRole('button', { name: 'View in 3D' }).click()
    await expect(room(page).getByText(/3D isn’t available in this browser/)).toBeVisible()
    await pieces(page).getByRole('button', { name: 'Armchair' }).click()
    await expect(room(page).getByRole('img', { name: /armchair/i })).toBeVisible()
  })
})
