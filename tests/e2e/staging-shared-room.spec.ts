import { readTrueRoom } from '../../src/scenes/staging/model/together/testing/true-places.ts'
import { databaseName } from '../../src/scenes/staging/view/keep/staging-database.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import { apartAs, archiveOf, markByMouse, openMarks, openSamples } from './staging-marks.ts'

const corner = readTrueRoom('living-corner')
const front = readTrueRoom('living-frontal')

test.describe('one room in several photos', { tag: '@spec-2.17' }, () => {
  test('pieces stand in one place in both photos', { tag: '@all' }, async ({ page }) => {
    test.setTimeout(300_000)
    const { staging, desk } = await openSamples(page)
    await staging.choose('Scandinavian')
    await expect(desk.getByRole('button', { name: 'Make them one room' })).toBeDisabled()
    await markByMouse(desk, 0, corner)
    await markByMouse(desk, 1, front)
    await expect(desk.locator('[data-join-gap]')).toContainText('camera 1.45 m high')
    expect(await axeViolationsInBothThemes(page, { within: '[data-same-room]' })).toEqual([])
    await desk.getByRole('button', { name: 'Make them one room' }).press('Enter')
    await expect(page.getByText('One room now: Empty living room')).toBeVisible()
    await staging.stage.click()
    await staging.staged(2)
    const [one, other] = [await archiveOf(staging, 0), await archiveOf(staging, 1)]
    expect(other.manifest.added).toEqual(one.manifest.added)
    expect(other.manifest.sameArrangementIn).toEqual(['Empty living room'])
    expect(one.caption).toContain('also shown in: Living room, straight on.')
    const apart = apartAs({ room: corner, ...one }, { room: front, ...other })
    expect(apart.length).toBeGreaterThan(2)
    expect(Math.max(...apart)).toBeLessThan(0.05)
    test.info().annotations.push({ type: 'apart, m', description: apart.join(' ') })

    await staging.takeOut('Armchair', 1)
    const changed = [await archiveOf(staging, 0), await archiveOf(staging, 1)]
    for (const { manifest } of changed)
      expect(manifest.added.map(({ piece }) => piece)).not.toContain('armchair')

    await staging.results.nth(1).getByRole('button', { name: 'Another arrangement' }).click()
    await expect(page.locator('[data-result=done][data-seed="2"]')).toHaveCount(2, {
      timeout: 90_000,
    })
    await page.getByRole('button', { name: 'Separate Living room, straight on' }).click()
    await expect(page.locator('[data-same-room="0"]')).toBeVisible()
    await staging.staged(2)
    const alone = [await archiveOf(staging, 0), await archiveOf(staging, 1)]
    for (const { manifest } of alone) expect(manifest).not.toHaveProperty('sameArrangementIn')
    // Its own floor begins below its own camera again.
    expect(alone[1]?.manifest.camera.x ?? 0).toBe(0)
  })

  test('marks are put right, and joined photos are so at the next visit', async ({ page }) => {
    test.setTimeout(120_000)
    const { staging, desk } = await openSamples(page)
    const join = desk.getByRole('button', { name: 'Make them one room' })
    await test.step('given up, the focus goes to where it was begun', async () => {
      await desk.getByRole('button', { name: 'Add a mark' }).click()
      await expect(desk.getByRole('status')).toContainText(/Marks to be placed: \d/)
      await desk.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.locator('[data-joining]')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'One room in several photos' })).toBeFocused()
    })
    await test.step('mixed up, which is told and put right at a press', async () => {
      await openMarks(page)
      const mark = desk.locator('[data-mark="1"]').first()
      const before = (await mark.getAttribute('aria-valuetext')) ?? ''
      await mark.press('Shift+ArrowRight')
      await expect(mark).not.toHaveAttribute('aria-valuetext', before)
      await markByMouse(desk, 0, corner)
      await markByMouse(desk, 1, front, [1, 0])
      await expect(desk.locator('[data-join-fault=Order]')).toContainText(
        'Marks 1 and 2 seem to be mixed up',
      )
      await expect(join).toBeDisabled()
      await desk.getByRole('button', { name: 'Swap them' }).click()
      await expect(desk.locator('[data-join-gap]')).toBeVisible()
    })
    await test.step('joined, at the next visit as well', async () => {
      await join.click()
      await expect(page.locator('[data-roommates]')).toHaveCount(2)
      await written(page, databaseName)
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
