import { readFile } from 'node:fs/promises'
import {
  readTrueRoom,
  trueMark,
} from '../../src/scenes/staging/model/together/testing/true-places.ts'
import { databaseName } from '../../src/scenes/staging/view/keep/staging-database.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import {
  apartAs,
  archiveOf,
  markByKeys,
  markByMouse,
  openMarks,
  openSamples,
} from './staging-marks.ts'
import { StagingPage } from './staging-page.ts'

const corner = readTrueRoom('living-corner')
const front = readTrueRoom('living-frontal')

test.describe('one room in several photos', { tag: '@spec-2.17' }, () => {
  test('two samples are marked by keys, and every piece stands in the same place in both', {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(300_000)
    const { staging, desk } = await openSamples(page)
    await staging.choose('Scandinavian')
    await expect(desk.getByRole('button', { name: 'Make them one room' })).toBeDisabled()
    await markByKeys(desk, 0, corner)
    await markByKeys(desk, 1, front)
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

  test('two photos of a visitor become one room by a floor drawn in one and marks in both', {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(240_000)
    const staging = new StagingPage(page)
    await staging.goto()
    for (const [name, room] of [
      ['front.jpg', front],
      ['corner.jpg', corner],
    ] as const) {
      const buffer = await readFile(`public/rooms/${room.name}.jpg`)
      await staging.add({ name, mimeType: 'image/jpeg', buffer })
    }
    await staging.has(2)
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await expect(page.locator('[data-outline]')).toContainText('front.jpg', { timeout: 60_000 })
    const frame = page.locator('[data-outline-frame]')
    for (const [grip, place] of [
      ['left', -2.7],
      ['right', 2.7],
    ] as const) {
      const handle = page.getByRole('slider', { name: `Far ${grip} corner of the floor` })
      await frame.scrollIntoViewIfNeeded()
      const [box, from] = [await frame.boundingBox(), await handle.boundingBox()]
      if (!box || !from) throw new Error('no frame')
      const by = box.width / front.size.width
      const { x, y } = trueMark(front, { x: place, z: -2.2 })
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + x * by, box.y + y * by, { steps: 4 })
      await page.mouse.up()
    }
    await page.getByRole('button', { name: 'Furnish this floor' }).click()
    await staging.staged(1)
    await expect(page.locator('[data-outline]')).toContainText('corner.jpg')
    const desk = await openMarks(page)
    await markByMouse(desk, 0, front)
    await markByMouse(desk, 1, corner)
    await expect(desk.locator('[data-join-gap]')).toBeVisible()
    await desk.getByRole('button', { name: /one room|all the same/ }).click()
    await staging.staged(2)
    await expect(page.locator('[data-outline]')).toHaveCount(0)
    const [one, other] = [await archiveOf(staging, 0), await archiveOf(staging, 1)]
    const apart = apartAs({ room: front, ...one }, { room: corner, ...other })
    test.info().annotations.push({ type: 'apart, m', description: apart.join(' ') })
    expect(apart.length).toBeGreaterThan(2)
    expect(Math.max(...apart)).toBeLessThan(0.06)
  })

  test('what is changed by hand in one photo changes in the other', {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(240_000)
    const { staging, desk } = await openSamples(page)
    await markByMouse(desk, 0, corner)
    await markByMouse(desk, 1, front)
    await desk.getByRole('button', { name: 'Make them one room' }).click()
    await staging.choose('Scandinavian')
    await staging.stage.click()
    await staging.staged(2)
    await expect(staging.results.nth(0)).toContainText('Armchair')
    await staging.takeOut('Armchair', 1)
    const [one, other] = [await archiveOf(staging, 0), await archiveOf(staging, 1)]
    expect(one.manifest.added.map(({ piece }) => piece)).not.toContain('armchair')
    expect(one.manifest.added).toEqual(other.manifest.added)
    expect(one.manifest.camera).not.toEqual(other.manifest.camera)
  })

  test('marks in the other order are put right, and photos that were joined are so at the next visit', async ({
    page,
  }) => {
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
