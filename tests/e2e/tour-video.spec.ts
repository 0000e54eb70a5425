import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { captionsOf, clip } from './tour-files.ts'
import { patient, TourPage } from './tour-page.ts'

/** Two captions; the first one ends in the middle of the two-second clip. */
const srt = (first = 'The <i>hall</i> & its door') => ({
  ...{ name: 'walk.srt', mimeType: 'application/x-subrip' },
  buffer: Buffer.from(
    `1\n00:00:00,000 --> 00:00:01,000\n${first}\n\n2\n00:00:01,200 --> 00:00:02,500\nThe garden\n`,
  ),
})
const spoken = (page: Page) => page.locator('[data-captions]')
const toggle = (page: Page) =>
  page.getByRole('group', { name: 'Video' }).getByRole('button', { name: 'Captions' })
const position = (page: Page) => page.getByRole('slider', { name: 'Seek' })
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' }).click()

test('a 360° video plays, pauses, seeks and is muted, and the captions beside it are shown over it and kept', {
  tag: '@spec-2.18',
}, async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await test.step('it opens, and is paused', async () => {
    // The captions come first, and are no picture.
    await tour.choose(srt(), await clip())
    await expect(page.getByText('360° View Active')).toBeVisible(patient)
    await expect(page.getByText('360° video', { exact: true }).first()).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true', patient)
    await pause(page)
    await tour.rest()
  })
  await test.step('where one seeks, its frame is drawn and its line is shown', async () => {
    const still = await tour.stat('frames')
    await position(page).fill('0.5')
    await expect(spoken(page)).toHaveText('The hall & its door')
    await expect(spoken(page).locator('i')).toHaveText('hall')
    await position(page).fill('1.1')
    await expect(spoken(page)).toHaveText('')
    await position(page).fill('1.5')
    await expect(position(page)).toHaveAttribute('aria-valuetext', '0:01 of 0:02')
    await expect(spoken(page)).toHaveText('The garden')
    await expect.poll(() => tour.stat('frames')).toBeGreaterThan(still)
  })
  await test.step('captions are switched off and on', async () => {
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(spoken(page)).toHaveText('')
    await toggle(page).press('Enter')
    await expect(spoken(page)).toHaveText('The garden')
    await expect(tour.alert).toHaveText('')
    expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])
  })
  await test.step('it plays on, with sound when that is wanted, and one looks around in it', async () => {
    await tour.button('Play').click()
    const playing = await tour.stat('frames')
    await expect.poll(() => tour.stat('frames')).toBeGreaterThan(playing + 3)
    await tour.button('Unmute').click()
    await expect(tour.button('Mute')).toBeVisible()
    await tour.drag(100, 0)
    await expect(tour.dial).toHaveAttribute('aria-valuenow', '50')
  })
  await test.step('both are kept', async () => {
    await expect(tour.kept).toBeVisible(patient)
    await page.reload()
    await tour.button('Open Walk').click(patient)
    await expect(toggle(page)).toBeVisible(patient)
    await pause(page)
    await position(page).fill('1.6')
    await expect(spoken(page)).toHaveText('The garden')
  })
})

test('captions are chosen for a video, replaced, refused in words, removed, and undone', {
  tag: '@all',
}, async ({ page }) => {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.choose(await clip())
  await expect(page.getByText('360° View Active')).toBeVisible(patient)
  await pause(page)
  await expect(toggle(page)).toHaveCount(0)
  const [add, replace] = [tour.button('Add captions'), tour.button('Replace captions')]
  await tour.give(add, captionsOf('Le jardin', 'first.fr.vtt'))
  await expect(spoken(page)).toHaveText('Le jardin')
  await expect(spoken(page)).toHaveAttribute('lang', 'fr')
  await expect(tour.said.last()).toHaveText('Captions added to Walk.')
  await tour.give(replace, captionsOf('The garden', 'second.vtt'))
  await expect(spoken(page)).toHaveText('The garden')
  const broken = { ...captionsOf('', 'broken.vtt'), buffer: Buffer.from('a shopping list') }
  await tour.give(replace, broken)
  await expect(tour.alert).toHaveText(/No captions found in broken\.vtt/)
  await expect(spoken(page)).toHaveText('The garden')
  await tour.button('Remove captions').click()
  await expect(spoken(page)).toHaveText('')
  await expect(toggle(page)).toHaveCount(0)
  for (const line of ['The garden', 'Le jardin']) {
    await tour.undo.click()
    await expect(spoken(page)).toHaveText(line)
  }
})
