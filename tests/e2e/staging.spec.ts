import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { compareOutside, encodedAgain } from '../setup/outside-mask.ts'
import { expect, test } from '../setup/test.ts'
import { pictureOf } from './pictures.ts'
import { blank, rooms, StagingPage, styles } from './staging-page.ts'

test.describe('the staging tool', { tag: '@spec-2.17' }, () => {
  test('photos are staged and downloaded under their numbers; where nothing was drawn, they are the photos', {
    tag: ['@spec-4', '@spec-9'],
  }, async ({ page }) => {
    test.setTimeout(180_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await test.step('the button waits for photos and a style', async () => {
      await expect(staging.tool.getByRole('radio')).toHaveCount(styles.length)
      await staging.choose('Bohemian')
      await expect(staging.tool.getByText('Add at least one photo first.')).toBeVisible()
      await staging.add(await blank('one.jpg'))
      await expect(staging.stage).toBeEnabled()
      await page.getByRole('button', { name: 'Remove one.jpg' }).click()
      await expect(staging.stage).toBeDisabled()
    })
    await test.step('two photos at once', async () => {
      await staging.addRoom(rooms.living)
      await staging.addRoom(rooms.bedroom)
      await staging.has(2)
      await staging.stage.click()
      await expect(staging.tool.getByRole('button', { name: 'Staging…' })).toBeDisabled()
      await expect(page.locator('[data-progress]')).toBeVisible()
      await staging.staged(2)
      await expect(staging.results.first()).toContainText('1 × Modern Sofa')
    })
    await test.step('each is downloaded, upright and as large as its photo', async () => {
      const download = await staging.download('Download JPEG', 1)
      expect(download.suggestedFilename()).toBe('staged-photo-2.jpg')
      expect(await sharp(await download.path()).metadata()).toMatchObject({
        format: 'jpeg',
        width: 2000,
        height: 1500,
        orientation: 1,
      })
    })
    await test.step('with a label in its corner and nowhere else', async () => {
      const labelled = await staging.download('With label', 1)
      expect(labelled.suggestedFilename()).toBe('staged-photo-2-labelled.jpg')
      const a = await pictureOf(await labelled.path())
      const b = await pictureOf(await (await staging.download('Download JPEG', 1)).path())
      const differs = (x: number, y: number) =>
        a.at(x, y).some((part, at) => Math.abs(part - (b.at(x, y)[at] ?? 0)) > 30)
      const places = Array.from({ length: 400 }, (_, at) => at)
      const { width, height } = a
      const corner = places.filter((at) =>
        differs((40 + (at % 100)) / width, (height - 70) / height),
      )
      expect(corner.length).toBeGreaterThan(200)
      expect(places.filter((at) => differs((width - 1 - at) / width, 0.07))).toEqual([])
    })
    await test.step('outside of what was drawn the picture is the photo, encoded at the same quality', async () => {
      const zip = await staging.download('All as ZIP')
      expect(zip.suggestedFilename()).toBe('staged-photo-1.zip')
      const entries = unzipSync(new Uint8Array(await readFile(await zip.path())))
      const entry = (name: string) => entries[name] ?? new Uint8Array()
      const photo = await encodedAgain(page, '/rooms/living-corner.jpg')
      const { untouched, wrong, changed, all } = await compareOutside(
        entry('staged-photo-1.jpg'),
        photo,
        entry('changed.png'),
      )
      expect(wrong).toBe(0)
      // Both much of the photo and much of the furniture were looked at.
      expect(untouched / all).toBeGreaterThan(0.25)
      expect(changed / all).toBeGreaterThan(0.1)
    })
    await test.step('axe finds nothing, in either theme', async () => {
      expect(await axeViolationsInBothThemes(page, { within: '[data-staging]' })).toEqual([])
    })
  })

  test('by keys alone a photo is staged, compared, enlarged and changed', async ({ page }) => {
    test.setTimeout(180_000)
    const staging = new StagingPage(page)
    await staging.goto()
    await test.step('staged', async () => {
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
    })
    await test.step('compared', async () => {
      const line = staging.results.getByRole('slider', { name: 'Before and after' })
      await line.focus()
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
      await expect(page.locator('[data-compare="55"]')).toBeVisible()
      await expect(line).toHaveAttribute('aria-valuetext', '55% before')
      await page.keyboard.press('Home')
      await expect(page.locator('[data-compare="0"]')).toBeVisible()
    })
    await test.step('at full size, and back', async () => {
      const open = staging.results.getByRole('button', { name: 'Full size' })
      await open.press('Enter')
      const full = page.getByRole('dialog')
      const picture = full.getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(2000)
      expect(await picture.evaluate((image) => image.clientWidth * devicePixelRatio)).toBe(2000)
      await page.keyboard.press('Escape')
      await expect(full).toHaveCount(0)
      await expect(open).toBeFocused()
    })
    await test.step('opened in the furniture editor, from where it comes back changed', async () => {
      const first = await readFile(await (await staging.download('Download JPEG')).path())
      await expect(staging.results).toContainText('Bed Frame')
      await staging.takeOut('Bed Frame')
      await expect(staging.results).not.toContainText('1 × Bed Frame')
      const second = await readFile(await (await staging.download('Download JPEG')).path())
      expect(second.equals(first)).toBe(false)
    })
  })
})
