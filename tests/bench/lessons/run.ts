import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { LessonId } from '../../../src/site/lessons.ts'
import { measureDrag, readFigures } from '../viewers/drag.ts'
import { readRenderer, tellRenderer, waitForRest, watcher } from './renderer.ts'
import type { Compared, LessonCost } from './rows.ts'

/** How an experiment is set going and stopped, in words of command. */
interface Experiment {
  /** Before the first time. */
  ready: readonly string[]
  start: string
  stop: string
  /** Before each next time. */
  again: readonly string[]
}

/** Of the lessons in which something moves for longer than a few seconds: a pendulum swings, a burette runs. */
const experiments: Partial<Record<LessonId, Experiment>> = {
  motion: { ready: [], start: 'start', stop: 'pause', again: ['begin again'] },
  titration: {
    ready: ['goggles', 'rinse', 'fill', 'air out', 'fresh flask'],
    start: 'open tap',
    stop: 'close the tap',
    again: ['fresh flask'],
  },
}

export const runs = (id: LessonId): boolean => experiments[id] !== undefined

/** ms before the figures are taken, so that code is compiled, and from one look at how many frames there were to the next. */
const length = { warm: 400, look: 500 }
/** Frames that are measured at least, and ms in which they must have come. */
const frames = { least: 100, within: 30_000 }

/** What is measured in rounds. All of them give ms of JavaScript a frame. */
interface Sides {
  /** Before each round. */
  prepare?: () => Promise<void>
  byLesson: () => Promise<number>
  /** While the lesson is to keep still. */
  byBareThree: () => Promise<number>
}

/** Both in turn; each of a round's two begins every other one. */
async function inTurn(page: Page, rounds: number, sides: Sides): Promise<Compared> {
  const byBareThree = async () => {
    await waitForRest(page)
    await tellRenderer(page, { strays: 0, isBare: true })
    const cost = await sides.byBareThree()
    const { strays } = await readRenderer(page)
    await tellRenderer(page, { isBare: false })
    if (strays > 0) throw new Error(`The lesson drew ${strays} frames that it was not asked for`)
    return cost
  }
  const compared: Compared = { lesson: [], bare: [] }
  // So that all code is compiled, and there is a way of the eye to follow.
  await sides.byLesson()
  await byBareThree()
  for (let round = 0; round < rounds; round += 1) {
    await sides.prepare?.()
    const bareFirst = round % 2 === 1
    if (bareFirst) compared.bare.push(await byBareThree())
    compared.lesson.push(await sides.byLesson())
    if (!bareFirst) compared.bare.push(await byBareThree())
  }
  return compared
}

/** Turns a lesson by drags. */
export async function turn(page: Page, rounds: number): Promise<LessonCost> {
  const drag = async () => (await measureDrag(page, watcher)).script
  const turned = await inTurn(page, rounds, {
    byLesson: async () => {
      // With nothing chosen: a name over a thing is the page's, and bare three would have to write it too.
      await page.getByRole('application').press('0')
      await waitForRest(page)
      await tellRenderer(page, { path: [] })
      return drag()
    },
    byBareThree: drag,
  })
  const { calls, triangles } = await readRenderer(page)
  return { turned, calls, triangles }
}

/** Lets the experiment of a lesson run, and bare three draw what then stands there as often as the browser lets it. */
export async function run(page: Page, id: LessonId, rounds: number): Promise<Compared> {
  const experiment = experiments[id]
  if (!experiment) throw new RangeError(`Nothing runs in ${id}`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const line = page.getByLabel('Command', { exact: true })
  const say = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await line.fill(text)
      await line.press('Enter')
    }
  }
  await say(...experiment.ready)
  return inTurn(page, rounds, {
    prepare: () => say(...experiment.again),
    byLesson: async () => {
      await waitForRest(page)
      await tellRenderer(page, { path: [] })
      await say(experiment.start)
      const cost = await costOf(page, session)
      await say(experiment.stop)
      return cost
    },
    byBareThree: async () => {
      await tellRenderer(page, { goesOn: true })
      const cost = await costOf(page, session)
      await tellRenderer(page, { goesOn: false })
      return cost
    },
  })
}

/** ms of JavaScript a frame of what is going on. @throws Error when hardly anything is drawn */
async function costOf(page: Page, session: CDPSession): Promise<number> {
  const figures = async () => readFigures(session, (await readRenderer(page)).frames)
  await wait(length.warm)
  const before = await figures()
  for (let waited = 0; waited < frames.within; waited += length.look) {
    await wait(length.look)
    const now = await figures()
    const drawn = now.frames - before.frames
    if (drawn >= frames.least) return (now.script - before.script) / drawn
  }
  throw new Error(`Fewer than ${frames.least} frames were drawn in ${frames.within} ms`)
}
