import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { openAwake } from './paused-clock.ts'

const address = '/location-services'
const slider = (page: Page) =>
  page.getByRole('slider', { name: 'Carry the phone along the street' })
const fence = (page: Page, id: string) => page.locator(`[data-distance="${id}"]`)
const happened = (page: Page) =>
  page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
const stage = (page: Page) => page.locator('[data-stage="district"]')
const stat = (page: Page, name: string) =>
  stage(page)
    .getAttribute(`data-${name}`)
    .then((value) => Number(value))

async function open3d(page: Page) {
  await page.getByRole('button', { name: 'Walk it in 3D' }).click()
  await expect(stage(page)).toHaveAttribute('data-frames', /[1-9]/, { timeout: 30_000 })
}

/** Waits until no more frames are drawn. */
async function rest(page: Page) {
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await stat(page, 'frames')
        const still = now === before
        before = now
        return still
      },
      { intervals: [400] },
    )
    .toBe(true)
}

test('§2.14 Location Services and GPS Features: 9 cards, each with its reach and how it knows', async ({
  page,
}) => {
  await openAwake(page, address)
  await expect(page.locator('h1')).toHaveText('Location Services and GPS Features')
  const features = page.locator('[data-feature]')
  await expect(features).toHaveCount(9)
  for (const feature of await features.all()) {
    await expect(feature).toContainText(/\d+ (km|m|cm)/)
    await expect(feature).toContainText(/Knows by .{5,}/)
    await expect(feature.getByRole('heading', { level: 3 })).not.toBeEmpty()
  }
  for (const href of [
    '/interactive-features',
    '/real-time-analytics',
    '/government-services',
    '/ar-visualization',
    '/contact',
  ]) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible()
  }
})

test('the page says what the district is for, and asks for no position', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.geolocation.getCurrentPosition = () => asked.push('once')
    navigator.geolocation.watchPosition = () => asked.push('watch')
  })
  await openAwake(page, address)
  await expect(page.getByText('A geofence is a circle on the map')).toBeVisible()
  await slider(page).press('End')
  await expect(happened(page).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])
})

test.describe('on the plan', () => {
  test('arrow keys carry the phone; fences light up, distances shrink, and it is told', async ({
    page,
  }) => {
    await openAwake(page, address)
    await expect(page.getByText('no fence has been crossed')).toBeVisible()
    await expect(fence(page, 'library')).toContainText('70 m away')
    await slider(page).focus()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '50 m of 585 m')
    await expect(fence(page, 'library')).toContainText('23 m away')
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight')
    await expect(fence(page, 'library')).toContainText('Inside')
    await expect(fence(page, 'library')).toContainText('Sample message: story hour')
    await expect(page.locator('[data-fence="library"]')).toHaveAttribute('data-inside', 'true')
    await expect(happened(page)).toHaveText([/Entered: Library/])
    await expect(page.getByRole('status').filter({ hasText: 'Entered: Library' })).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(happened(page)).toHaveText([/Left: Library/, /Entered: Library/])
  })

  test('a jump to the end passes every fence, and the start is clean again', async ({ page }) => {
    await openAwake(page, address)
    await slider(page).press('End')
    await expect(happened(page)).toHaveText([
      /Left: Ferry pier/,
      /Left: Town hall square|Entered: Ferry pier/,
      /Entered: Ferry pier|Left: Town hall square/,
      /Entered: Town hall square/,
      /Left: Park/,
      /Entered: Park/,
      /Left: Library/,
      /Entered: Library/,
    ])
    await page.getByRole('button', { name: 'Back to the start' }).click()
    await expect(happened(page)).toHaveCount(0)
    await expect(slider(page)).toHaveValue('0')
  })

  for (const [id, name] of [
    ['library', 'Library'],
    ['park', 'Park'],
    ['square', 'Town hall square'],
    ['pier', 'Ferry pier'],
  ] as const) {
    test(`‘Go there’ carries the phone to the ${name}`, async ({ page }) => {
      await openAwake(page, address)
      await page.getByRole('button', { name: `Go there: ${name}` }).press('Enter')
      await expect(fence(page, id)).toContainText('Inside')
      await expect(happened(page).filter({ hasText: `Entered: ${name}` })).toHaveCount(1)
    })
  }

  test('the phone is dragged along the street', async ({ page }) => {
    await openAwake(page, address)
    await page.locator('[data-phone]').scrollIntoViewIfNeeded()
    const phone = await page.locator('[data-phone]').boundingBox()
    const park = await page.locator('[data-fence="park"] circle').boundingBox()
    if (!phone || !park) throw new Error('nothing to drag')
    await page.mouse.move(phone.x + phone.width / 2, phone.y + phone.height / 2)
    await page.mouse.down()
    await page.mouse.move(park.x + park.width / 2, park.y + park.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(slider(page)).toHaveValue('260')
    await expect(fence(page, 'park')).toContainText('Inside')
  })
})

