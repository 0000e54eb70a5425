import { expect, test } from '../setup/test.ts'
import { ownPhoto } from './furniture-room-page.ts'
import { holdBack } from './hold-back.ts'
import { quarters } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const tools = [
  { path: '/furniture-placement', hasFile: '[data-room=open]' },
  { path: '/property-tours', hasFile: '[data-tour=open]' },
  { path: '/virtual-staging', hasFile: '[data-staging="1"]' },
]

test.describe('a file chosen without a pointer or key event is taken', () => {
  test.use({ alive: false })

  for (const { path, hasFile } of tools) {
    for (const [moment, code] of [
      ['before any script of the page ran', /\/assets\/(wake|index)-[\w-]+\.js$/],
      ["before the app's script ran", /\/assets\/index-[\w-]+\.js$/],
      ['after the scripts ran', undefined],
    ] as const) {
      // The earliest moment is the same code in all three.
      const isRepeated = moment.endsWith('any script of the page ran') && path !== '/property-tours'
      test(`on ${path} ${moment}`, { tag: isRepeated ? '@all' : [] }, async ({ page }) => {
        const letThrough = code && (await holdBack(page, code))
        const asked = code && page.waitForRequest(code)
        await page.goto(path, { waitUntil: 'commit' })
        await asked
        if (!code) await expect(page.locator('html')).toHaveAttribute('data-alive')
        const file = await ownPhoto('living-corner', 'early.jpg')
        await page.locator('input[type=file]').setInputFiles(file)
        letThrough?.()
        await expect(page.locator(hasFile)).toBeVisible({ timeout: 30_000 })
        await expect(page.locator(hasFile)).toContainText('early.jpg')
      })
    }
  }

  test('on /property-tours let go over the tool before its code is there', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/tour-tool*.js')
    const tour = new TourPage(page)
    await page.goto('/property-tours')
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    await tour.drop(await quarters())
    await expect(tour.viewer).toHaveCount(0)
    letThrough()
    await expect(tour.viewer).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('quarters.png', { exact: true })).toBeVisible()
  })
})
