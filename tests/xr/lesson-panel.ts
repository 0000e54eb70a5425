import type { Page } from '@playwright/test'
import { strideNames, stridesOf } from '../../src/scenes/classrooms/common/model/strides.ts'
import type { LessonId } from '../../src/site/lessons.ts'
import type { Hand } from '../e2e/lesson-hands.ts'
import { lessonWords } from '../e2e/lesson-kept.ts'
import { expect } from '../setup/test.ts'
import { pointAt, select, selectTimes, trigger } from './headset.ts'

type Place = [number, number, number]

/** A button of the board, or a mere label, which has no id. */
interface Cell {
  id: string
  label: string
}

/** What a lesson tells of its board in the room. */
const bench = (page: Page) => page.locator('[data-lesson-ar]')

/** The page of the board that is shown: what stands on it, and where in the room its buttons are. */
async function boardOf(page: Page) {
  const told = await bench(page).evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  const labels: [string, string][] = JSON.parse(told.labels ?? '[]')
  return {
    targets: JSON.parse(told.targets ?? '{}') as Record<string, Place>,
    cells: labels.map(([id, label]): Cell => ({ id, label })),
    paragraphs: JSON.parse(told.paragraphs ?? '[]') as string[],
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

/** Presses a thing of the set itself by the controller's ray. */
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

/** Points the controller there and pulls its trigger, in as few frames as can be: software draws them slowly. */
async function pressAt(page: Page, at: Place, times = 1) {
  await pointAt(page, at, ['controller'], 1)
  await selectTimes(page, times)
}

/** Presses a button of the panel by the controller's ray. */
export async function pressPanel(page: Page, id: string, times = 1) {
  const { at } = await findButton(page, id)
  await pressAt(page, at, times)
}

/** By the ray of a controller on the board in the room, and nothing else. */
export function byPanel(page: Page): Hand {
  /** Presses what is written so, among the buttons of a kind. */
  const pressNamed = async (kind: string, name: string) => {
    const { at } = await find(
      page,
      name,
      (cells) => cells.find(({ id, label }) => id.startsWith(`${kind} `) && label === name)?.id,
    )
    await pressAt(page, at)
  }
  return {
    act: (name) => pressNamed('do', name),
    within: (_thing, name) => pressNamed('do', name),
    choose: (_group, option) => pressNamed('choose', option),
    async set(name, value) {
      // Where it stands can be read on the board too; the page's own slider has it as a number, with its ends.
      const slider = page.getByRole('slider', { name, exact: true })
      const [min = 0, max = 0, step = 1] = await slider.evaluate((range: HTMLInputElement) =>
        [range.min, range.max, range.step].map(Number),
      )
      const { id } = await find(page, name, (cells) => {
        const at = cells.findIndex((cell) => !cell.id && cell.label.startsWith(`${name}: `))
        return at < 0 ? undefined : cells[at + 1]?.id
      })
      const strides = stridesOf((max - min) / step)
      const stepsTo = async () =>
        Math.round((value - Number(await slider.inputValue())) / step) || 0
      for (const [size, stride] of [...strides.entries()].toReversed()) {
        const left = await stepsTo()
        const times = Math.floor(Math.abs(left) / stride)
        if (times === 0) continue
        const way = left > 0 ? 'more' : 'less'
        await pressPanel(page, `${strideNames[size]}${way} ${id.split(' ')[1]}`, times)
        await expect.poll(stepsTo, { message: name }).toBe(left % stride || 0)
      }
    },
    predict: (option) => pressPanel(page, `predict ${option - 1}`),
    next: () => pressPanel(page, 'next'),
    answer: (_question, option) => pressPanel(page, `answer ${option - 1}`),
    check: () => pressPanel(page, 'check'),
    retry: () => pressPanel(page, 'retry'),
  }
}

/** Asks for the room. */
export const enterRoom = (page: Page) =>
  page.getByRole('button', { name: 'Stand it on my table (AR)' }).press('Enter')

/** Enters the room with a lesson that is started, and stands its set on a table there. */
export async function standOnTable(page: Page) {
  await enterRoom(page)
  await expect(page.locator('[data-lesson-ar=on]')).toBeAttached({ timeout: 60_000 })
  await pointAt(page, [0.1, 0, -0.6])
  await expect(bench(page)).toHaveAttribute('data-aims', 'true', { timeout: 30_000 })
  await select(page)
  await expect(bench(page)).toHaveAttribute('data-placed', 'true', { timeout: 30_000 })
}

/** Leaves the room by the panel; the page is back then. */
export async function leaveRoom(page: Page) {
  const { at } = await findButton(page, 'leave')
  await pointAt(page, at, ['controller'])
  // The session is over before the trigger comes back.
  await trigger(page, 1)
  await expect(page.locator('[data-lesson-ar=off]')).toBeAttached({ timeout: 20_000 })
}

/** Looks back on the board: the reason of each answer, and what was found in each step. */
export async function looksBack(page: Page, id: LessonId) {
  const words = lessonWords(id)
  const reasons = [
    ...words.quiz.map(({ why }) => why),
    ...words.steps.map(({ explain }) => explain),
  ]
  for (const reason of reasons) {
    await pressPanel(page, 'look')
    await expect.poll(async () => (await boardOf(page)).paragraphs).toContain(reason)
  }
}
