import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { boxOf, dragBy, middleOf } from './on-page.ts'
import { drawn, expectRest, loseContext, stat } from './still-scene.ts'

const address = '/location-services'
const slider = (page: Page) => page.getByRole('slider', { name: 'Move the phone along the street' })
const fence = (page: Page, id: string) => page.locator(`[data-distance="${id}"]`)
const happened = (page: Page) => page.getByRole('list', { name: 'Event log' }).getByRole('listitem')
const stage = (page: Page) => page.locator('[data-stage="district"]')

async function open3d(page: Page) {
  await page.getByRole('button', { name: 'Explore in 3D' }).click()
  await drawn(stage(page))
}

test('on the drawing the phone is carried by keys, buttons and pointer, and fences tell of it', {
  tag: '@spec-2.14',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.geolocation.getCurrentPosition = () => asked.push('once')
    navigator.geolocation.watchPosition = () => asked.push('watch')
  })
  await page.goto(address)
  const toStart = () => page.getByRole('button', { name: 'Start over' }).click()
  await test.step('by keys: fences light up, distances shrink, and it is told', async () => {
    await expect(page.getByText('No events yet')).toBeVisible()
    await expect(fence(page, 'library')).toContainText('70 m away')
    await slider(page).focus()
    for (let press = 0; press < 18; press += 1) await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '90\u00a0m of 585\u00a0m')
    await expect(fence(page, 'library')).toContainText('Inside')
    await expect(fence(page, 'library')).toContainText('Sample message: Story hour')
    await expect(page.locator('[data-fence="library"]')).toHaveAttribute('data-inside', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Entered: Library' })).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(happened(page)).toHaveText([/Exited: Library/, /Entered: Library/])
    await toStart()
  })
  await test.step('‘Go there’ carries the phone to its fence', async () => {
    await page.getByRole('button', { name: 'Go there: Ferry pier' }).press('Enter')
    await expect(fence(page, 'pier')).toContainText('Inside')
    await toStart()
  })
  await test.step('the phone is dragged along the street', async () => {
    await page.locator('[data-phone]').scrollIntoViewIfNeeded()
    const phone = await middleOf(page.locator('[data-phone]'))
    const park = await middleOf(page.locator('[data-fence="park"]'))
    await dragBy(page, [phone.x, phone.y], [park.x - phone.x, park.y - phone.y], 6)
    await expect(slider(page)).toHaveValue('260')
    await expect(fence(page, 'park')).toContainText('Inside')
  })
  await test.step('the device was never asked for its own position', async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])
  })
})

test('in 3D the walk goes on where it was, keeps to its budget, and survives a lost context', {
  tag: '@spec-2.14',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${address}?stats&freeze`)
  await test.step('its code comes when one comes near it, and what happened is still so', async () => {
    expect(scripts.filter((url) => /district-scene/.test(url))).toEqual([])
    await slider(page).press('End')
    await expect(happened(page).first()).toBeVisible()
    await open3d(page)
    await expect(slider(page)).toHaveValue('585')
    expect(await stat(stage(page), 'calls')).toBeGreaterThan(10)
    expect(await stat(stage(page), 'calls')).toBeLessThanOrEqual(150)
  })
  await test.step('it draws again only when something moves', async () => {
    await expectRest(stage(page))
    const still = await stat(stage(page), 'frames')
    await slider(page).press('Home')
    await expect.poll(() => stat(stage(page), 'frames')).toBeGreaterThan(still)
  })
  await test.step('the phone is dragged in the picture', async () => {
    await stage(page).scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(stage(page))
    await dragBy(page, [x + width * 0.2, y + height / 2], [width * 0.3, 0])
    const along = Number(await slider(page).inputValue())
    expect(along).toBeGreaterThan(240)
    expect(along).toBeLessThan(265)
    await expect(fence(page, 'park')).toContainText('Inside')
    expect(await axeViolationsInBothThemes(page, { within: 'main' })).toEqual([])
  })
  await test.step('after a lost context the scene comes back where it was', async () => {
    await loseContext(stage(page))
    await expect(page.getByText('The graphics were interrupted')).toBeVisible()
    await expect(page.getByText('The graphics were interrupted')).toBeHidden()
    await expect(fence(page, 'park')).toContainText('Inside')
    await expect(page.locator('canvas')).toHaveCount(1)
  })
})

test('without WebGL the drawing stays and everything works on it', async ({ page }) => {
  await withoutWebGl(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Explore in 3D' }).click()
  await expect(page.getByText('3D isn’t available in this browser')).toBeVisible()
  await slider(page).press('End')
  await expect(happened(page)).toHaveCount(8)
  await expect(page.locator('[data-phone]')).toBeVisible()
})
