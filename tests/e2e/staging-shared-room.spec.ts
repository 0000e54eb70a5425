import { databases } from '../../src/projects/places.ts'
import { readTrueRoom } from '../../src/scenes/staging/model/multi-photo/testing/true-places.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import { markByMouse, openMarks, openSamples } from './staging-marks.ts'

const corner = readTrueRoom('living-corner')
const front = readTrueRoom('living-frontal')

test.describe('one room in several photos', { tag: '@spec-2.17' }, () => {
  test('marks are put right, and joined photos are so at the next visit', { tag: '@all' }, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { staging, workspace } = await openSamples(page)
    const join = workspace.getByRole('button', { name: 'Make them one room' })
    await test.step('given up, the focus goes to where it was begun', async () => {
      await workspace.getByRole('button', { name: 'Add a mark' }).click()
      await expect(workspace.getByRole('status')).toContainText(/Marks to be placed: \d/)
      await workspace.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.locator('[data-joining]')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'One room in several photos' })).toBeFocused()
    })
    await test.step('mixed up, which is told and put right at a press', async () => {
      await openMarks(page)
      const mark = workspace.locator('[data-mark="1"]').first()
      const before = (await mark.getAttribute('aria-valuetext')) ?? ''
      await mark.press('Shift+ArrowRight')
      await expect(mark).not.toHaveAttribute('aria-valuetext', before)
      await markByMouse(workspace, 0, corner)
      await markByMouse(workspace, 1, front, [1, 0])
      await expect(workspace.locator('[data-join-fault=Order]')).toContainText(
        'Marks 1 and 2 seem to be mixed up',
      )
      await expect(join).toBeDisabled()
      await workspace.getByRole('button', { name: 'Swap them' }).click()
      await expect(workspace.locator('[data-join-gap]')).toContainText('camera 1.45 m high')
      expect(await axeViolationsInBothThemes(page, { within: '[data-same-room]' })).toEqual([])
    })
    await test.step('joined, at the next visit as well', async () => {
      await join.click()
      await expect(page.locator('[data-roommates]')).toHaveCount(2)
      await written(page, databases.staging)
      await page.goto('about:blank')
      await staging.goto()
      await page.getByRole('button', { name: 'Go on with them' }).click()
      await expect(staging.photo('Empty living room').first()).toContainText(
        'One room with Living room, straight on',
      )
    })
    await test.step('one that is left alone is no shared room', async () => {
      await page.getByRole('button', { name: 'Remove Empty living room' }).click()
      await expect(page.locator('[data-roommates]')).toHaveCount(0)
      await staging.has(1)
    })
  })
})
