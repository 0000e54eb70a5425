import { readFile } from 'node:fs/promises'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { dragBy, fileOf, middleOf } from './on-page.ts'
import { StagingPage } from './staging-page.ts'

test.describe('the floor of a photo', { tag: '@spec-2.17' }, () => {
  test('a visitor’s photo is staged on what is found; checked by mouse and keys, it is staged anew', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const staging = new StagingPage(page)
    const panel = page.locator('[data-outline]')
    const floor = page.locator('[data-floor]')
    const check = staging.results.getByRole('button', { name: 'Check the floor' })
    const picture = staging.results.getByRole('img', { name: /staged/ }).first()
    await test.step('nothing is asked before the result', async () => {
      await staging.goto()
      await staging.add(fileOf('IMG_2041.jpg', await readFile('public/rooms/bedroom-corner.jpg')))
      await staging.choose('Scandinavian')
      await staging.stage.click()
      await staging.staged(1)
      await expect(panel).toHaveCount(0)
      await expect(page.locator('[data-floor-found=clear]')).toHaveText('Floor found.')
    })
    const first = await picture.getAttribute('src')
    await test.step('left without a change, the result stays and the focus is back', async () => {
      await check.press('Enter')
      await expect(panel.getByRole('heading', { name: 'Check the floor' })).toBeFocused()
      await expect(panel).toContainText('We furnished IMG_2041.jpg on this floor.')
      expect(await axeViolationsInBothThemes(page, { within: '[data-outline]' })).toEqual([])
      await panel.getByRole('button', { name: 'Cancel' }).press('Enter')
      await expect(panel).toHaveCount(0)
      await expect(check).toBeFocused()
      expect(await picture.getAttribute('src')).toBe(first)
    })
    await test.step('a window that was found is shown, and can be removed', async () => {
      await check.click()
      await expect(panel.locator('[data-openings] li')).not.toHaveCount(0)
      const count = await panel.locator('[data-openings] li').count()
      await panel.getByRole('button', { name: 'Remove opening 1' }).click()
      await expect(panel.locator('[data-openings] li')).toHaveCount(count - 1)
    })
    await test.step('a corner follows the mouse, and a wall the keys', async () => {
      await expect(page.locator('[data-outline-frame] img')).toBeVisible()
      const corner = panel.getByRole('slider', { name: 'Floor corner 1' })
      await corner.scrollIntoViewIfNeeded()
      const found = (await floor.textContent()) ?? ''
      const from = await middleOf(corner)
      await page.keyboard.down('Alt')
      await dragBy(page, [from.x, from.y], [-30, 12])
      await page.keyboard.up('Alt')
      const to = await middleOf(corner)
      expect([to.x - from.x, to.y - from.y].map(Math.round)).toEqual([-30, 12])
      await expect(floor).not.toHaveText(found)
      const dragged = (await floor.textContent()) ?? ''
      await panel
        .getByRole('slider', { name: /^Base of the right wall/ })
        .last()
        .press('ArrowLeft')
      await expect(floor).not.toHaveText(dragged)
    })
    await test.step('that photo is staged again', async () => {
      await panel.getByRole('button', { name: 'Use this floor' }).click()
      await expect(panel).toHaveCount(0)
      await staging.staged(1)
      await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
      // What the visitor has set is not told to be found.
      await expect(page.locator('[data-floor-found]')).toHaveCount(0)
    })
  })
})
