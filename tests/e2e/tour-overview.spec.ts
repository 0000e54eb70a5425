import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { boxOf } from './on-page.ts'
import { pictureOf } from './pictures.ts'
import { drawn, expectRest, stat } from './still-scene.ts'
import { quarters } from './tour-files.ts'
import { patient, spill, TourPage } from './tour-page.ts'

const house = (page: Page) => page.locator('[data-stage=dollhouse]')
const poster = (page: Page) => page.getByRole('img', { name: 'The sample home from above' })
const lookAround = (page: Page) => page.getByRole('button', { name: 'Look around' })

/** Where the floor of a room appears at first, as fractions of the picture's width and height. */
const floors = { living: [0.36, 0.72], kitchen: [0.66, 0.5] } as const

const brightness = async (page: Page, [across, down]: readonly [number, number]) => {
  const { at } = await pictureOf(await house(page).locator('canvas').screenshot())
  return Math.max(...at(across, down))
}

/** A page, from its next load on, in a browser that is told to save data. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

test.describe('the sample home on the first screen', { tag: '@spec-2.18' }, () => {
  test.use({ scenesStart: true })

  test('is drawn without a touch, lights the room that is pressed, turns, and is flown into', async ({
    page,
  }) => {
    const tour = new TourPage(page)
    await tour.goto()
    await test.step('it is drawn and then rests', async () => {
      await drawn(house(page))
      await expect(poster(page)).toBeHidden()
      await expectRest(house(page))
      expect(await brightness(page, floors.kitchen)).toBeGreaterThan(120)
    })
    const before = await brightness(page, floors.kitchen)
    const status = page.locator('[data-tour] [role=status]')
    await test.step('a pressed room is lit and named', async () => {
      const { x, y, width, height } = await boxOf(house(page))
      const [across, down] = floors.living
      await page.mouse.click(x + across * width, y + down * height)
      await expect(status.filter({ hasText: 'Living room' })).toHaveCount(1)
      await page.mouse.move(0, 0)
      await expectRest(house(page))
      expect(await brightness(page, floors.kitchen)).toBeLessThan(0.8 * before)
    })
    await test.step('keys turn it, and a name under the focus lights its room', async () => {
      const frames = await stat(house(page), 'frames')
      await house(page).locator('xpath=ancestor::*[@role="application"]').press('ArrowLeft')
      await expect.poll(() => stat(house(page), 'frames')).toBeGreaterThan(frames)
      const hall = tour.button('Enter Hall')
      await hall.focus()
      await expect(hall).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('[data-room=hall]')).toContainText('Hall')
    })
    await test.step('out of sight it draws nothing', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectRest(house(page))
      await page.evaluate(() => scrollTo(0, 0))
    })
    await test.step('axe finds nothing, and it fits a phone', async () => {
      expect(await axeViolationsInBothThemes(page, { within: '[data-tour]' })).toEqual([])
      expect(await spill(page)).toBe(0)
    })
    await test.step('one walks in where the light is, and the tour takes over', async () => {
      await tour.button('Step inside').click()
      await expect(page.locator('[data-tour=opening]')).toBeVisible()
      await tour.opened()
      await tour.stands('Living room')
      expect(await tour.view()).toMatchObject({ room: 'living', yaw: 0, pitch: 0 })
    })
    await test.step('the home is there again when the tour is closed', async () => {
      await tour.button('Upload New').click()
      await expect(tour.button('Tour the sample home')).toBeVisible()
      await drawn(house(page))
    })
  })

  test('a room is entered by its name, and a file that is dropped takes the place of the home', {
    tag: '@all',
  }, async ({ page }) => {
    const tour = new TourPage(page)
    await tour.goto()
    await drawn(house(page))
    await tour.button('Enter Study').click()
    await tour.opened()
    await tour.stands('Study')
    await tour.button('Upload New').click()
    await drawn(house(page))
    await tour.drop(await quarters())
    await tour.opened()
    await expect(house(page)).toHaveCount(0)
  })

  test('a home that does not open is seen from above again', { tag: '@all' }, async ({
    page,
    allow,
  }) => {
    allow('request cut')
    const tour = new TourPage(page)
    await page.route(/\/home\/plan\.svg/, (route) => route.abort())
    await tour.goto()
    await drawn(house(page))
    await tour.button('Tour the sample home').click()
    await expect(tour.alert).toContainText('The sample couldn’t load.', patient)
    await expect(page.locator('[data-tour=empty]')).toBeVisible()
    await page.unroute(/\/home\/plan\.svg/)
    await tour.button('Tour the sample home').click()
    await tour.opened()
    await tour.stands('Living room')
  })

  for (const [why, prepare, tag] of [
    [
      'less motion is asked for',
      (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
      '',
    ],
    ['data is saved', saveData, '@all'],
    ['there is no WebGL', withoutWebGl, '@all'],
  ] as const)
    test(`is a picture to be started where ${why}`, { tag: tag ? [tag] : [] }, async ({ page }) => {
      await prepare(page)
      const models: string[] = []
      page.on('request', (request) => {
        if (why !== 'there is no WebGL' && request.url().endsWith('.glb'))
          models.push(request.url())
      })
      const tour = new TourPage(page)
      await tour.goto()
      await expect(lookAround(page)).toBeVisible()
      await expect(poster(page)).toBeVisible()
      await expect(house(page)).toHaveCount(0)
      await expect(tour.button('Choose Files')).toBeVisible()
      await expect(tour.button('Enter Kitchen')).toBeVisible()
      expect(models).toEqual([])
      await lookAround(page).click()
      if (why === 'there is no WebGL')
        await expect(page.locator('[data-scene]')).toContainText('3D isn’t available')
      else {
        await drawn(house(page))
        await expectRest(house(page))
      }
      await tour.button('Tour the sample home').click()
      if (why !== 'there is no WebGL') await tour.opened()
      await tour.stands('Living room')
    })
})
