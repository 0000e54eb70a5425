import type { Page } from '@playwright/test'
import type { Hand } from '../e2e/lesson-hands.ts'
import { expect } from '../setup/test.ts'
import { pointAt, select } from './headset.ts'

type Place = [number, number, number]

interface Cell {
  id: string
  label: string
}

const bench = (page: Page) => page.locator('[data-lesson-ar]')

/** The page of the board that is shown: what stands on it, and where in the room its buttons are. */
async function boardOf(page: Page) {
  const told = await bench(page).evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  const labels: Record<string, string> = JSON.parse(told.labels ?? '{}')
  return {
    targets: JSON.parse(told.targets ?? '{}') as Record<string, Place>,
    cells: Object.entries(labels).map(([id, label]): Cell => ({ id, label })),
  }
}

/** Where in the room the middle of a thing of the set was when it was stood there. */
async function placeOf(page: Page, thing: string): Promise<Place> {
  const things: Record<string, Place> = JSON.parse(
    (await bench(page).getAttribute('data-things')) ?? '{}',
  )
  const at = things[thing]
  if (!at) throw new Error(`no ${thing} among ${Object.keys(things).join(', ')}`)
  return at
}

/** Brings eyes and hand to a thing of the set: near before it, the eyes a little above it; metres. */
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

/** Turns the pages of the board until it is there. @returns its id, and where in the room it is */
async function find(page: Page, what: string, idOf: (cells: Cell[]) => string | undefined) {
  let board = await boardOf(page)
  for (let turned = 0; turned < 8; turned += 1) {
    const id = idOf(board.cells) ?? ''
    const at = board.targets[id]
    if (at) return { id, at }
    if (!board.targets.more) break
    await pressAt(page, board.targets.more)
    board = await boardOf(page)
  }
  throw new Error(`no ${what} on the board: ${board.cells.map(({ label }) => label).join(' · ')}`)
}

const findButton = (page: Page, id: string) =>
  find(page, id, (cells) => cells.find((cell) => cell.id === id)?.id)

async function pressAt(page: Page, at: Place) {
  await pointAt(page, at, ['controller'])
  await select(page)
}

async function pressPanel(page: Page, id: string) {
  await pressAt(page, (await findButton(page, id)).at)
}

/** By the ray of a controller on the board in the room, and nothing else. */
export function byPanel(page: Page): Pick<Hand, 'act' | 'predict' | 'next'> {
  return {
    async act(name) {
      const idOf = (cells: Cell[]) =>
        cells.find(({ id, label }) => id.startsWith('do ') && label === name)?.id
      await pressAt(page, (await find(page, name, idOf)).at)
    },
    predict: (option) => pressPanel(page, `predict ${option - 1}`),
    next: () => pressPanel(page, 'next'),
  }
}

export const enterRoom = (page: Page) =>
  page.getByRole('button', { name: 'Stand it on my table (AR)' }).press('Enter')

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
    const [last, now] = [before, JSON.stringify(await boardOf(page))]
    before = now
    return last === now
  }
  await expect.poll(rests, { intervals: [300], timeout: 20_000 }).toBe(true)
  const { at } = await findButton(page, 'leave')
  await pressAt(page, at)
  await expect(page.locator('[data-lesson-ar=off]')).toBeAttached({ timeout: 20_000 })
}
