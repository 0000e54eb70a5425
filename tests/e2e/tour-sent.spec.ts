import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { photoWithExif } from '../../src/files/position/testing/photo-with.ts'
import { writeTiff } from '../../src/files/tiff.ts'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { ExportedTour, savePage } from './exported-tour.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const patient = { timeout: 30_000 }
const hostile = '</script><img src=x onerror="window.hit=1">'

test('notes are read in it: text, link and picture, by mouse and by keys, and nothing in them runs', async ({
  page,
  context,
}, info) => {
  const site = new TourPage(page)
  await site.goto()
  const picture = await quarters(256, 'boiler.png')
  const archive = await tourArchive('Notes', [
    {
      ...(await quarters(1024, 'hall.png')),
      notes: [
        {
          ...{ title: hostile, text: 'First line\nSecond <b>line</b>', picture },
          ...{ href: 'https://example.org/manual?a=1', alt: 'The boiler' },
        },
      ],
    },
    await quarters(1024, 'kitchen.png'),
  ])
  await site.drop(archive)
  await expect(site.viewer).toHaveAccessibleName(/Hall/, patient)
  await site.opened()
  const read = async (where: Page, name: string) => {
    const mark = where.getByRole('application').getByRole('button', { name: `Note: ${hostile}` })
    await mark.click()
    const card = where.getByRole('dialog', { name: `Note: ${hostile}` })
    await expect(card).toBeFocused()
    await expect(mark).toHaveAttribute('aria-expanded', 'true')
    await expect(card.getByText('Second <b>line</b>')).toBeVisible()
    const link = card.getByRole('link', { name: 'Open example.org/manual?a=1' })
    await expect(link, name).toHaveAttribute('href', 'https://example.org/manual?a=1')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect
      .poll(() =>
        card
          .getByRole('img', { name: 'The boiler' })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(256)
    expect(await where.evaluate(() => 'hit' in window)).toBe(false)
    return { mark, card }
  }
  const here = await read(page, 'on the site')
  await page.keyboard.press('Escape')
  await expect(here.card).toHaveCount(0)

  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Hall')
  const there = await read(sent.page, 'in the page')
  for (const colorScheme of ['light', 'dark'] as const) {
    await sent.page.emulateMedia({ colorScheme })
    for (const width of [360, 1280]) {
      await sent.page.setViewportSize({ width, height: 720 })
      expect(await axeViolations(sent.page)).toEqual([])
    }
  }
  await sent.page.keyboard.press('Escape')
  await expect(there.card).toHaveCount(0)
  await expect(there.mark).toBeFocused()
  await sent.page.keyboard.press('Enter')
  await expect(there.card).toBeVisible()
  await there.mark.click()
  await expect(there.card).toHaveCount(0)
  await there.mark.click()
  await sent.go('Kitchen')
  await expect(there.card).toHaveCount(0)
  expect(sent.outside()).toEqual([])
})

test('where a photo was taken stays at home, in the page and in the file, unless it is wanted', async ({
  page,
}, info) => {
  const site = new TourPage(page)
  await site.goto()
  const create = { width: 1024, height: 512, channels: 3 as const, background: '#3a6' }
  const buffer = await sharp({ create })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Realia' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
    })
    .toBuffer()
  const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer }
  await site.open(photo)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  const saved = async () => {
    const download = page.waitForEvent('download', patient)
    await page.getByRole('button', { name: 'Save as file' }).click()
    return readFile(await (await download).path())
  }
  /** Whether a file tells the camera, and the place. */
  const tells = (bytes: Buffer) => {
    const exif = bytes.indexOf('Exif\0\0')
    const segment = bytes.subarray(exif, exif + 400)
    return [segment.includes('Realia'), /\x88\x25|\x25\x88/.test(segment.toString('latin1'))]
  }
  const inPage = async () => {
    const html = await readFile(await savePage(page, info), 'utf8')
    const text = html.match(/data-file="[^"]*">([^<]*)</)?.[1] ?? ''
    return Buffer.from(text, 'base64')
  }
  expect(tells(buffer)).toEqual([true, true])
  const bare = await saved()
  expect(tells(bare)).toEqual([true, false])
  expect(tells(await inPage())).toEqual([true, false])
  const wish = page.getByRole('checkbox', { name: 'Keep where the photos were taken' })
  await expect(wish).toHaveAccessibleDescription(/leave out the GPS position/)
  await wish.check()
  await expect(wish).toHaveAccessibleDescription(/can read where/)
  expect(tells(await saved())).toEqual([true, true])
  expect(tells(await inPage())).toEqual([true, true])
  // What is kept here is as it was: without the wish, the file is the same again.
  await page.reload()
  await page.getByRole('button', { name: 'Open Roof' }).click(patient)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  expect((await saved()).equals(bare)).toBe(true)
  await page.getByRole('button', { name: 'Upload New' }).click()
  await site.drop({ name: 'tour.zip', mimeType: 'application/zip', buffer: bare })
  await expect(site.viewer).toHaveAccessibleName(/roof\.jpg/, patient)
  expect((await saved()).equals(bare)).toBe(true)
})

test('a photo whose position is not where it is said to be is named when it is saved', async ({
  page,
}) => {
  const site = new TourPage(page)
  await site.goto()
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  const photo = await photoWithExif(writeTiff(true, [lost]))
  const buffer = Buffer.from(await photo.arrayBuffer())
  await site.open({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  const note = site.alert.getByText(/into roof\.jpg could not be read/)
  for (const _time of ['once', 'again']) {
    const download = page.waitForEvent('download', patient)
    await page.getByRole('button', { name: 'Save as file' }).click()
    await download
    await expect(note).toHaveCount(1)
  }
  await page.getByRole('checkbox', { name: 'Keep where the photos were taken' }).check()
  await page.getByRole('button', { name: 'Save as file' }).click()
  await expect(note).toHaveCount(0)
})

test('a context that is lost on the way to another room leaves the visitor free to go there again', async ({
  page,
  context,
}, info) => {
  const tour = new TourPage(page)
  await tour.goto()
  const way = (id: string, to: string, yaw: number) => ({ id, to, yaw, pitch: 0, arrive: null })
  const archive = await tourArchive('Two', [
    { ...(await quarters(1024, 'hall.png')), links: [way('in', 'room-1', 20)] },
    { ...(await quarters(1024, 'bath.png')), links: [way('out', 'room-0', 20)] },
  ])
  await tour.drop(archive)
  await tour.opened()
  const sent = await ExportedTour.open(context, await savePage(page, info))
  await sent.shows('Hall')
  const link = sent.page.locator('.marks').getByRole('button', { name: 'Go to Bath' })
  // In the midst of the step, whose first frames have been drawn.
  await sent.page.evaluate(async () => {
    const marks = document.querySelector('.marks')
    const lose = document
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context')
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    marks?.querySelector('button')?.click()
    while (!marks?.hasAttribute('inert')) await pause(5)
    await pause(100)
    lose?.loseContext()
    await pause(300)
    lose?.restoreContext()
  })
  await expect(sent.page.locator('.marks')).not.toHaveAttribute('inert', patient)
  await sent.shows('Hall')
  await link.click()
  await sent.shows('Bath')
})
