import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type LessonId, lessonIds, lessonPath } from '../../../src/site/lessons.ts'
import { byCommands } from '../../e2e/lesson-hands.ts'
import { tabTo } from '../../e2e/on-page.ts'
import { wholeLesson } from '../../e2e/whole-lessons.ts'
import { chromiumFlags } from '../../setup/chromium-flags.ts'
import type { Bench } from '../options.ts'
import { listed, median, medianRatio, type Row } from '../row.ts'
import { measureDrag, scriptMs, type Watcher } from '../viewers/drag.ts'
import { type RendererWatch, watchRenderer } from './watch-renderer.ts'

/**
 * Times as much JavaScript as bare three; ms of JavaScript a frame while an experiment runs, a quarter of what a frame has
 * where there are 60 a second; draw calls; triangles.
 */
const budgets = { ratio: 1.15, running: 1000 / 60 / 4, calls: 150, triangles: 200_000 }
/** For graphics in software on a busy machine, ms. */
const timeoutMs = 60_000

/**
 * Nothing is rasterised: what a graphics card does is no part of JavaScript, and in software it would take nearly all of
 * the time. three.js and the lesson issue every call as ever, and both sides are spared the same.
 */
const flags = [...chromiumFlags, '--disable-gl-drawing-for-tests', '--disable-gpu-compositing']

/** What each lesson's frames cost beside bare three, and how heavy the heaviest of them is. */
export async function measureLessons({ chromiumPath, origin, options }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  try {
    const rows: Row[] = []
    for (const id of lessonIds)
      rows.push(...(await measureLesson(browser, origin, id, options.rounds)))
    return rows
  } finally {
    await browser.close()
  }
}

async function measureLesson(browser: Browser, origin: string, id: LessonId, rounds: number) {
  const within = <Result>(what: (page: Page) => Promise<Result>) =>
    inLesson(browser, origin, id, what)
  const [turned, light] = await within(
    async (page) => [await turn(page, rounds), await readRenderer(page)] as const,
  )
  const experiment = experiments[id]
  const running = experiment && (await within((page) => run(page, experiment, rounds)))
  const done = await within(async (page) => {
    // By commands, from its first step to the end of its quiz. Each thing stands at once where it would have come to:
    // software takes long for the frames between.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await tabTo(page, page.getByLabel('Command', { exact: true }))
    await wholeLesson(page, id).doAll(byCommands(page))
    return readRenderer(page)
  })
  const calls = Math.max(light.calls, done.calls)
  const triangles = Math.max(light.triangles, done.triangles)
  if (!(calls > 0 && triangles > 0)) throw new RangeError(`Nothing was drawn of ${id}`)
  const thousands = (figure: number) => `${Math.round(figure / 1000)} k`
  const beside = compare(turned)
  const rows: Row[] = [
    {
      what: `lesson ${id}: JavaScript a frame while turning, beside bare three`,
      ...beside.told,
      budget: `≤ ${budgets.ratio}×`,
      holds: beside.ratio <= budgets.ratio,
    },
  ]
  // Bare three neither computes an experiment nor writes down what its instruments show: that ratio is only told.
  if (running)
    rows.push({
      what: `lesson ${id}: JavaScript a frame while its experiment runs, all of it`,
      ...compare(running).told,
      budget: `≤ ${budgets.running.toFixed(1)} ms`,
      holds: Math.max(...running.lesson) <= budgets.running,
    })
  rows.push({
    what: `lesson ${id}: draw calls · triangles, most`,
    measured: `${calls} · ${thousands(triangles)}`,
    budget: `≤ ${budgets.calls} · ≤ ${thousands(budgets.triangles)}`,
    holds: calls <= budgets.calls && triangles <= budgets.triangles,
    blame: [`${calls} draw calls and ${triangles} triangles in the heaviest frame`],
  })
  return rows
}

/** ms of JavaScript a frame, one figure a round: of a lesson, and of bare three drawing the same in the same rounds. */
interface Compared {
  lesson: number[]
  bare: number[]
}

/** Of both ways to look at the rounds the worse one counts: a verdict must not hang on noise. */
function compare({ lesson, bare }: Compared) {
  const ratio = median(lesson) / median(bare)
  const ms = (figures: number[]) => `${median(figures).toFixed(2)} ms`
  const measured = `${ms(lesson)} : ${ms(bare)} = ${ratio.toFixed(2)}×`
  const blame = [`the lesson: ${listed(lesson, 3)}`, `bare three: ${listed(bare, 3)}`]
  return { ratio: Math.max(ratio, medianRatio(lesson, bare)), told: { measured, blame } }
}

