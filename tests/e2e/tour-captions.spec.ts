import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import { clip, quarters, type TestFile } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const patient = { timeout: 30_000 }
const text = (name: string, mimeType: string, content: string | Uint8Array): TestFile => ({
  ...{ name, mimeType, buffer: Buffer.from(content) },
})
/** Two lines, of which the first one ends in the middle of the clip of two seconds. */
const srt = (first = 'The <i>hall</i> & its door') =>
  text(
    'walk.srt',
    'application/x-subrip',
    `1\n00:00:00,000 --> 00:00:01,000\n${first}\n\n2\n00:00:01,200 --> 00:00:02,500\nThe garden\n`,
  )
const vtt = (name: string, line: string) =>
  text(name, 'text/vtt', `WEBVTT\n\n00:00.000 --> 01:00.000\n${line}\n`)

const spoken = (page: Page) => page.locator('[data-captions]')
const toggle = (page: Page) =>
  page.getByRole('group', { name: 'Video' }).getByRole('button', { name: 'Captions' })
const seek = (page: Page, seconds: number) =>
  page.getByRole('slider', { name: 'Position' }).fill(String(seconds))
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' }).click()

async function choose(page: Page, button: string, file: TestFile) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

test('captions beside a video are shown over it, switched off and on, and kept', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  // They come first, and are no picture.
  await tour.choose(srt(), await clip())
  await expect(page.getByText('360° View Active')).toBeVisible(patient)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true', patient)
  await pause(page)
  await seek(page, 0.5)
  await expect(spoken(page)).toHaveText('The hall & its door')
  await expect(spoken(page).locator('i')).toHaveText('hall')
  await seek(page, 1.1)
  await expect(spoken(page)).toHaveText('')
  await seek(page, 1.5)
  await expect(spoken(page)).toHaveText('The garden')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(spoken(page)).toHaveText('')
  await toggle(page).press('Enter')
  await expect(spoken(page)).toHaveText('The garden')
  await expect(tour.alert).toHaveText('')
  expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])

  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  await page.reload()
  await page.getByRole('button', { name: 'Open Walk' }).click(patient)
  await expect(toggle(page)).toBeVisible(patient)
  await pause(page)
  await seek(page, 1.6)
  await expect(spoken(page)).toHaveText('The garden')
})

test('captions are chosen for a video, replaced, refused in words, removed, and undone', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await clip())
  await expect(page.getByText('360° View Active')).toBeVisible(patient)
  await pause(page)
  await expect(toggle(page)).toHaveCount(0)
  await choose(page, 'Add captions', vtt('first.fr.vtt', 'Le jardin'))
  await expect(spoken(page)).toHaveText('Le jardin')
  await expect(spoken(page)).toHaveAttribute('lang', 'fr')
  await expect(page.locator('[data-rooms] [role=status]').last()).toHaveText(
    'Captions added to Walk.',
  )
  await choose(page, 'Replace captions', vtt('second.vtt', 'The garden'))
  await expect(spoken(page)).toHaveText('The garden')
  await choose(page, 'Replace captions', text('broken.vtt', 'text/vtt', 'a shopping list'))
  await expect(tour.alert).toHaveText(/No captions could be read in broken\.vtt/)
  await expect(spoken(page)).toHaveText('The garden')
  await page.getByRole('button', { name: 'Remove captions' }).click()
  await expect(spoken(page)).toHaveText('')
  await expect(toggle(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(spoken(page)).toHaveText('The garden')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(spoken(page)).toHaveText('Le jardin')
})

test('captions that cannot be read leave the video, and those of no video are named', async ({
  page,
}) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await clip(), text('walk.vtt', 'text/vtt', 'nothing to say'))
  await expect(page.getByText('360° View Active')).toBeVisible(patient)
  await expect(tour.alert).toHaveText(/No captions could be read in walk\.vtt/, patient)
  await page.getByRole('button', { name: 'Upload New' }).click()
  await tour.choose(vtt('lonely.vtt', 'Hello'), await quarters())
  await expect(tour.alert).toHaveText(/lonely\.vtt holds captions, but no video/, patient)
  await page.getByRole('button', { name: 'Upload New' }).click()
  await tour.choose(vtt('alone.vtt', 'Hello'))
  await expect(tour.alert).toHaveText(/alone\.vtt holds captions, but no video/, patient)
})

test('captions go into the file, which opens with them and is the same bytes again, and into the page', async ({
  page,
  context,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await clip(), srt('Hall <img src=x onerror="window.hit=1">'))
  await expect(toggle(page)).toBeVisible(patient)
  const save = async () => {
    const download = page.waitForEvent('download', patient)
    await page.getByRole('button', { name: 'Save as file' }).click()
    return readFile(await (await download).path())
  }
  const first = await save()
  await page.getByRole('button', { name: 'Upload New' }).click()
  await tour.drop({ name: 'tour.zip', mimeType: 'application/zip', buffer: first })
  await expect(toggle(page)).toBeVisible(patient)
  expect((await save()).equals(first)).toBe(true)

  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Walk')
  await pause(sent.page)
  await seek(sent.page, 0.4)
  const line = sent.page.locator('.captions')
  await expect(line).toHaveText('Hall <img src=x onerror="window.hit=1">')
  expect(await sent.page.evaluate(() => 'hit' in window)).toBe(false)
  const off = sent.page.getByRole('button', { name: 'Captions' })
  await off.click()
  await expect(off).toHaveAttribute('aria-pressed', 'false')
  await expect(line).toHaveText('')
  await off.press('Enter')
  await seek(sent.page, 1.5)
  await expect(line).toHaveText('The garden')
  expect(sent.outside()).toEqual([])
})

test('without WebGL captions are shown too', async ({ page }) => {
  await withoutWebGl(page)
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await clip(), srt())
  await expect(toggle(page)).toBeVisible(patient)
  await pause(page)
  await seek(page, 1.5)
  await expect(spoken(page)).toHaveText('The garden')
  const tracks = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].map(({ kind, mode, cues }) => [kind, mode, cues?.length ?? 0]),
      )
  expect(await tracks()).toEqual([['captions', 'hidden', 2]])
  await toggle(page).click()
  await expect(spoken(page)).toHaveText('')
  expect(await tracks()).toEqual([['captions', 'disabled', 0]])
})
