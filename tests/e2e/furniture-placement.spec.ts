import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const path = '/furniture-placement'

const desk = (page: Page) => page.locator('#ar')
const strip = (page: Page) => desk(page).locator('a[aria-current], li > a')
const chosen = (page: Page) => desk(page).getByRole('heading', { level: 3 })
const measure = (page: Page, name: string) =>
  desk(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')

test.describe('§2.16 furniture placement', () => {
  test('§2.16 the way back, the way to help, and nothing that is not there', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText('Furniture Placement')
    const main = page.locator('main')
    for (const [name, href] of [
      ['Real estate solutions', '/solutions/real-estate'],
      ['Get Professional Help', '/contact'],
      ['See the pieces in six styles', '/virtual-staging'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(main.locator('input[type=file]')).toHaveCount(1)
  })

  test('§2.16 nine pieces, filtered by room; the filter stands in the address', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(strip(page)).toHaveCount(9)
    const filter = desk(page).getByRole('group', { name: 'Room' })
    await expect(filter.getByRole('button')).toHaveText([
      'All',
      'Living Room',
      'Dining Room',
      'Bedroom',
      'Office',
    ])
    for (const [name, room, pieces] of [
      ['Living Room', 'living-room', ['Modern Sofa', 'Coffee Table', 'Armchair']],
      ['Dining Room', 'dining-room', ['Dining Table', 'Dining Chair']],
      ['Bedroom', 'bedroom', ['Bed Frame', 'Wardrobe']],
      ['Office', 'office', ['Office Chair', 'Study Table']],
    ] as const) {
      await filter.getByRole('button', { name }).click()
      await expect(page).toHaveURL(`${path}?room=${room}`)
      await expect(strip(page)).toHaveCount(pieces.length)
      for (const piece of pieces) await expect(strip(page).filter({ hasText: piece })).toBeVisible()
      await expect(chosen(page)).toHaveText(pieces[0])
      await expect(desk(page).getByText(`${pieces.length} of 9 pieces`)).toBeVisible()
    }
    await filter.getByRole('button', { name: 'All' }).click()
    await expect(page).toHaveURL(path)
    await expect(strip(page)).toHaveCount(9)
  })

  test('§2.16 a room, a piece and a colour can be linked to', async ({ page }) => {
    await page.goto(`${path}?room=office`)
    await expect(strip(page)).toHaveCount(2)
    await expect(chosen(page)).toHaveText('Office Chair')
    await page.goto(`${path}?piece=bed-frame&variant=rust`)
    await expect(chosen(page)).toHaveText('Bed Frame')
    await expect(desk(page).getByRole('button', { name: 'Natural oak, rust' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(desk(page).getByText('The picture shows Natural oak, sage.')).toBeVisible()
    await page.goto(`${path}?piece=throne&room=attic`)
    await expect(chosen(page)).toHaveText('Modern Sofa')
  })

  test('§2.16 a piece shows its measures in centimetres and its colours', async ({ page }) => {
    await page.goto(path)
    await expect(measure(page, 'Width')).toContainText('230 cm')
    await strip(page).filter({ hasText: 'Wardrobe' }).click()
    await expect(page).toHaveURL(`${path}?piece=wardrobe`)
    await expect(strip(page).filter({ hasText: 'Wardrobe' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    for (const [name, value] of [
      ['Width', '150 cm'],
      ['Depth', '65 cm'],
      ['Height', '210 cm'],
    ] as const)
      await expect(measure(page, name)).toContainText(value)
    const colours = desk(page).getByRole('group', { name: 'Colour' })
    await expect(colours.getByRole('button')).toHaveCount(5)
    const entries = await page.evaluate(() => history.length)
    await colours.getByRole('button', { name: 'Walnut' }).click()
    await expect(page).toHaveURL(`${path}?piece=wardrobe&variant=walnut`)
    await expect(colours.getByRole('button', { name: 'Walnut' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('§2.16 AR: Quick Look where the browser has it, never scaled', async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token) => token === 'ar'
    })
    await page.goto(`${path}?piece=armchair&variant=sage`)
    await page.mouse.move(200, 300)
    const link = desk(page).getByRole('link', { name: 'View in AR: Armchair' })
    await expect(link).toHaveAttribute('rel', 'ar')
    await expect(link).toHaveAttribute('href', '/models/armchair.usdz#allowsContentScaling=0')
    // Safari wants one picture and nothing else.
    expect(await link.evaluate((a) => [a.childNodes.length, a.firstElementChild?.tagName])).toEqual(
      [1, 'IMG'],
    )
    await expect(desk(page).getByText('in its first colour, Burnt orange')).toBeVisible()
    expect((await page.request.get('/models/armchair.usdz')).ok()).toBe(true)
  })

  test('§2.16 AR: elsewhere the address to open on the phone', async ({ page }) => {
    await page.goto(`${path}?piece=armchair`)
    await expect(desk(page).getByText(/\/furniture-placement\?piece=armchair#ar$/)).toBeVisible()
    await expect(page.locator('a[rel=ar]')).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('§2.16 every piece can be read with its size', async ({ page }) => {
      await page.goto(path)
      await expect(strip(page)).toHaveCount(9)
      await expect(strip(page).filter({ hasText: 'Wardrobe' })).toContainText('150 × 65 × 210 cm')
      await expect(page.getByRole('button', { name: 'Turn it in 3D' })).toBeHidden()
    })
  })
})
