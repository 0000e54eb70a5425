import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { detailOf } from './on-page.ts'

const path = '/furniture-placement'

const catalog = (page: Page) => page.locator('#ar')
const strip = (page: Page) => catalog(page).locator('a[aria-current], li > a')
const chosen = (page: Page) => catalog(page).getByRole('heading', { level: 3 })
test.describe('the catalogue of furniture', { tag: '@spec-2.16' }, () => {
  test('pieces are filtered, chosen and coloured; the address tells which', async ({ page }) => {
    await page.goto(path)
    await test.step('a kind of room shows its pieces alone', async () => {
      const filter = catalog(page).getByRole('group', { name: 'Room' })
      await expect(strip(page)).toHaveCount(9)
      await expect(filter.getByRole('button')).toHaveCount(5)
      await filter.getByRole('button', { name: 'Office' }).click()
      await expect(page).toHaveURL(`${path}?room=office`)
      await expect(strip(page)).toHaveText([/Office Chair/, /Study Table/])
      await expect(chosen(page)).toHaveText(/Office Chair/)
      await expect(catalog(page).getByText('2 of 9 pieces')).toBeVisible()
      await filter.getByRole('button', { name: 'All' }).click()
      await expect(page).toHaveURL(path)
      await expect(strip(page)).toHaveCount(9)
    })
    await test.step('a piece shows its measures', async () => {
      const wardrobe = strip(page).filter({ hasText: 'Wardrobe' })
      await wardrobe.click()
      await expect(page).toHaveURL(`${path}?piece=wardrobe`)
      await expect(wardrobe).toHaveAttribute('aria-current', 'true')
      for (const [name, value] of [
        ['Width', '150 cm'],
        ['Depth', '65 cm'],
        ['Height', '210 cm'],
      ] as const)
        await expect(detailOf(catalog(page), name)).toContainText(value)
    })
    await test.step('a colour is no step of the history', async () => {
      const colours = catalog(page).getByRole('group', { name: 'Color' }).getByRole('button')
      await expect(colours).toHaveCount(5)
      const entries = await page.evaluate(() => history.length)
      const walnut = colours.filter({ hasText: 'Walnut' })
      await walnut.click()
      await expect(page).toHaveURL(`${path}?piece=wardrobe&variant=walnut`)
      await expect(walnut).toHaveAttribute('aria-pressed', 'true')
      expect(await page.evaluate(() => history.length)).toBe(entries)
    })
  })

  test('a link opens a room, a piece and a colour; a code does on a phone', async ({
    page,
    baseURL,
  }) => {
    await test.step('a colour that is not pictured is said to be none', async () => {
      await page.goto(`${path}?piece=bed-frame&variant=rust`)
      await expect(chosen(page)).toHaveText('Bed Frame')
      await expect(
        catalog(page).getByRole('button', { name: 'Natural oak and rust' }),
      ).toHaveAttribute('aria-pressed', 'true')
      await expect(catalog(page).getByText('Shown in Natural oak and sage.')).toBeVisible()
    })
    await test.step('the code keeps language and choice, and is read in the dark theme', async () => {
      const address = `/hi${path}?piece=armchair&variant=sage`
      await page.goto(address)
      await page.mouse.move(200, 300)
      await page.evaluate(() => document.documentElement.classList.add('dark'))
      const code = catalog(page).locator('svg[role=img][aria-label*=QR]')
      await catalog(page).getByText('piece=armchair').scrollIntoViewIfNeeded()
      await expect(code).toBeVisible()
      await expect(page.locator('a[rel=ar]')).toHaveCount(0)
      const { data, info } = await sharp(await code.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
      expect(read?.data).toBe(`${baseURL}${address}#ar`)
      // Readers need light round the code, whatever the theme: a few pixels within its rounded corner.
      const inside = (6 * info.width + 6) * info.channels
      expect([...data.subarray(inside, inside + 3)]).toEqual([255, 255, 255])
    })
  })

  test('with Quick Look, AR is a link to the piece at its true size', async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token) => token === 'ar'
    })
    await page.goto(`${path}?piece=armchair&variant=sage`)
    await page.mouse.move(200, 300)
    const link = catalog(page).getByRole('link', { name: 'View in AR: Armchair' })
    await expect(link).toHaveAttribute('rel', 'ar')
    await expect(link).toHaveAttribute('href', '/models/armchair.usdz#allowsContentScaling=0')
    // Safari wants one picture and nothing else.
    expect(await link.evaluate((a) => [a.childNodes.length, a.firstElementChild?.tagName])).toEqual(
      [1, 'IMG'],
    )
    await expect(catalog(page).getByText('in its first color, Burnt orange')).toBeVisible()
    expect((await page.request.get('/models/armchair.usdz')).ok()).toBe(true)
  })
})
