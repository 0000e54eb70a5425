import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContextOptions } from '@playwright/test'
import { inFreshPage } from '../browser.ts'
import { memory, setMemory } from '../in-page.ts'
import { lines, playLine } from '../lines.ts'
import type { Bench } from '../options.ts'
import { median, type Row } from '../row.ts'
import { type Tap, tapDelays, tapsByPage, upperQuartile } from './tap-list.ts'
import { type TapPlace, type TapWatch, watchTap } from './watch-tap.ts'

const budgetMs = 200
/** How long a page may take to its first paint, and a tap to its answer, ms. */
const timeoutMs = 20_000

const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>

/** How soon a tap is answered while the page is still loading, on a slow phone whose scenes do not start by themselves. */
export async function measureTaps({ chromiumPath, tlsOrigin }: Bench): Promise<Row[]> {
  const all = Object.entries(tapsByPage).flatMap(([page, taps]) =>
    taps.map((tap) => ({ page, tap })),
  )
  const delays = tapDelays(all.length)
  const found: { time: number; isProgress: boolean; line: string }[] = []
  for (const [at, { page, tap }] of all.entries()) {
    const delay = delays[at] ?? 0
    const watch = await tapOnce(chromiumPath, tlsOrigin + page, tap, delay)
    const { isProgress } = watch
    const isAnswered = watch.answeredAt > 0
    const time = isAnswered ? watch.answeredAt - watch.tappedAt : timeoutMs
    const how = isProgress ? ' (progress)' : watch.missed && ` (hit ${watch.missed})`
    const told = isAnswered ? `${Math.round(time)} ms` : 'no answer'
    const line = `${page}, ${(delay / 1000).toFixed(1)} s: ${tap.control} ${told}${how}`
    // A long part: who waits sees where it is.
    console.log(`  ${line}`)
    found.push({ time, isProgress, line })
  }
  const times = found.map(({ time }) => time)
  const quartile = upperQuartile(times)
  const ms = (figure: number) => `${Math.round(figure)} ms`
  const progress = found.filter(({ isProgress }) => isProgress).length
  return [
    {
      what: `taps: ${all.length} on ${Object.keys(tapsByPage).length} pages, 0.2 to 5 s after the first paint, ${lines.slowPhone.name} → answer or progress, p75`,
      measured: `${ms(quartile)} (median ${ms(median(times))}, slowest ${ms(Math.max(...times))}; ${progress} by progress)`,
      budget: `≤ ${budgetMs} ms`,
      holds: quartile <= budgetMs,
      blame: found.toSorted((a, b) => b.time - a.time).map(({ line }) => line),
    },
  ]
}

/** Opens a page as for the first time and taps once, so long after its first paint. @param delay  ms */
const tapOnce = (executablePath: string, url: string, tap: Tap, delay: number): Promise<TapWatch> =>
  inFreshPage(
    executablePath,
    { ...screens[tap.wide ? 'wide' : 'phone'], hasTouch: true },
    async (page, session) => {
      let place: TapPlace | undefined
      const painted = new Promise<void>((resolve) => {
        session.on('Runtime.bindingCalled', ({ payload }) => {
          place = JSON.parse(payload) as TapPlace
          resolve()
        })
      })
      await session.send('Runtime.enable')
      await session.send('Runtime.addBinding', { name: 'benchTapPlace' })
      await page.addInitScript(setMemory, memory.small)
      await page.addInitScript(watchTap, tap)
      await playLine(session, lines.slowPhone)
      await page.goto(url, { waitUntil: 'commit' })
      await Promise.race([painted, wait(timeoutMs, undefined, { ref: false })])
      if (!place) throw new Error(`${url} has no ${tap.control}`)
      await wait(Math.max(0, place.paintedAt + delay - Date.now()))
      const point = { x: Math.round(place.x), y: Math.round(place.y) }
      // Not one after the other's answer: the page may be busy, the finger is not.
      await Promise.all([
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ])
      const isOver = () =>
        Boolean(window.benchTap?.missed) || (window.benchTap?.answeredAt ?? 0) > 0
      const over = page.waitForFunction(isOver, undefined, { polling: 100, timeout: timeoutMs })
      await over.catch(() => {})
      const watch = await page.evaluate(() => window.benchTap)
      if (!watch) throw new Error(`${url} was left by the tap on ${tap.control}`)
      return watch
    },
  )
