import type { Page } from '@playwright/test'
import type { Hand } from '../e2e/lesson-hands.ts'
import { expect } from '../setup/test.ts'
import { pointAt, select } from './headset.ts'

type Place = [number, number, number]

const bench = (page: Page) => page.locator('[data-lesson-ar]')

/** Where the controls of the panel are in the room, by name or text. */
const targetsOf = async (page: Page): Promise<Record<string, Place>> =>
  JSON.parse((await bench(page).getAttribute('data-targets')) ?? '{}')

/** Where the center of an object was in the room when the scene was placed. */
async function placeOf(page: Page, thing: string): Promise<Place> {
  const things: Record<string, Place> = JSON.parse(
    (await bench(page).getAttribute('data-things')) ?? '{}',
  )
  const at = things[thing]
  if (!at) throw new Error(`no ${thing} among ${Object.keys(things).join(', ')}`)
  return at
}

/** Brings the headset and the controller close to an object, the headset slightly above it; in meters. */
export async function lookAt(page: Page, thing: string, { before = 0.22, above = 0.1 } = {}) {
  const at = await placeOf(page, thing)
  await page.evaluate(
    ({ at: [x, y, z], before, above }) => {
      const { position, controllers } = window.headset
      position.set(x, y + above, z + before)
      controllers.right?.position.set(x, y + above / 4, z + before)
    },
    { at, before, above },
  )
  await pointAt(page, at, ['headset'])
}

export async function pressThing(page: Page, thing: string) {
  await pressAt(page, await placeOf(page, thing))
}

async function pressAt(page: Page, at: Place) {
  await pointAt(page, at, ['controller'])
  await select(page)
}

async function pressPanel(page: Page, name: string) {
  const targets = async () => Object.keys(await targetsOf(page))
  await expect.poll(targets).toContain(name)
  const { [name]: at } = await targetsOf(page)
  if (at) await pressAt(page, at)
}

/** Does everything by pointing the controller’s ray at the panel. */
export function byPanel(page: Page): Pick<Hand, 'act' | 'predict' | 'next'> & {
  press(name: string): Promise<void>
} {
  const options = page.locator('[data-panel] [data-step] label')
  const press = (name: string) => pressPanel(page, name)
  return {
    press,
    act: press,
    predict: async (option) => press((await options.nth(option - 1).textContent()) ?? ''),
    next: () => press('Next step'),
  }
}

export const enterRoom = (page: Page) =>
  page.getByRole('button', { name: 'View on your table (AR)' }).press('Enter')

export async function standOnTable(page: Page) {
  await enterRoom(page)
  await expect(page.locator('[data-lesson-ar=on]')).toBeAttached({ timeout: 60_000 })
  await pointAt(page, [0.1, 0, -0.6])
  await expect(bench(page)).toHaveAttribute('data-aims', 'true', { timeout: 30_000 })
  // Where the controller that comes points is not known at once: who presses in that moment presses again.
  await expect(async () => {
    await select(page)
    await expect(bench(page)).toHaveAttribute('data-placed', 'true', { timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}

export async function leaveRoom(page: Page) {
  // What was pressed last may still change what stands on the board, and where.
  let before = ''
  const rests = async () => {
    const [last, now] = [before, JSON.stringify(await targetsOf(page))]
    before = now
    return last === now
  }
  await expect.poll(rests, { intervals: [300], timeout: 20_000 }).toBe(true)
  await pressPanel(page, 'Exit AR')
  await expect(page.locator('[data-lesson-ar=off]')).toBeAttached({ timeout: 20_000 })
}