/** In a lesson that has just been started, by somebody who was never there before. */
async function inLesson<Result>(
  browser: Browser,
  baseURL: string,
  id: LessonId,
  what: (page: Page) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchRenderer)
    await page.goto(lessonPath(id), { waitUntil: 'networkidle' })
    // The first sign of life, with which the page's own code comes.
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 310)
    await page.getByRole('button', { name: 'Start lesson' }).click({ timeout: timeoutMs })
    await page.locator('[data-scene=ready]').waitFor({ state: 'attached', timeout: timeoutMs })
    await waitForRest(page)
    // What is made once, such as what shines back in glass, is no part of a frame.
    await tellRenderer(page, { calls: 0, triangles: 0 })
    return await what(page)
  } catch (error) {
    throw new Error(`The lesson ${id} did not get through`, { cause: error })
  } finally {
    await context.close()
  }
}

/** @throws Error when the page was opened without `watchRenderer` */
async function readRenderer(page: Page): Promise<Omit<RendererWatch, 'path'>> {
  const watch = await page.evaluate(
    () => window.benchRenderer && { ...window.benchRenderer, path: [] },
  )
  if (!watch) throw new Error('The page is not watched')
  return watch
}

/** Sets what is known, and who draws. */
const tellRenderer = (page: Page, told: Partial<RendererWatch>): Promise<void> =>
  page.evaluate((news) => void Object.assign(window.benchRenderer ?? {}, news), told)

const framesOf = async (page: Page): Promise<number> => (await readRenderer(page)).frames

/** Waits until no new frame has come for half a second. */
async function waitForRest(page: Page): Promise<void> {
  for (let before = -1, frames = await framesOf(page); frames !== before; ) {
    before = frames
    await wait(500)
    frames = await framesOf(page)
  }
}

/** The picture turns when the eye does: a screenshot would cost software more than the drag. */
const watcher: Watcher = {
  countFrames: framesOf,
  look: async (page) => (await readRenderer(page)).eye.join(),
}

/** How an experiment is set going and stopped, in words of command. */
interface Experiment {
  /** Before the first time. */
  ready: readonly string[]
  start: string
  stop: string
  /** Before each next time. */
  again: string
}

/** Of the lessons in which something moves for longer than a few seconds: a pendulum swings, a burette runs. */
const experiments: Partial<Record<LessonId, Experiment>> = {
  motion: { ready: [], start: 'start', stop: 'pause', again: 'begin again' },
  titration: {
    ready: ['goggles', 'rinse', 'fill', 'air out', 'fresh flask'],
    ...{ start: 'open tap', stop: 'close the tap', again: 'fresh flask' },
  },
}

/** What is measured in rounds. Both give ms of JavaScript a frame; while bare three draws, the lesson is to keep still. */
interface Sides {
  prepare?: () => Promise<void>
  byLesson: () => Promise<number>
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
function turn(page: Page, rounds: number): Promise<Compared> {
  const byBareThree = () => measureDrag(page, watcher)
  const byLesson = async () => {
    // With nothing chosen: a name over a thing is the page's, and bare three would have to write it too.
    await page.getByRole('application').press('0')
    await waitForRest(page)
    await tellRenderer(page, { path: [] })
    return measureDrag(page, watcher)
  }
  return inTurn(page, rounds, { byLesson, byBareThree })
}

/** Lets the experiment of a lesson run, and bare three draw what then stands there as often as the browser lets it. */
async function run(page: Page, experiment: Experiment, rounds: number): Promise<Compared> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const line = page.getByLabel('Command', { exact: true })
  const say = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await line.fill(text)
      await line.press('Enter')
    }
  }
  /** ms of JavaScript a frame of what is going on. @throws Error when hardly anything is drawn */
  const cost = async () => {
    // So that code is compiled.
    await wait(400)
    const [script, frames] = [await scriptMs(session), await framesOf(page)]
    for (let waited = 0; waited < timeoutMs / 2; waited += 500) {
      await wait(500)
      const [now, drawn] = [await scriptMs(session), (await framesOf(page)) - frames]
      if (drawn >= 100) return (now - script) / drawn
    }
    throw new Error('Hardly a frame was drawn')
  }
  await say(...experiment.ready)
  return inTurn(page, rounds, {
    prepare: () => say(experiment.again),
    byLesson: async () => {
      await waitForRest(page)
      await tellRenderer(page, { path: [] })
      await say(experiment.start)
      const found = await cost()
      await say(experiment.stop)
      return found
    },
    byBareThree: async () => {
      await tellRenderer(page, { goesOn: true })
      const found = await cost()
      await tellRenderer(page, { goesOn: false })
      return found
    },
  })
}
