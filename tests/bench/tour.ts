import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { hasPanorama, panorama, skipped } from './panorama.ts'
import { type Findings, kilobytes } from './row.ts'
import { threeOf } from './three-of.ts'
import { isScript, listTransfers, recordTraffic, sumBytes } from './traffic.ts'
import { readWatch, waitForRest } from './viewers/rest.ts'
import { watchFrames } from './viewers/watch-frames.ts'

const scriptBudget = 200_000
/** How long the still scene is watched, in ms. */
const stillFor = 5000

/** What the tour loads once a file is opened, and whether it then stands still. */
export async function measureTour({ browser, origin }: Bench): Promise<Findings> {
  if (!hasPanorama()) return { rows: [skipped('tour: 3D chunks and still frames')], raw: null }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    const traffic = await recordTraffic(page)
    await page.goto(`${origin}/property-tours`, { waitUntil: 'networkidle' })
    const before = traffic.transfers().length
    await page.locator('input[type=file]').setInputFiles(panorama.file)
    await waitForRest(page, panorama.texels)
    const scripts = traffic.transfers().slice(before).filter(isScript)
    const chunks = await threeOf(scripts, 'tour')

    const { frames } = await readWatch(page)
    await wait(stillFor)
    const still = (await readWatch(page)).frames - frames
    const bytes = sumBytes(chunks)
    return {
      rows: [
        {
          what: 'tour: 3D chunks (all scripts after a file is opened)',
          measured: `${kilobytes(bytes)} (${kilobytes(sumBytes(scripts))})`,
          budget: `≤ ${scriptBudget / 1000} kB`,
          holds: bytes <= scriptBudget,
          blame: listTransfers(chunks),
        },
        {
          what: `tour: frames of a still scene in ${stillFor / 1000} s`,
          measured: String(still),
          budget: '0',
          holds: still === 0,
        },
      ],
      raw: { scripts, still },
    }
  } finally {
    await context.close()
  }
}
