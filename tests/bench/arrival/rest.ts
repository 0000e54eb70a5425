import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { inFreshPage } from '../browser.ts'
import { memory, setMemory } from '../in-page.ts'
import type { Bench } from '../options.ts'
import type { Row } from '../row.ts'
import type { FirstScreen } from './first-screens.ts'
import { screens, waitForScene } from './visit.ts'
import { watchArrival } from './watch-arrival.ts'

/** Most of the main thread that a screen at rest may take. */
const budget = 0.05
/** How long is looked, and how long after the scene came all movement of its own has ended, ms. */
const [spanMs, movingMs] = [5000, 12_000]

/** What a first screen costs once nothing moves in it, and while it moves out of view. */
export const measureRest = (
  { chromiumPath, origin }: Bench,
  { name, address, place, live }: FirstScreen,
): Promise<Row> =>
  inFreshPage(chromiumPath, screens.desktop, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(setMemory, memory.usual)
    await page.addInitScript(watchArrival, live)
    const url = new URL(address, origin)
    url.searchParams.set('stats', '')
    await page.goto(url.href)
    if (!(await waitForScene(page))) throw new Error(`The scene of ${url} did not come again`)
    const frames = () => framesOf(page, place)
    // While it would still move by itself.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await wait(1000)
    const away = await during(frames)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await wait(movingMs)
    const ahead = await busyMs(session)
    const still = await during(frames)
    const busy = ((await busyMs(session)) - ahead) / spanMs
    return {
      what: `${name}: main thread busy at rest · frames in 5 s · the same out of view`,
      measured: `${(busy * 100).toFixed(1)} % · ${still} · ${away}`,
      budget: `≤ ${budget * 100} % · 0 · 0`,
      holds: busy <= budget && still === 0 && away === 0,
    }
  })

/** By how much a figure grows in a while. */
async function during(count: () => Promise<number>): Promise<number> {
  const before = await count()
  await wait(spanMs)
  return (await count()) - before
}

/** Frames that the stages of a place have drawn, which they tell by `?stats`. @throws Error when there is no stage */
const framesOf = (page: Page, place: string): Promise<number> =>
  page.locator(`${place} [data-stage]`).evaluateAll((stages) => {
    if (stages.length === 0) throw new Error('There is no stage')
    const told = stages.map((stage) => Number((stage as HTMLElement).dataset.frames ?? 0))
    return told.reduce((sum, each) => sum + each, 0)
  })

/** ms of processor time that the page's main thread has spent in tasks so far. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN)
}