test.describe('in 3D', () => {
  test('three.js comes with the button and not before; the scene keeps to its budget', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openAwake(page, `${address}?stats`)
    await slider(page).press('End')
    await expect(happened(page).first()).toBeVisible()
    expect(scripts.filter((url) => /district-scene/.test(url))).toEqual([])
    await open3d(page)
    expect(scripts.filter((url) => /district-scene/.test(url)).length).toBeGreaterThan(0)
    expect(await stat(page, 'calls')).toBeGreaterThan(10)
    expect(await stat(page, 'calls')).toBeLessThanOrEqual(150)
    // What happened on the plan is still so.
    await expect(slider(page)).toHaveValue('585')
    await rest(page)
    const still = await stat(page, 'frames')
    await slider(page).press('Home')
    await expect.poll(() => stat(page, 'frames')).toBeGreaterThan(still)
  })

  test('the phone is dragged in the picture too', async ({ page }) => {
    await openAwake(page, `${address}?stats&freeze`)
    await open3d(page)
    await stage(page).scrollIntoViewIfNeeded()
    const box = await stage(page).boundingBox()
    if (!box) throw new Error('no canvas')
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 5 })
    await page.mouse.up()
    const along = Number(await slider(page).inputValue())
    expect(along).toBeGreaterThan(240)
    expect(along).toBeLessThan(265)
    await expect(fence(page, 'park')).toContainText('Inside')
  })

  test('after a lost context the scene comes back where it was', async ({ page }) => {
    await openAwake(page, `${address}?stats`)
    await open3d(page)
    await page.getByRole('button', { name: 'Go there: Park' }).click()
    await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(page.getByText('The graphics were interrupted')).toBeVisible()
    await expect(page.getByText('The graphics were interrupted')).toBeHidden()
    await expect(fence(page, 'park')).toContainText('Inside')
    await expect(page.locator('canvas')).toHaveCount(1)
  })

  test('leaving and coming back leaves nothing behind', async ({ page }) => {
    await openAwake(page, `${address}?stats`)
    await open3d(page)
    await rest(page)
    const held = [await stat(page, 'geometries'), await stat(page, 'textures')]
    for (let trip = 0; trip < 3; trip += 1) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).first().click()
      await expect(page.locator('[data-stage="district"]')).toHaveCount(0)
      await page.goBack()
      await open3d(page)
      await rest(page)
      expect([await stat(page, 'geometries'), await stat(page, 'textures')]).toEqual(held)
    }
    await expect(page.locator('canvas')).toHaveCount(1)
  })

  test('without WebGL the plan stays and everything works on it', async ({ page }) => {
    await withoutWebGl(page)
    await openAwake(page, address)
    await page.getByRole('button', { name: 'Walk it in 3D' }).click()
    await expect(page.getByText('3D is not available in this browser')).toBeVisible()
    await slider(page).press('End')
    await expect(happened(page)).toHaveCount(8)
    await expect(page.locator('[data-phone]')).toBeVisible()
  })
})

for (const theme of ['light', 'dark']) {
  test(`nothing that axe can find in ${theme}, on the plan, in a fence and in 3D`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openAwake(page, `${address}?stats&freeze`)
    expect(await axeViolations(page)).toEqual([])
    await open3d(page)
    await page.getByRole('button', { name: 'Go there: Park' }).click()
    await expect(fence(page, 'park')).toContainText('Inside')
    expect(await axeViolations(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('plan, fences and features can be read', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('img', { name: /Plan of an invented district/ })).toBeVisible()
    await expect(fence(page, 'park')).toContainText('Radius 80 m')
    await expect(page.locator('[data-feature]')).toHaveCount(9)
    await expect(page.getByRole('button', { name: 'Walk it in 3D' })).toBeHidden()
    await expect(slider(page)).toBeHidden()
  })
})
