import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'
import { openAwake } from './paused-clock.ts'

const path = '/virtual-staging'
const names = [
  'Modern Minimalist',
  'Scandinavian',
  'Industrial',
  'Contemporary',
  'Traditional',
  'Bohemian',
]

const gallery = (page: Page) => page.getByRole('region', { name: 'The six styles' })
const strip = (page: Page) => gallery(page).locator('ul').first().getByRole('link')
const panel = (page: Page) => gallery(page).getByRole('article')

test.describe('§2.17 virtual staging', () => {
  test('§2.17 the way back, the way to help, and how it stays honest', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText('Virtual Staging')
    const main = page.locator('main')
    for (const [name, href] of [
      ['Real estate solutions', '/solutions/real-estate'],
      ['Need Professional Help? Contact Us', '/contact'],
      ['See the furniture in 3D', '/furniture-placement'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const name of ['What makes staging honest', 'What a photo should be like'])
      await expect(
        page.getByRole('region', { name }).getByRole('heading', { level: 3 }),
      ).toHaveCount(4)
  })

  test('§2.17 six styles; the chosen one is shown at large and stands in the address', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(strip(page)).toHaveText(names)
    for (const name of ['Industrial', 'Bohemian', 'Modern Minimalist']) {
      await strip(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(`${path}?style=${name.toLowerCase().replace(' ', '-')}`)
      await expect(panel(page)).toHaveCount(1)
      await expect(panel(page)).toHaveAccessibleName(name)
      await expect(gallery(page).locator('[aria-current]')).toHaveText(name)
      await expect(gallery(page).getByRole('status')).toHaveText(`Shown: ${name}`)
      const picture = panel(page).getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  test('§2.17 a style can be linked to; one that there is not is as if none were named', async ({
    page,
  }) => {
    await page.goto(`${path}?style=traditional`)
    await expect(panel(page)).toHaveAccessibleName('Traditional')
    await page.goto(`${path}?style=baroque`)
    await expect(panel(page)).toHaveAccessibleName('Modern Minimalist')
  })

  test('§2.17 a style shows its palette and what stands in four rooms, with sizes', async ({
    page,
  }) => {
    await page.goto(`${path}?style=industrial`)
    await expect(panel(page)).toHaveAccessibleName('Industrial')
    await expect(panel(page).locator('dl dd')).toHaveText([
      'Old brick',
      'Tobacco leather',
      'Black-stained oak',
      'Blackened steel',
      'Rust',
    ])
    await expect(panel(page).getByRole('heading', { level: 4 })).toHaveText([
      'Living room',
      'Bedroom',
      'Dining room',
      'Office',
    ])
    await expect(panel(page).getByText('12 pieces')).toBeVisible()
    const row = (text: string) =>
      panel(page).getByRole('listitem').filter({ hasText: text }).first()
    await expect(row('Modern Sofa')).toContainText('230 × 92 × 88 cm')
    await expect(row('Dining Chair')).toContainText('6 ×')
    await expect(row('Framed print')).toContainText('2 ×')
  })

  test('§2.17 the catalogue’s own pieces lead to the furniture page, in the colour of the style', async ({
    page,
  }) => {
    await page.goto(`${path}?style=contemporary`)
    await expect(panel(page)).toHaveAccessibleName('Contemporary')
    await panel(page).getByRole('link', { name: 'Armchair' }).first().click()
    await expect(page).toHaveURL('/furniture-placement?piece=armchair&variant=mustard#ar')
    await expect(page.getByRole('button', { name: 'Mustard' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('§2.17 the keyboard alone chooses a style', async ({ page }) => {
    // Before the part is alive a press follows the link to a new document.
    await openAwake(page, path)
    await strip(page).first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toHaveAccessibleName('Scandinavian')
    await expect(strip(page).nth(1)).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('§2.17 all six styles can be read', async ({ page }) => {
      await page.goto(path)
      await expect(panel(page)).toHaveCount(6)
      for (const name of names)
        await expect(gallery(page).getByRole('heading', { name, exact: true })).toBeVisible()
    })
  })

  test.describe('before the page answers', () => {
    test.use({ alive: false })

    test('§2.17 a press on a style is not lost where its picture comes under the finger', async ({
      page,
    }) => {
      const letThrough = await holdBack(page, '**/assets/index-*.js')
      await page.goto(path, { waitUntil: 'commit' })
      const link = strip(page).filter({ hasText: 'Industrial' })
      await link.hover({ position: { x: 60, y: 40 } })
      letThrough()
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      // The press itself is what the pictures come upon.
      await expect(link.locator('img')).toHaveCount(0)
      await page.mouse.down()
      await expect(link.locator('img')).toHaveCount(1)
      await page.mouse.up()
      await expect(page).toHaveURL(`${path}?style=industrial`)
    })
  })
})
