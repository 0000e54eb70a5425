import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { drawn, expectRest, stat } from './still-scene.ts'

const section = (page: Page) => page.getByRole('region', { name: 'How AR works' })
const picture = (page: Page) => section(page).locator('[data-how-ar]')
const button = (page: Page, number: number) =>
  section(page).getByRole('button', { name: new RegExp(`^Show stage ${number}: `) })

test('stages are shown by press, by key and by scrolling past the list', {
  tag: '@spec-2.4',
}, async ({ page }) => {
  await page.goto('/?freeze')
  await test.step('a press shows a stage, says so, and marks it in the list', async () => {
    for (const number of [3, 1, 6]) {
      await button(page, number).click()
      await expect(picture(page)).toHaveAttribute('data-how-ar', String(number - 1))
      const name = (await button(page, number).getAttribute('aria-label'))?.split(': ')[1] ?? '?'
      await expect(section(page).getByText(`Stage ${number} of 6: ${name}`)).toBeAttached()
      await expect(section(page).locator('li[aria-current="step"]')).toContainText(name)
    }
    await button(page, 2).press('Enter')
    await expect(picture(page)).toHaveAttribute('data-how-ar', '1')
  })
  await test.step('scrolling leads through the stages, forwards and back', async () => {
    for (const number of [1, 3, 6, 2]) {
      await section(page)
        .getByRole('listitem')
        .nth(number - 1)
        .evaluate((item) =>
          window.scrollBy(0, item.getBoundingClientRect().top - innerHeight * 0.6),
        )
      await expect(picture(page)).toHaveAttribute('data-how-ar', String(number - 1))
    }
  })
})

test('a drawing stands there until the scene is near; a stage that is reached rests, with less motion at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const stage = section(page).locator('[data-stage="how-ar"]')
  await page.goto('/?stats')
  await test.step('three.js comes no sooner than the scene', async () => {
    await expect(picture(page).locator('svg').first()).toBeAttached()
    expect(scripts.filter((url) => url.includes('how-ar-scene'))).toEqual([])
    await picture(page).scrollIntoViewIfNeeded()
    await drawn(stage)
  })
  await test.step('it travels to a stage, and rests there', async () => {
    await expectRest(stage, 1000)
    const before = await stat(stage, 'frames')
    await button(page, 4).click()
    await expect.poll(() => stat(stage, 'frames')).toBeGreaterThan(before + 3)
    await expectRest(stage, 1000)
  })
  await test.step('with less motion wanted a stage is there at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await button(page, 1).click()
    await expect(picture(page)).toHaveAttribute('data-how-ar', '0')
    await expectRest(stage, 1000)
    const still = await stat(stage, 'frames')
    await button(page, 4).click()
    await expect.poll(() => stat(stage, 'frames')).toBeGreaterThan(still)
    await expectRest(stage, 1000)
    expect((await stat(stage, 'frames')) - still).toBeLessThanOrEqual(2)
  })
})

test('without WebGL the drawing leads through the stages', async ({ page }) => {
  await withoutWebGl(page)
  await page.goto('/')
  await picture(page).scrollIntoViewIfNeeded()
  await expect(picture(page).getByText(/3D isn’t available in this browser/)).toBeVisible()
  const paths = picture(page).locator('svg').first().locator('path')
  await button(page, 1).click()
  const few = await paths.count()
  await button(page, 4).click()
  await expect.poll(() => paths.count()).toBeGreaterThan(few)
})
