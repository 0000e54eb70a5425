import type { Locator, Page } from '@playwright/test'
import { databaseNames } from '../../src/projects/places.ts'
import type { FloorPlace, Pixel } from '../../src/room-photo/model/camera.ts'
import {
  readTrueRoom,
  type TrueRoom,
  trueMark,
} from '../../src/scenes/staging/model/multi-photo/testing/true-places.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import { boxOf, dragBy, middleOf } from './on-page.ts'
import { rooms, StagingPage } from './staging-page.ts'

const corner = readTrueRoom('living-corner')
const front = readTrueRoom('living-frontal')

/** The far left corner of the sample living room, and the base of its garden door's frame; meters. */
const livingPlaces: FloorPlace[] = [
  { x: -2.7, z: -2.2 },
  { x: 0.6, z: -2.2 },
]

/** What a hand is off by, pixels of the photo. */
const off = [
  { x: 1.5, y: -1 },
  { x: -1, y: 1.5 },
  { x: 1, y: 1 },
  { x: -1.5, y: -0.5 },
]

/** Where a hand would put the marks of a sample room. */
const marksOf = (room: TrueRoom, hand = 0): Pixel[] =>
  livingPlaces.map((place, at) => {
    const { x, y } = trueMark(room, place)
    const by = off[(at + hand) % off.length] ?? { x: 0, y: 0 }
    return { x: x + by.x, y: y + by.y }
  })

async function openSamples(page: Page) {
  const staging = new StagingPage(page)
  await staging.goto()
  await staging.addRoom(rooms.living)
  await staging.addRoom(rooms.straight)
  await staging.has(2)
  return { staging, workspace: await openMarks(page) }
}

async function openMarks(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Combine photos of one room' }).click()
  const workspace = page.locator('[data-joining]')
  await workspace.locator('[data-mark]').first().waitFor({ timeout: 30_000 })
  return workspace
}

/** Drags the marks of a photo. @param order  which mark is put on which place */
async function markByMouse(
  workspace: Locator,
  frame: number,
  room: TrueRoom,
  order: readonly number[] = [0, 1],
): Promise<void> {
  const page = workspace.page()
  for (const [at, { x, y }] of marksOf(room, frame).entries()) {
    const photo = workspace.locator('[data-mark-frame]').nth(frame)
    await photo.locator('img').first().scrollIntoViewIfNeeded()
    const mark = photo.locator(`[data-mark="${(order[at] ?? at) + 1}"]`)
    const [box, from] = [await boxOf(photo.locator('img').first()), await middleOf(mark)]
    const by = box.width / room.size.width
    await dragBy(page, [from.x, from.y], [box.x + x * by - from.x, box.y + y * by - from.y], 4)
  }
}

test.describe('one room in several photos', { tag: '@spec-2.17' }, () => {
  test('marks are put right, and joined photos are so at the next visit', { tag: '@all' }, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { staging, workspace } = await openSamples(page)
    const join = workspace.getByRole('button', { name: 'Combine photos' })
    await test.step('given up, the focus goes to where it was begun', async () => {
      await workspace.getByRole('button', { name: 'Add a mark' }).click()
      await expect(workspace.getByRole('status')).toContainText(/Marks left to place: \d/)
      await workspace.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.locator('[data-joining]')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Same room in several photos' })).toBeFocused()
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
        'Marks 1 and 2 seem to be swapped',
      )
      await expect(join).toBeDisabled()
      await workspace.getByRole('button', { name: 'Swap them' }).click()
      await expect(workspace.locator('[data-join-gap]')).toContainText('camera 1.45 m high')
      expect(await axeViolationsInBothThemes(page, { within: '[data-same-room]' })).toEqual([])
    })
    await test.step('joined, at the next visit as well', async () => {
      await join.click()
      await expect(page.locator('[data-roommates]')).toHaveCount(2)
      await written(page, databaseNames.staging)
      await page.goto('about:blank')
      await staging.goto()
      await page.getByRole('button', { name: 'Resume' }).click()
      await expect(staging.photo('Empty living room').first()).toContainText(
        'Same room as Living room, straight on',
      )
    })
    await test.step('one that is left alone is no shared room', async () => {
      await page.getByRole('button', { name: 'Remove Empty living room' }).click()
      await expect(page.locator('[data-roommates]')).toHaveCount(0)
      await staging.has(1)
    })
  })
})
