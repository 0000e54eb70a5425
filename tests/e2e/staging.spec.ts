import sharp from 'sharp'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { blank, rooms, StagingPage } from './staging-page.ts'

const styles = [
  'Modern Minimalist',
  'Scandinavian',
  'Industrial',
  'Contemporary',
  'Traditional',
  'Bohemian',
]

test.describe('§2.17 the staging tool', () => {
  test('§2.17 photos, six styles, and a button that waits for both', async ({ page }) => {
    const staging = new StagingPage(page)
    await staging.goto()
    await expect(staging.tool.getByText('JPG, PNG (Max 10MB each)')).toBeVisible()
    await expect(staging.tool.getByRole('radio')).toHaveCount(6)
    for (const name of styles)
      await expect(staging.tool.getByRole('radio', { name })).toBeAttached()
    await expect(staging.stage).toBeDisabled()
    await staging.choose('Industrial')
    await expect(staging.tool.getByText('Add at least one photo first.')).toBeVisible()
    await expect(staging.stage).toBeDisabled()
    await staging.add(await blank('one.jpg'), await blank('two.jpg'))
    await staging.has(2)
    await expect(staging.stage).toBeEnabled()
    await page.getByRole('button', { name: 'Remove one.jpg' }).click()
    await page.getByRole('button', { name: 'Remove two.jpg' }).click()
    await expect(staging.stage).toBeDisabled()
  })

  test('§4 photos are staged, listed and downloaded, each under its number', async ({ page }) => {
    test.setTimeout(180_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.living)
    await staging.addRoom(rooms.bedroom)
    await staging.has(2)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await expect(staging.tool.getByRole('button', { name: 'Staging…' })).toBeDisabled()
    await expect(page.locator('[data-progress]')).toBeVisible()
    await staging.staged(2)
    for (const number of [1, 2]) {
      const download = await staging.download('Download JPEG', number - 1)
      expect(download.suggestedFilename()).toBe(`staged-photo-${number}.jpg`)
      const picture = sharp(await download.path())
      expect(await picture.metadata()).toMatchObject({
        ...{ format: 'jpeg', width: 2000, height: 1500, orientation: 1 },
      })
    }
    await expect(staging.results.first()).toContainText('1 × Modern Sofa')
    await expect(
      staging.tool.getByText(/Furniture that is already there is not removed/),
    ).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-staging]' })).toEqual([])
  })

  test('§2.17 the keyboard alone stages a photo and compares it', async ({ page }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.tool.getByRole('button', { name: rooms.bedroom }).focus()
    await page.keyboard.press('Enter')
    await staging.has(1)
    await staging.tool.getByRole('radio', { name: 'Modern Minimalist' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(staging.tool.getByRole('radio', { name: 'Scandinavian' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(staging.stage).toBeFocused()
    await page.keyboard.press('Enter')
    await staging.staged(1)
    const line = staging.results.getByRole('slider', { name: 'Before and after' })
    await line.focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-compare="55"]')).toBeVisible()
    await expect(line).toHaveAttribute('aria-valuetext', '55% before')
    await page.keyboard.press('Home')
    await expect(page.locator('[data-compare="0"]')).toBeVisible()
  })

  test('§2.17 another arrangement, another kind of room, and all six styles', async ({ page }) => {
    test.setTimeout(240_000)
    const staging = new StagingPage(page)
    await staging.stageBedroom('Modern Minimalist')
    await expect(staging.results).toContainText('Bed Frame')
    await staging.results.getByRole('button', { name: 'Another arrangement' }).click()
    await expect(page.locator('[data-seed="2"]')).toBeVisible()
    await staging.staged(1)
    await page.getByRole('combobox').first().selectOption('office')
    await expect(staging.results).toContainText('Study Table', { timeout: 60_000 })
    await staging.staged(1)
    await staging.results.getByRole('button', { name: 'In all six styles' }).click()
    await staging.staged(6, 200_000)
    for (const name of styles)
      await expect(staging.results.filter({ hasText: name }).first()).toBeVisible()
  })

  test('§2.17 a result can be looked at pixel by pixel', async ({ page }) => {
    test.setTimeout(120_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.bedroom)
    await staging.choose('Traditional')
    await staging.stage.click()
    await staging.staged(1)
    await staging.results.getByRole('button', { name: 'Full size' }).click()
    const full = page.getByRole('dialog')
    const picture = full.getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2000)
    expect(await picture.evaluate((image) => image.clientWidth * devicePixelRatio)).toBe(2000)
    await page.keyboard.press('Escape')
    await expect(full).toHaveCount(0)
    await expect(staging.results.getByRole('button', { name: 'Full size' })).toBeFocused()
  })
})
