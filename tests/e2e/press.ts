import type { Page } from '@playwright/test'
import { type PressedControl, watchPresses } from './press-watch.ts'

/** The element that contains the buttons, and how to open the page, at first and whenever a press has left it. */
export interface Place {
  path: string
  /** a selector */
  within: string
  open: () => Promise<unknown>
}

/** More presses than any page has buttons. */
const most = 400
/** How long a press may take to show. Milliseconds. */
const timeoutMs = 4000

/**
 * Presses every button of a page by keyboard, including those that other presses reveal: in dialogs, behind tabs.
 * @returns the names of all buttons, and of those that changed nothing
 */
export async function pressEveryButton(page: Page, { path, within, open }: Place) {
  await page.addInitScript(watchPresses, within)
  const idle = watchRequests(page)
  await open()
  const pressed: PressedControl[] = []
  const doubtful: number[] = []
  while (pressed.length < most) {
    if (new URL(page.url()).pathname !== path) await open()
    await idle()
    const next = await ask.next(
      page,
      pressed.map(({ key }) => key),
    )
    if (next === 'all are done') break
    if (next === 'dialog is done') await page.keyboard.press('Escape')
    // The page was left while it was searched.
    else if (!next) await page.waitForLoadState()
    else {
      pressed.push(next)
      const index = pressed.length - 1
      if (await isAnswered(page, next.key)) continue
      // At once too: another press may take its part of the page away.
      if (!(await isAnsweredAfter(page, pressed, index, [-1]))) doubtful.push(index)
    }
  }
  if (pressed.length >= most) throw new Error(`More than ${most} buttons on ${path}`)
  const dead: string[] = []
  for (const index of doubtful) {
    if (!(await isAnsweredAfter(page, pressed, index, [-1, 1, -2, 2])))
      dead.push(pressed[index]?.name ?? '')
  }
  return { pressed: pressed.map(({ name }) => name), dead }
}

/**
 * What takes something back has nothing to do before that is done: it is tried after each of its neighbours.
 * @param steps  from the button to them
 */
async function isAnsweredAfter(
  page: Page,
  pressed: PressedControl[],
  index: number,
  steps: readonly number[],
): Promise<boolean> {
  const { key } = pressed[index] as PressedControl
  for (const step of steps) {
    const other = pressed[index + step]
    if (!other || !(await ask.again(page, other.key))) continue
    await isAnswered(page, other.key)
    if ((await ask.again(page, key)) && (await isAnswered(page, key))) return true
  }
  return false
}

async function isAnswered(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press('Enter')
  // Nobody answers where the press has led to another document.
  return (await ask.answered(page, key)) ?? true
}

/** What the page is asked. Each answer is null when the page was left meanwhile. */
const ask = {
  next: (page: Page, done: string[]) =>
    page.evaluate((keys) => window.presses.next(keys), done).catch(() => null),
  again: (page: Page, key: string) =>
    page.evaluate((of) => window.presses.again(of), key).catch(() => null),
  answered: (page: Page, key: string) =>
    page
      .evaluate(([of, limit]) => window.presses.answered(of, limit), [key, timeoutMs] as const)
      .catch(() => null),
}

/** @returns a wait, for a second and a half at most, until nothing is being fetched */
function watchRequests(page: Page): () => Promise<void> {
  let pending = 0
  page.on('request', () => {
    pending += 1
  })
  const end = () => {
    pending -= 1
  }
  page.on('requestfinished', end).on('requestfailed', end)
  return async () => {
    for (let waits = 0; pending > 0 && waits < 30; waits += 1) await page.waitForTimeout(50)
  }
}
