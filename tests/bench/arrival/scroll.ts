import { setTimeout as wait } from 'node:timers/promises'
import { inFreshPage } from '../browser.ts'
import { memory, setMemory } from '../in-page.ts'
import type { Bench } from '../options.ts'
import type { Row } from '../row.ts'
import { screens } from './visit.ts'

/** Most script of the main thread, ms a frame in the mean. */
const budget = 4
const [turns, turnPixels, turnMs] = [60, 50, 50]

declare global {
  interface Window {
    benchScrolled?: number
  }
}

/** What the home page's story costs while one scrolls through it. */
export const measureScroll = ({ chromiumPath, origin }: Bench): Promise<Row> =>
  inFreshPage(chromiumPath, screens.desktop, async (page, session) => {
    await page.addInitScript(setMemory, memory.usual)
    await page.goto(origin)
    // Live once its film has ended.
    await page.locator('[data-story-stage=live]').waitFor({ timeout: 60_000 })
    await wait(5000)
    await session.send('Performance.enable', { timeDomain: 'timeTicks' })
    const scriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
    }
    await page.evaluate(() => {
      const count = () => {
        window.benchScrolled = (window.benchScrolled ?? 0) + 1
        requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
    })
    const framesSoFar = () => page.evaluate(() => window.benchScrolled ?? 0)
    const framesBefore = await framesSoFar()
    const before = await scriptMs()
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, turnPixels)
      await wait(turnMs)
    }
    const ms = (await scriptMs()) - before
    const frames = (await framesSoFar()) - framesBefore
    const each = ms / frames
    const scrolled = await page.evaluate(() => scrollY)
    return {
      what: 'home: script of the main thread a frame in the mean, while one scrolls through the story',
      measured: `${each.toFixed(1)} ms (${frames} frames, ${scrolled} px)`,
      budget: `≤ ${budget} ms`,
      holds: each <= budget && scrolled > (turns * turnPixels) / 2,
    }
  })
