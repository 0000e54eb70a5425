import type { Locator, Page } from '@playwright/test'
import type { FloorPlace, Pixel } from '../../src/room-photo/model/camera.ts'
import {
  type TrueRoom,
  trueMark,
} from '../../src/scenes/staging/model/multi-photo/testing/true-places.ts'
import { boxOf, dragBy, middleOf } from './on-page.ts'
import { rooms, StagingPage } from './staging-page.ts'

/** The far left corner of the sample living room, and the foot of its garden door's frame; metres. */
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

export async function openSamples(page: Page) {
  const staging = new StagingPage(page)
  await staging.goto()
  await staging.addRoom(rooms.living)
  await staging.addRoom(rooms.straight)
  await staging.has(2)
  return { staging, workspace: await openMarks(page) }
}

export async function openMarks(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Join photos of one room' }).click()
  const workspace = page.locator('[data-joining]')
  await workspace.locator('[data-mark]').first().waitFor({ timeout: 30_000 })
  return workspace
}

/** Drags the marks of a photo. @param order  which mark is put on which place */
export async function markByMouse(
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
