import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { dragFinger } from '../setup/finger.ts'
import { expect, test } from '../setup/test.ts'
import { boxOf, middleOf } from './on-page.ts'
import { blank, StagingPage } from './staging-page.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('with a finger on a phone a floor is drawn, and the photo compared with what it was', {
  tag: '@spec-2.17',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const staging = new StagingPage(page)
  await staging.goto()
  await staging.add(await blank('wall.jpg'))
  await staging.tool.locator('label').filter({ hasText: 'Modern Minimalist' }).tap()
  await staging.stage.tap()
  const corner = page.getByRole('slider', { name: 'Floor corner 2' })
  await expect(corner).toBeVisible({ timeout: 60_000 })
  // Only where no floor is seen is it asked for.
  await expect(page.getByText('We couldn’t find any floor in wall.jpg.')).toBeVisible()
  const inMiddle = (element: Element) => element.scrollIntoView({ block: 'center' })
  await test.step('a corner follows the finger, and the page does not', async () => {
    // Its photo is there, so that nothing moves any more.
    await expect(page.locator('[data-outline-frame] img')).toBeVisible()
    await corner.evaluate(inMiddle)
    const from = await middleOf(corner)
    // Beside its middle, which the grip of the wall lies over on so small a photo.
    const finger = { x: from.x - 12, y: from.y - 12 }
    await dragFinger(page, finger, { x: finger.x - 24, y: finger.y + 8 })
    await expect
      .poll(async () => {
        const { x, y } = await middleOf(corner)
        return [x - from.x, y - from.y].map(Math.round)
      })
      .toEqual([-24, 8])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
  await test.step('by keys, too; and a door is marked', async () => {
    const floor = page.locator('[data-floor]')
    const drawn = (await floor.textContent()) ?? ''
    await corner.focus()
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp')
    await expect(floor).not.toHaveText(drawn)
    await page.getByRole('button', { name: 'Mark a door' }).click()
    await page.getByRole('button', { name: 'Mark a window' }).click()
    await page.getByRole('button', { name: 'Remove opening 2' }).click()
    await page.getByLabel('Wall for opening 1').selectOption('Right wall')
    await expect(page.locator('[data-openings="1"]')).toBeVisible()
    expect(await axeViolationsInBothThemes(page, { within: '[data-outline]' })).toEqual([])
  })
  await test.step('the line between before and after follows it as well', async () => {
    await page.getByRole('button', { name: 'Use this floor' }).click()
    await staging.staged(1)
    // What was marked is known: nothing is said of doors that are not.
    await expect(page.locator('[data-openings=unknown]')).toHaveCount(0)
    const line = staging.results.getByRole('slider', { name: 'Before and after' })
    await line.evaluate(inMiddle)
    const compared = page.locator('[data-compare]')
    const before = Number(await compared.getAttribute('data-compare'))
    const { width, x, y, height } = await boxOf(compared)
    const start = { x: x + (width * before) / 100, y: y + height / 2 }
    await dragFinger(page, start, { x: x + 0.8 * width, y: start.y })
    await expect
      .poll(async () => Number(await compared.getAttribute('data-compare')))
      .toBeGreaterThan(before + 20)
  })
})
