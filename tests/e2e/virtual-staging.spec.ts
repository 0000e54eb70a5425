import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { styles } from './staging-page.ts'
import { expectRest } from './still-scene.ts'

const path = '/virtual-staging'

const gallery = (page: Page) => page.getByRole('region', { name: 'Six styles' })
const strip = (page: Page) => page.getByRole('list', { name: 'Six styles' }).getByRole('link')
const room = (page: Page) => page.locator('[data-live-room]')
const drawn = (page: Page, style: string) =>
  expect(room(page).locator(`[data-drawn="${style}"]`)).toBeVisible({ timeout: 40_000 })
const panel = (page: Page) => gallery(page).getByRole('article')

test.describe('the styles of virtual staging', { tag: '@spec-2.17' }, () => {
  test('a style is chosen by pointer and keys, and the address tells it', async ({ page }) => {
    // Before the part is alive a press follows the link to a new document.
    await page.goto(`${path}?style=baroque`)
    await test.step('one that there is not is as if none were named', async () => {
      await expect(panel(page)).toHaveAccessibleName('Modern Minimalist')
    })
    await test.step('by keys, and the focus stays on it', async () => {
      await strip(page).first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(panel(page)).toHaveAccessibleName('Scandinavian')
      await expect(strip(page).nth(1)).toBeFocused()
    })
    await test.step('by pointer', async () => {
      await expect(strip(page)).toHaveText(styles)
      for (const name of ['Modern Minimalist', 'Industrial']) {
        await strip(page).filter({ hasText: name }).click()
        await expect(page).toHaveURL(`${path}?style=${name.toLowerCase().replace(' ', '-')}`)
        await expect(panel(page)).toHaveCount(1)
        await expect(panel(page)).toHaveAccessibleName(name)
        await expect(strip(page).and(page.locator('[aria-current]'))).toHaveText(name)
        await expect(page.getByText(`Showing ${name}`)).toHaveRole('status')
        const picture = room(page).getByRole('img')
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    })
    await test.step('its pieces lead to the furniture page, in its colour', async () => {
      await page.goto(`${path}?style=contemporary`)
      await expect(panel(page)).toHaveAccessibleName('Contemporary')
      await panel(page).getByRole('link', { name: 'Armchair' }).first().click()
      await expect(page).toHaveURL('/furniture-placement?piece=armchair&variant=mustard#ar')
      await expect(page.getByRole('button', { name: 'Mustard' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  })
})

test.describe('the live room of the styles', { tag: '@spec-2.17' }, () => {
  test.describe('where scenes may start', () => {
    test.use({ scenesStart: true })

    test('is drawn without a press, turned, and furnished anew by another style', async ({
      page,
    }) => {
      await page.goto(`${path}?style=scandinavian&stats`)
      await drawn(page, 'scandinavian')
      const view = room(page).getByRole('application', { name: 'Scandinavian living room in 3D' })
      const first = await view.screenshot()
      await view.focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(async () => (await view.screenshot()).equals(first)).toBe(false)
      await expectRest(page.locator('[data-stage="showroom"]'))
      await strip(page).filter({ hasText: 'Industrial' }).click()
      await drawn(page, 'industrial')
      await expect(room(page).getByRole('application')).toHaveAccessibleName(/^Industrial/)
    })
  })

  test.describe('where it may be made ready', () => {
    test.use({ scenesReady: true })

    test('stays a picture with a button where scenes may not start', async ({ page }) => {
      await page.goto(path)
      await page.mouse.move(200, 300)
      await expect(room(page).getByRole('img', { name: /^White living room/ })).toBeVisible()
      await strip(page).filter({ hasText: 'Bohemian' }).click()
      await expect(room(page).getByRole('img')).not.toHaveAccessibleName(/^White/)
      await expect(room(page).locator('canvas')).toHaveCount(0)
      const open = room(page).getByRole('button', { name: 'View in 3D' })
      // The pointer comes: the room is made ready, and nothing shows it.
      await open.hover()
      await expect(room(page).locator('canvas')).toHaveCount(1)
      await expect(room(page).locator('canvas')).toBeHidden()
      await expect(room(page).getByRole('img')).toBeVisible()
      await open.click()
      await expect(room(page).getByRole('application')).toBeFocused()
      await drawn(page, 'bohemian')
    })
  })

  test('without WebGL says so and shows each style', { tag: '@all' }, async ({ page }) => {
    await withoutWebGl(page)
    await page.goto(path)
    await page.mouse.move(200, 300)
    await room(page).getByRole('button', { name: 'View in 3D' }).click()
    await expect(room(page).getByText(/3D isn’t available in this browser/)).toBeVisible()
    await strip(page).filter({ hasText: 'Traditional' }).click()
    await expect(room(page).getByRole('img')).not.toHaveAccessibleName(/^White/)
  })
})
